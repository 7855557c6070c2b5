import { findNodeAtLocation } from "jsonc-parser";
import type { Document } from "../documents/document.ts";
import { entries, valueAt } from "../documents/entries.ts";
import { formatPath, offsetOf, type Path, positionAt } from "../documents/position.ts";
import { type BoundScene, boundScene, type Origin, type Pair, type SceneName } from "./bound-scene.ts";
import type { Written } from "./marks.ts";
import { nodeByKeys, type Step } from "./node-by-keys.ts";
import { readsOf } from "./reads-of.ts";

/** Something on a page of the app, as the page names it. */
export interface Seen extends Pair {
  readonly language: string;
  /** Absent for what stands around every screen: its tabs. */
  readonly scene?: SceneName | undefined;
  /** From the top of the scene down to it; none for what the app draws itself around the scene. */
  readonly steps: readonly Step[];
  readonly widget: string;
  /** What is read there. */
  readonly words: string;
}

/** A place in a document. */
export interface Place {
  readonly file: string;
  /** The place inside the document. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** What made something, and what it reads of the brand and of texts. */
interface Made {
  readonly places: readonly Place[];
  readonly brand: readonly string[];
  readonly texts: readonly string[];
  readonly on: NonNullable<Origin["node"]["on"]>;
}

/** What made something that somebody looks at. @throws in words, where the documents have nothing there any more */
export function madeOf(documents: readonly Document[], seen: Seen): Made {
  const scene = seen.scene && boundScene(documents, seen, seen.scene);
  return scene && seen.steps.length > 0
    ? madeOfNode(documents, scene, seen.steps)
    : madeAround(documents, scene, seen.widget);
}

function madeOfNode(documents: readonly Document[], scene: BoundScene, steps: readonly Step[]): Made {
  const found = nodeByKeys(scene.nodes, steps);
  const origin = found && scene.originOf(found);
  if (!origin) throw new Error("The documents have changed since the preview showed this. Press it once more.");
  const { node, written, lists, order } = origin;
  const { children: _, slots: __, fallback: ___, on = {}, ...own } = node;
  const shows = readsOf([own, lists.map((list) => ({ in: list }))], scene.derived);
  const does = readsOf(on, scene.derived);
  const around = [...usersOf(written)];
  return {
    places: around.map((one) => placeOf(documents, one)),
    brand: [...shows.brand, ...does.brand, ...(order ? orderPaths(documents, order, around.at(-1)) : [])],
    texts: shows.texts,
    on,
  };
}

/** What the app draws itself: the header, whose title is its screen's, the frame of a dialog, the brand's tabs. */
function madeAround(documents: readonly Document[], scene: BoundScene | undefined, widget: string): Made {
  const tabs = widget === "tab-bar";
  if (!scene || tabs) return { places: [], brand: tabs ? ["tabs.order", "tabs.items"] : [], texts: [], on: {} };
  const { file } = scene.written;
  const data = documents.find((document) => document.file === file)?.data;
  const { title } = entries(data);
  return {
    places: [placeOf(documents, { file, path: title === undefined ? [] : ["title"] })],
    brand: readsOf(title, scene.derived).brand,
    texts: readsOf(title).texts,
    on: {},
  };
}

function* usersOf(written: Written): Generator<Written> {
  yield written;
  if (written.by) yield* usersOf(written.by);
}

/** The brand's order in which it stands, and what the brand hands to its entry of what is read there. */
function orderPaths(
  documents: readonly Document[],
  { of, entry }: NonNullable<Origin["order"]>,
  outermost: Written | undefined,
): readonly string[] {
  const data = documents.find(({ file }) => file === outermost?.file)?.data;
  const said = JSON.stringify(valueAt(data, outermost?.path ?? []) ?? null);
  const handed = [...said.matchAll(/"with\.(\w+)/g)].map(([, name = ""]) => `${of}.sections.${entry}.with.${name}`);
  return [`${of}.order`, ...(of === "home" ? handed : [])];
}

/** Of a screen that is like another, what it does not say itself is written in that one. */
function placeOf(documents: readonly Document[], { file, path }: Pick<Written, "file" | "path">): Place {
  const document = documents.find((one) => one.file === file);
  if (!document) throw new Error(`There is no ${file} any more.`);
  const like: unknown = findNodeAtLocation(document.tree, ["like"])?.value;
  const own = findNodeAtLocation(document.tree, [...path]) !== undefined;
  const whole = documents.find(({ kind, data }) => kind === "screen" && entries(data).id === like);
  return placeIn(own || !whole ? document : whole, path);
}

const placeIn = ({ file, text, tree }: Document, path: Path): Place => ({
  file,
  path: formatPath(path),
  ...positionAt(text, offsetOf(tree, path, "value")),
});
