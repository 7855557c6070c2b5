import type { EffectiveBrand } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { idOf } from "../given/document-index.ts";
import type { Project } from "../given/project.ts";
import { leadsTo } from "../given/routes.ts";
import { BrandValues, ByBrand } from "./brand-reads.ts";
import { showsNothing } from "./shows-nothing.ts";
import { type Place, Ways } from "./ways.ts";

/** One screen of a brand with what a borrower can do there. */
export interface GraphNode {
  readonly id: string;
  readonly route: string;
  readonly document: Document;
  /** Screens that its steps, menus, dialogs, decisions and tabs lead to, and where the first way there begins. */
  readonly on: ReadonlyMap<string, Place>;
  /** The header has a way back to where one came from. */
  readonly header: boolean;
  readonly tab: boolean;
  /** Something outside the documents leads there. */
  readonly external: boolean;
  /** This brand has its flag off. */
  readonly closed: boolean;
  /** Nothing of it can show with this brand. */
  readonly empty: boolean;
}

/** Screens by id. */
export type Graph = ReadonlyMap<string, GraphNode>;

interface Screen {
  readonly document: Document;
  readonly empty: ByBrand<boolean>;
}

/** What leads where. */
export class ScreenGraphs {
  readonly #ways: Ways;
  readonly #screens: readonly Screen[];
  readonly #screenAt: (address: string) => readonly string[];

  constructor(project: Project) {
    const screens = [...project.ofKind("screen").values()];
    this.#ways = new Ways(project);
    this.#screenAt = addressBook(screens);
    this.#screens = screens.map((document) => {
      const { children } = entries(document.data);
      return { document, empty: new ByBrand((given) => showsNothing(project, children, given)) };
    });
  }

  /** In one brand: conditions that its own data decides are decided. */
  of = (brand: EffectiveBrand): Graph => this.#graph(new BrandValues(brand));

  /** In any brand that could be written with the routes and tabs of this one. */
  any = (brand: EffectiveBrand): Graph => this.#graph(new BrandValues(brand, /^brand\.(routes|tabs)\b/));

  /** The screens at an address. */
  at = (address: string): readonly string[] => this.#screenAt(address);

  #graph(brand: BrandValues): Graph {
    const nodes = this.#screens.map((screen) => this.#node(screen, brand));
    return new Map(nodes.map((node) => [node.id, node]));
  }

  #node({ document, empty }: Screen, brand: BrandValues): GraphNode {
    const { route, header, tab, external, flag } = entries(document.data);
    const id = idOf(document);
    const on = new Map<string, Place>();
    for (const [address, place] of this.#ways.from(document, brand))
      for (const screen of this.#screenAt(address)) if (screen !== id && !on.has(screen)) on.set(screen, place);
    return {
      id,
      route: String(route),
      document,
      on,
      header: header === undefined || header === "back",
      tab: typeof tab === "string",
      external: typeof external === "string" || route === "/*",
      closed: typeof flag === "string" && brand.read(`brand.flags.${flag}`) === false,
      empty: empty.of(brand),
    };
  }
}

/** The screens that an address leads to; where its end is computed, each that may come of it. */
function addressBook(screens: readonly Document[]): (address: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const routes = screens.map((screen) => ({ id: idOf(screen), route: String(entries(screen.data).route) }));
  const find = (address: string): readonly string[] => {
    if (address.endsWith("/")) return routes.filter(({ route }) => route.startsWith(address)).map(({ id }) => id);
    const fits = routes.filter(({ route }) => leadsTo(address, route));
    const exact = fits.filter(({ route }) => !route.includes("{"));
    return (exact.length > 0 ? exact : fits.filter(({ route }) => route !== "/*")).map(({ id }) => id);
  };
  return (address) => {
    const found = known.get(address) ?? find(address);
    known.set(address, found);
    return found;
  };
}

/** Screens that can be reached by tapping on from some. */
export function reached(graph: Graph, from: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>(from);
  for (const at of found) {
    const place = graph.get(at);
    if (!place?.closed) for (const next of place?.on.keys() ?? []) found.add(next);
  }
  return found;
}
