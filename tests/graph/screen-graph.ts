import { idOf } from "../../publish/check/given/document-index.ts";
import type { Project } from "../../publish/check/given/project.ts";
import { leadsTo } from "../../publish/check/given/routes.ts";
import { elements, entries } from "../../publish/documents/entries.ts";
import type { EffectiveBrand } from "../../publish/documents/compose-brand.ts";
import { type Given, unknown } from "./known.ts";
import { Walk } from "./walk.ts";

/** One screen of a brand with what a borrower can do there. */
export interface GraphNode {
  readonly id: string;
  readonly route: string;
  /** Screens that its steps, menus, dialogs, decisions and tabs lead to. */
  readonly on: ReadonlySet<string>;
  /** The header has a way back to where one came from. */
  readonly header: boolean;
  readonly tab: boolean;
  /** Something outside the documents leads there. */
  readonly external: boolean;
  /** This brand has its flag off. */
  readonly closed: boolean;
}

/** What leads where in one brand: conditions that the brand's own data decides are decided. */
export function screenGraph(project: Project, brand: EffectiveBrand): ReadonlyMap<string, GraphNode> {
  const screens = [...project.ofKind("screen").values()];
  const given: Given = (path) => (path.startsWith("brand.") ? at(brand.value, path.split(".").slice(1)) : unknown);
  const screensAt = (address: string): string[] => {
    // The end of an address is computed: any of its kind may come of it.
    if (address.endsWith("/"))
      return screens.flatMap((screen) =>
        String(entries(screen.data).route).startsWith(address) ? [idOf(screen)] : [],
      );
    const fits = screens.filter(({ data }) => leadsTo(address, String(entries(data).route)));
    const exact = fits.find(({ data }) => !String(entries(data).route).includes("{"));
    const found = exact ?? fits.find(({ data }) => entries(data).route !== "/*");
    return found ? [idOf(found)] : [];
  };
  const graph = new Map<string, GraphNode>();
  for (const screen of screens) {
    const data = entries(screen.data);
    const walk = new Walk(project, brand);
    walk.document(screen, given);
    if (data.reads !== undefined) walk.steps(whenCallsFail(project, data.id), given);
    if (typeof data.tab === "string")
      for (const tab of elements(entries(brand.value.tabs).order))
        walk.found.add(String(entries(entries(entries(brand.value.tabs).items)[String(tab)]).to));
    const own = String(data.id);
    graph.set(own, {
      id: own,
      route: String(data.route),
      on: new Set([...walk.found].flatMap(screensAt).filter((other) => other !== own)),
      header: data.header === undefined || data.header === "back",
      tab: typeof data.tab === "string",
      external: data.external === true || data.route === "/*",
      closed: typeof data.flag === "string" && entries(brand.value.flags)[data.flag] !== true,
    });
  }
  return graph;
}

/** Screens that can be reached by tapping on from some. */
export function reached(graph: ReadonlyMap<string, GraphNode>, from: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>(from);
  for (const at of found) {
    const place = graph.get(at);
    if (!place?.closed) for (const next of place?.on ?? []) found.add(next);
  }
  return found;
}

/** Steps of the error catalogue that may run on a screen. */
function whenCallsFail(project: Project, screen: unknown): unknown[] {
  const [catalogue] = project.ofKind("catalogue").values();
  return elements(entries(catalogue?.data).entries).flatMap((found) => {
    const { except, then } = entries(found);
    return elements(except).includes(screen) ? [] : elements(then);
  });
}

const at = (value: unknown, words: readonly string[]): unknown =>
  words.reduce<unknown>((inner, word) => entries(inner)[word], value);
