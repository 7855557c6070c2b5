import type { EffectiveBrand } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { idOf } from "../given/document-index.ts";
import type { Project } from "../given/project.ts";
import { leadsTo } from "../given/routes.ts";
import { BrandValues, ByBrand } from "./brand-reads.ts";
import type { DeedsByWord } from "./deeds.ts";
import { showsNothing } from "./shows-nothing.ts";
import { type Place, waysFrom } from "./ways.ts";

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
  /** What is done and said there. */
  readonly deeds: () => DeedsByWord;
  /** Nothing of it can show with this brand. */
  readonly empty: boolean;
}

/** Screens by id. */
export type Graph = ReadonlyMap<string, GraphNode>;

/** The screens as they are with a brand: conditions that its own data decides are decided. */
export const graphOf = (project: Project, brand: EffectiveBrand): Graph => graph(project, brand, nodesOf);

/** The screens as they are with any brand that could be written with the routes and tabs of this one. */
export const anyGraphOf = (project: Project, brand: EffectiveBrand): Graph => graph(project, brand, anyNodesOf);

/** What a screen is with each brand. */
type Nodes = ReadonlyMap<EffectiveBrand, GraphNode>;

const graph = (project: Project, brand: EffectiveBrand, nodes: (project: Project, screen: Document) => Nodes): Graph =>
  new Map(
    [...project.ofKind("screen").values()].flatMap((screen) => {
      const node = project.about(screen, nodes).get(brand);
      return node ? [[node.id, node]] : [];
    }),
  );

const nodesOf = (project: Project, screen: Document): Nodes => nodesWith(project, screen, valuesOf);

const anyNodesOf = (project: Project, screen: Document): Nodes => nodesWith(project, screen, anyValuesOf);

/** What is known of the values of a brand. */
export const valuesOf = (_: Project, brand: EffectiveBrand): BrandValues => new BrandValues(brand);

const anyValuesOf = (_: Project, brand: EffectiveBrand): BrandValues =>
  new BrandValues(brand, /^brand\.(routes|tabs)\b/);

function nodesWith(
  project: Project,
  document: Document,
  values: (project: Project, brand: EffectiveBrand) => BrandValues,
): Nodes {
  const { route, header, tab, external, flag, children } = entries(document.data);
  const id = idOf(document);
  const ways = waysFrom(project, document);
  const nodes = new ByBrand((given, of): GraphNode => {
    const on = new Map<string, Place>();
    const { led, deeds } = of(ways);
    for (const [address, place] of led)
      for (const screen of project.about(address, screensAt))
        if (screen !== id && !on.has(screen)) on.set(screen, place);
    return {
      id,
      route: String(route),
      document,
      on,
      deeds,
      header: header === undefined || header === "back",
      tab: typeof tab === "string",
      external: typeof external === "string" || route === "/*",
      closed: typeof flag === "string" && given(`brand.flags.${flag}`) === false,
      empty: showsNothing(project, children, given),
    };
  });
  return new Map(project.brands.map((brand) => [brand, nodes.of(project.about(brand, values))]));
}

/** The screens that an address leads to; where its end is computed, each that may come of it. */
export function screensAt(project: Project, address: string): readonly string[] {
  const routes = project.whole(routesOf).map((written) => {
    const at = written.indexOf(" ");
    return { id: written.slice(0, at), route: written.slice(at + 1) };
  });
  if (address.endsWith("/")) return routes.filter(({ route }) => route.startsWith(address)).map(({ id }) => id);
  const fits = routes.filter(({ route }) => leadsTo(address, route));
  const exact = fits.filter(({ route }) => !route.includes("{"));
  return (exact.length > 0 ? exact : fits.filter(({ route }) => route !== "/*")).map(({ id }) => id);
}

/** Each screen's id and route, in words, by which it is told that they are as they were. */
const routesOf = (project: Project): readonly string[] =>
  [...project.ofKind("screen").values()].map((screen) => `${idOf(screen)} ${String(entries(screen.data).route)}`);

/** Screens that can be reached by tapping on from some. */
export function reached(graph: Graph, from: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>(from);
  for (const at of found) {
    const place = graph.get(at);
    if (!place?.closed) for (const next of place?.on.keys() ?? []) found.add(next);
  }
  return found;
}
