import { Client } from "../../../engine/api.ts";
import { noBridge } from "../../../engine/bridge.ts";
import { Compiler } from "../../../engine/compile.ts";
import { registerOperators } from "../../../engine/expression.ts";
import { AppState, browserHost, DocumentStore, Engine, WidgetRegistry } from "../../../engine/index.ts";
import type { WidgetComponent } from "../../../engine/widget.ts";
import { appOperators } from "../../../lending/operators/index.ts";
import type { Given } from "./given.ts";

/** Measures arriving at screens, without what draws them: ms from the documents at hand to the visit. */
export interface ArrivalBench {
  take(given: string, way: "written" | "published"): void;
  arrive(ids: readonly string[]): number;
  ids(): readonly string[];
}

declare global {
  interface Window {
    arrivalBench: ArrivalBench;
  }
}

registerOperators(appOperators);
const drawn = (() => null) as unknown as WidgetComponent;
let given: Given;
let engine: Engine;
/** Puts a screen in place as it is to be measured. */
let ready: (id: string) => void;

function engineOf({ brand, widgets, written }: Given): Engine {
  const routes = written.screens.map(({ id }) => ({ id, route: `/${id}`, access: "any", pack: "shared" }));
  const release = { id: "bench", routes, vocabulary: 1, catalogue: { id: "errors", entries: [] }, packs: {} };
  const documents = new DocumentStore(release, {}, () => Promise.resolve({}));
  const text = (key: string) => key;
  const [any = ""] = widgets;
  return new Engine({
    brand,
    state: new AppState({}),
    documents,
    texts: { language: "en_US", text, add: () => undefined, has: () => true, use: () => Promise.resolve() },
    widgets: new WidgetRegistry(Object.fromEntries(widgets.map((type) => [type, drawn]))),
    chrome: {
      header: any,
      tabs: any,
      toast: any,
      dialog: any,
      failure: any,
      menuEntry: any,
      more: any,
      bar: any,
      bars: [],
    },
    client: new Client({
      call: documents.call,
      defaults: () => ({}),
      identity: () => "",
      sender: () => Promise.reject(new Error("the benchmark calls nobody")),
    }),
    host: browserHost,
    bridge: noBridge,
    toastTiming: { base: 3000, perCharacter: 50, characters: 60 },
    pageInitDelay: 0,
    locale: () => ({
      language: "en_US",
      text,
      money: String,
      date: String,
      dateTime: String,
      dateWords: String,
      number: String,
    }),
    loadTexts: () => Promise.resolve(),
    track: () => undefined,
    keptOnLogout: [],
  });
}

window.arrivalBench = {
  take(text, way) {
    given = JSON.parse(text) as Given;
    engine = engineOf(given);
    if (way === "published") {
      engine.documents.add(given.published);
      ready = () => undefined;
      return;
    }
    const { screens: _, sections: __, ...rest } = given.published;
    const parts = new Map(given.written.parts.map((part) => [part.id, part]));
    const screens = new Map(given.written.screens.map((screen) => [screen.id, screen]));
    const sections = new Map(given.written.sections.map((section) => [section.id, section]));
    const { home } = given.written;
    const holdsHome = (screen: unknown) => JSON.stringify(screen).includes('"arrange":"home"');
    const homes = new Set(given.written.screens.filter(holdsHome).map(({ id }) => id));
    const homeSections = () =>
      Object.fromEntries(
        home.order.flatMap((id) => {
          const { use = id, with: params } = home.sections?.[id] ?? {};
          const section = sections.get(use);
          return section ? [[given.brand.home.sections?.[id]?.use ?? id, compiler.section(section, params)]] : [];
        }),
      );
    const compiler = new Compiler((id) => parts.get(id));
    engine.documents.add(rest);
    ready = (id) => {
      const screen = screens.get(id);
      if (!screen) throw new Error(`no screen ${id}`);
      if (homes.has(id)) engine.documents.add({ sections: homeSections() });
      engine.documents.add({ screens: { [id]: compiler.screen(screen) } });
    };
  },
  ids: () => given.written.screens.map(({ id }) => id),
  arrive(ids) {
    const start = performance.now();
    for (const id of ids) {
      ready(id);
      if (engine.arrivals.begin(`/${id}`) === undefined) throw new Error(`${id} did not begin`);
    }
    return performance.now() - start;
  },
};
