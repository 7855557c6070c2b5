import { act, render } from "@testing-library/react";
import { registerVerbs } from "../../verbs/verbs.ts";
import { moreVerbs } from "../../verbs/more-verbs.ts";
import type { Answer } from "../../api/answer.ts";
import { Client } from "../../api/client.ts";
import { Compiler } from "../../compile/compile.ts";
import { noBridge } from "../../bridge/bridge.ts";
import { DocumentStore } from "../../document/document-store.ts";
import type { PublishedEntry } from "../../document/published.ts";
import type { NodeDocument } from "../../document/grammar/node.ts";
import type {
  Brand,
  DecisionDocument,
  DialogDocument,
  PartDocument,
  RuleDocument,
  ScreenDocument,
} from "../../document/types.ts";
import { noHost } from "../../host/no-host.ts";
import { Engine } from "../../runtime/engine.ts";
import { AppState } from "../../state/app-state.ts";
import type { WidgetComponent } from "../../widget/widget.ts";
import { WidgetRegistry } from "../../widget/widget-registry.ts";
import { EngineRoot } from "../engine-root.tsx";
import { testWidgets } from "./test-widgets.tsx";

registerVerbs(moreVerbs);

type Answers = Record<string, (body: Readonly<Record<string, unknown>>) => Promise<Answer>>;

interface TestAppOptions {
  readonly screen?: Partial<ScreenDocument>;
  readonly rules?: readonly RuleDocument[];
  readonly parts?: readonly PartDocument[];
  readonly dialogs?: readonly DialogDocument[];
  readonly decisions?: readonly DecisionDocument[];
  readonly catalogue?: readonly PublishedEntry[];
  /** What each run of a call comes to, by the call's id. */
  readonly answers?: Answers;
}

const brand: Brand = {
  name: "Test",
  theme: {},
  home: { order: [] },
  menus: {},
  tabs: { order: [], items: {} },
  flags: {},
  routes: { home: "/home", login: "/login", disabled: "/off" },
  lists: { allowList: ["pay.example.com"] },
};

class AnsweringClient extends Client {
  readonly #answers: Answers;

  constructor(answers: Answers) {
    super({
      call: () => undefined,
      defaults: () => ({}),
      identity: () => "",
      sender: () => Promise.reject(new Error("a test calls nobody")),
    });
    this.#answers = answers;
  }

  override run = async (id: string, body: Readonly<Record<string, unknown>> = {}): Promise<Answer> => {
    const answer = this.#answers[id];
    if (!answer) throw new Error(`no answer for ${id}`);
    return answer(body);
  };
}

/** A running app around one screen, with the test widgets; `renders` names each widget that renders. */
export async function testApp(children: readonly NodeDocument[], options: TestAppOptions = {}) {
  const { screen = {}, rules = [], parts = [], dialogs = [], decisions = [], catalogue = [], answers = {} } = options;
  const document = { id: "test", route: "/test", access: "any", title: "Test", ...screen, children };
  const known = new Map(parts.map((part) => [part.id, part]));
  const compiler = new Compiler((id) => known.get(id));
  const compiled = compiler.screen(document as ScreenDocument);
  const byId = <T extends { id: string }>(list: readonly T[]) => Object.fromEntries(list.map((one) => [one.id, one]));
  const documents = new DocumentStore(
    {
      id: "test",
      routes: [{ id: "test", route: "/test", access: "any", pack: "shared" }],
      vocabulary: 1,
      catalogue: { id: "errors", entries: catalogue },
      packs: {},
    },
    {
      screens: { test: compiled },
      rules: byId(rules.map(compiler.rule)),
      dialogs: byId(dialogs.map(compiler.dialog)),
      decisions: byId(decisions.map(compiler.decision)),
    },
    () => Promise.resolve({}),
  );
  const renders: string[] = [];
  const faults: Readonly<Record<string, unknown>>[] = [];
  const went: string[] = [];
  const focused: string[] = [];
  const opened: string[] = [];
  const tracked: string[] = [];
  const widgets = testWidgets((name) => renders.push(name));
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
    widgets: new WidgetRegistry(widgets as Record<string, WidgetComponent>),
    chrome: {
      header: "header",
      tabs: "",
      toast: "",
      dialog: "box",
      failure: "failure",
      menuEntry: "",
      bar: "",
      bars: [],
    },
    client: new AnsweringClient(answers),
    host: {
      ...noHost,
      open: (url) => void opened.push(url),
      copy: async () => true,
      focusFirst: (ids) => void focused.push(ids[0] ?? ""),
    },
    bridge: noBridge,
    toastTiming: { base: 3000, perCharacter: 50, characters: 60 },
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
  // What nobody has is looked for once, and missing from then on.
  const strange = engine.widgets.missing(engine.bound(compiled.children).widgets);
  if (strange.length > 0) await engine.widgets.load(strange);
  if (!engine.arrivals.begin("/test")) throw new Error("the test screen did not begin");
  const { stage } = engine;
  if (stage.kind !== "visit") throw new Error("the test screen is not shown");
  const { visit } = stage;
  const view = render(<EngineRoot engine={engine} />);
  await act(() => engine.arrivals.entered());
  /** Renders until now are forgotten; gives those that an act causes. */
  const rendersOf = async (doing: () => unknown): Promise<string[]> => {
    renders.length = 0;
    await act(async () => void doing());
    return [...renders];
  };
  const write = (path: string, value: unknown) => act(() => visit.session.write(path, value));
  return { ...view, engine, visit, renders, rendersOf, faults, went, focused, opened, tracked, write, answers };
}
