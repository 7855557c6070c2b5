import { Client } from "../../../engine/api.ts";
import { noBridge } from "../../../engine/bridge.ts";
import type { Brand } from "../../../engine/document.ts";
import { AppState, DocumentStore, Engine, type Host, type TextSource, WidgetRegistry } from "../../../engine/index.ts";
import { choices, cities } from "../workload.ts";
import { benchWidgets } from "./widgets.tsx";

const brand: Brand = {
  name: "Bench",
  theme: {},
  home: { order: [] },
  menus: {},
  tabs: { order: [], items: {} },
  flags: {},
  routes: { home: "/", login: "/", disabled: "/", entry: "/entry" },
  lists: { allowList: [] },
  constants: { cities, choices },
};

const table = new Map<string, string>();

/** The words, plain: what the others are measured with too. The app's source is i18next, counted apart. */
const benchTexts: TextSource = {
  language: "en_US",
  text: (key) => table.get(key) ?? key,
  add(_language, words) {
    for (const [key, text] of Object.entries(words)) table.set(`bench.${key}`, text);
  },
  has: () => true,
  use: () => Promise.resolve(),
};

/** The whole engine, as an app composes it once; screens are published to it by id. */
export function benchEngine(screens: readonly string[], host: Host): Engine {
  const documents = new DocumentStore(
    {
      id: "bench",
      routes: screens.map((id) => ({ id, route: `/${id}`, access: "any", pack: "shared" })),
      vocabulary: 1,
      catalogue: { id: "errors", entries: [] },
      packs: {},
    },
    {},
    () => Promise.resolve({}),
  );
  const client = new Client({
    call: documents.call,
    defaults: () => ({}),
    identity: () => "",
    sender: () => Promise.reject(new Error("the benchmark calls nobody")),
  });
  return new Engine({
    brand,
    state: new AppState({}),
    documents,
    texts: benchTexts,
    widgets: new WidgetRegistry(benchWidgets),
    // A list that shows some at a time is there only with what shows more of it, which here is never drawn.
    chrome: {
      header: "",
      tabs: "",
      toast: "",
      dialog: "",
      failure: "",
      menuEntry: "",
      more: "bench-submit",
      bar: "",
      bars: [],
    },
    client,
    host,
    bridge: noBridge,
    toastTiming: { base: 3000, perCharacter: 50, characters: 60 },
    pageInitDelay: 0,
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
