import { findNodeAtLocation, type Node } from "jsonc-parser";

/** Where something stands inside a document: keys and array indexes from the root. */
export type Path = readonly (string | number)[];

/** A place in a file as people count: both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Turns an offset into line and column. */
export function positionAt(text: string, offset: number): Position {
  let line = 1;
  let before = -1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) {
    line++;
    before = at;
  }
  return { line, column: offset - before };
}

/**
 * The offset of the value at a path or, for `key`, of its property name; of the nearest parent that exists otherwise.
 */
export function offsetOf(tree: Node | undefined, path: Path, at: "key" | "value"): number {
  if (!tree) return 0;
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return path.length === 0 ? 0 : offsetOf(tree, path.slice(0, -1), "value");
  const property = at === "key" && node.parent?.type === "property" ? node.parent : node;
  return property.offset;
}

/** Whether a path stands at another or inside what stands there. */
export const isWithin = (path: Path, around: Path): boolean =>
  path.length >= around.length && around.every((step, at) => step === path[at]);

/** Whether what stands at a written path is at another written path or inside what stands there. */
export const isAround = (around: string, path: string): boolean =>
  around === "" || (path.startsWith(around) && /^$|^[.[ ]/.test(path.slice(around.length)));

/** Where a line and a column are in a text, as an offset. */
export const offsetAt = (text: string, { line, column }: Position): number =>
  text
    .split("\n")
    .slice(0, line - 1)
    .reduce((before, { length }) => before + length + 1, 0) +
  column -
  1;

/** A path as authors read it: `children[0].props.label`; a key that is not a plain word is quoted. */
export function formatPath(path: Path): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else if (/^[\w$-]+$/.test(step)) text += text === "" ? step : `.${step}`;
    else text += `[${JSON.stringify(step)}]`;
  }
  return text;
}
