import type { Answer } from "../../api/answer.ts";
import { Client } from "../../api/client.ts";
import { noBridge } from "../../bridge/bridge.ts";
import type { DocumentStore } from "../../document/document-store.ts";
import type { Brand } from "../../document/types.ts";
import { noHost } from "../../host/no-host.ts";
import { Engine } from "../../runtime/engine.ts";
import { AppState } from "../../state/app-state.ts";
import { moreVerbs } from "../../verbs/more-verbs.ts";
import { registerVerbs } from "../../verbs/verbs.ts";
import type { WidgetComponent } from "../../widget/widget.ts";
import { WidgetRegistry } from "../../widget/widget-registry.ts";

registerVerbs(moreVerbs);

/** What each run of a call comes to, by the call's id. */
export type Answers = Record<string, (body: Readonly<Record<string, unknown>>) => Promise<Answer>>;

const brand: Brand = {
  name: "Test",
  theme: {},
  home: { order: [] },
  menus: {},
  tabs: { order: [], items: {} },
  flags: {},
  routes: { home: "/home", login: "/login", disabled: "/off", entry: "/entry" },
  lists: { allowList: ["pay.example.com"] },
};

class AnsweringClient extends Client {
  readonly #answers: Answers;
  readonly #pages: Readonly<Record<string, string>>;

  constructor(answers: Answers, pages: Readonly<Record<string, string>>) {
    super({
      call: () => undefined,
      defaults: () => ({}),
      identity: () => "",
      sender: () => Promise.reject(new Error("a test calls nobody")),
    });
    this.#answers = answers;
    this.#pages = pages;
  }

  override pages = (id: string): string | undefined => this.#pages[id];

  override run = async (id: string, body: Readonly<Record<string, unknown>> = {}): Promise<Answer> => {
    const answer = this.#answers[id];
    if (!answer) throw new Error(`no answer for ${id}`);
    return answer(body);
  };
}

interface TestHistory {
  readonly pages?: Readonly<Record<string, string>>;
  readonly entry?: Record<string, unknown>;
}

/** An engine that notes what it does to the world around it. */
export function testEngine(
  documents: DocumentStore,
  widgets: Readonly<Record<string, WidgetComponent>>,
  answers: Answers,
  { pages = {}, entry = {} }: TestHistory = {},
) {
  const faults: Readonly<Record<string, unknown>>[] = [];
  const went: string[] = [];
  const focused: string[] = [];
  const opened: string[] = [];
  const tracked: string[] = [];
  const engine = new Engine({
    brand,
    state: new AppState({}),
    documents,
    texts: {
      language: "en_US",
      text: (key, args) => (args && Object.keys(args).length > 0 ? `${key} ${JSON.stringify(args)}` : key),
      add: () => undefined,
      has: () => true,
      use: async () => undefined,
    },
    widgets: new WidgetRegistry(widgets),
    chrome: {
      header: "header",
      tabs: "",
      toast: "",
      dialog: "box",
      failure: "failure",
      menuEntry: "",
      more: "more",
      bar: "",
      bars: [],
    },
    client: new AnsweringClient(answers, pages),
    host: {
      ...noHost,
      noted: (name) => entry[name],
      note: (name, value) => void (entry[name] = value),
      open: (url) => void opened.push(url),
      copy: async () => true,
      focusFirst: (ids) => void focused.push(ids[0] ?? ""),
    },
    bridge: noBridge,
    toastTiming: { base: 3000, perCharacter: 50, characters: 60 },
    pageInitDelay: 0,
    locale: (texts) => ({
      language: texts.language,
      text: texts.text,
      money: String,
      date: String,
      dateTime: String,
      dateWords: String,
      number: String,
    }),
    loadTexts: async () => undefined,
    track: (event, data) => {
      tracked.push(event);
      if (event === "fault") faults.push(data);
    },
    keptOnLogout: [],
  });
  engine.navigator = { ...engine.navigator, go: (target) => void went.push(target) };
  return { engine, faults, went, focused, opened, tracked };
}
