import {
  AppState,
  type Brand,
  Client,
  DocumentStore,
  Engine,
  type Host,
  OnceKeys,
  type ScreenDocument,
  Texts,
  noBridge,
  WidgetRegistry,
} from "../../../engine/index.ts";
import { cities } from "../workload.ts";
import { messages, rules } from "./documents.ts";
import { benchWidgets } from "./widgets.tsx";

const brand: Brand = {
  name: "Bench",
  theme: {},
  home: { order: [] },
  menus: {},
  tabs: { order: [], items: {} },
  routes: { home: "/", login: "/" },
  lists: { allowList: [] },
  constants: { cities },
};

/** The whole engine, as an app composes it, around one screen. */
export function benchEngine(screen: ScreenDocument, host: Host): Engine {
  const { id, route, access } = screen;
  const documents = new DocumentStore(
    {
      id: "bench",
      routes: [{ id, route, access, pack: "shared" }],
      catalogue: { id: "errors", version: 1, entries: [] },
      packs: {},
    },
    { screens: { [id]: screen }, rules: Object.fromEntries(rules.map((rule) => [rule.id, rule])) },
    () => Promise.resolve({}),
  );
  const table = Object.fromEntries(Object.entries(messages).map(([key, text]) => [`bench.${key}`, text]));
  const texts = new Texts("en_US", { ...table, "bench.title": "Bench" }, () => undefined);
  const client = new Client({
    call: documents.call,
    contract: {
      request: (_call, body) => Promise.resolve(body),
      response: (_call, content) => Promise.resolve({ content, faults: [] }),
      secrets: () => Promise.resolve([]),
    },
    onceKeys: new OnceKeys(undefined),
    address: ({ path }) => path,
    headers: () => ({}),
    defaults: () => ({}),
    timeout: 40_000,
    fetch: (...request) => fetch(...request),
    report: () => undefined,
    identity: () => "",
  });
  return new Engine({
    brand,
    state: new AppState({}),
    documents,
    texts,
    widgets: new WidgetRegistry(benchWidgets),
    chrome: { header: "", tabs: "", toast: "", dialog: "", failure: "", menuEntry: "" },
    client,
    host,
    bridge: noBridge,
    toastTiming: { base: 3000, perCharacter: 50, characters: 60 },
    locale: (current) => ({
      language: current.language,
      text: current.text,
      money: String,
      date: String,
      dateTime: String,
      dateWords: String,
      number: String,
    }),
    loadTexts: () => Promise.resolve(),
    track: (event, data) => {
      if (event === "fault") throw new Error(JSON.stringify(data));
    },
    keptOnLogout: [],
  });
}
