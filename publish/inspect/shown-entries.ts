import type { Bound } from "../../engine/evaluate.ts";
import { brandValue } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { elements, entries } from "../documents/entries.ts";
import type { Schemas } from "../reference/schemas-of.ts";
import { plainCondition } from "../words/spoken/plain-condition.ts";
import { saidExpression } from "../words/said-in-words.ts";
import { spokenPaths } from "../words/spoken/spoken-paths.ts";
import { boundScene, type Pair, type SceneName } from "./bound-scene.ts";
import { nodeByKeys, type Step, within } from "./node-by-keys.ts";

/** What shows of a screen: the steps to each of its nodes that is on the page. */
export interface Showing extends Pair {
  readonly scene: SceneName;
  readonly nodes: readonly (readonly Step[])[];
}

/** An entry of an order of the brand (`home`, `menus.my`) on the screen that the preview is on. */
export interface ShownEntry {
  readonly of: string;
  readonly entry: string;
  readonly shows: boolean;
  /** Of one that does not show, in words: each condition under which something of it would. */
  readonly when: readonly string[];
}

/** Which entries of the brand's orders stand on a screen, and whether something of each shows there. */
export function shownEntries(
  documents: readonly Document[],
  schemas: Schemas,
  { scene, nodes, ...pair }: Showing,
): readonly ShownEntry[] {
  const bound = boundScene(documents, pair, scene);
  const screen = documents.find(({ kind, data }) => kind === scene.kind && entries(data).id === scene.id)?.data;
  const paths = spokenPaths(documents, schemas, screen);
  const say = (when: unknown): string => plainCondition(saidExpression(when), paths);
  const orderOf = (node: Bound | undefined) => (node && !("in" in node) ? bound.originOf(node)?.order : undefined);
  const shown = new Set(nodes.map((steps) => nameOf(orderOf(nodeByKeys(bound.nodes, steps)))));
  const all = new Map<string, ShownEntry>();
  const visit = (node: Bound): void => {
    const order = orderOf(node);
    const name = nameOf(order);
    if (order && !all.has(name)) {
      const shows = shown.has(name);
      all.set(name, { ...order, shows, when: shows ? [] : conditions(documents, pair, order).map(say) });
    }
    within(node).forEach(visit);
  };
  bound.nodes.forEach(visit);
  return [...all.values()];
}

const nameOf = (order: { readonly of: string; readonly entry: string } | undefined): string =>
  order ? `${order.of} ${order.entry}` : "";

/** The conditions under which something of an entry shows: of a section one of its nodes, of a menu the item. */
function conditions(
  documents: readonly Document[],
  { business, channel }: Pair,
  { of, entry }: Pick<ShownEntry, "of" | "entry">,
): readonly unknown[] {
  const said = (kind: string, id: string) =>
    entries(documents.find((document) => document.kind === kind && entries(document.data).id === id)?.data);
  const { use = entry } = brandValue(documents, business, channel).home.sections?.[entry] ?? {};
  const nodes =
    of === "home"
      ? elements(said("section", use).children)
      : [entries(said("menu", of.replace(/^menus\./, "")).items)[entry]];
  return nodes.flatMap((node) => {
    const { when } = entries(node);
    return when === undefined ? [] : [when];
  });
}
