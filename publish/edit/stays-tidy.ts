import { findNodeAtLocation, parseTree } from "jsonc-parser";
import type { Json } from "../documents/json.ts";
import type { Path } from "../documents/position.ts";

/**
 * Whether the formatter has as much to do in a document with another value at a path as without: it breaks no line in
 * which one text, number or yes-or-no stands with its key and nothing else.
 */
export const staysTidy = (text: string, path: Path, value: Json): boolean =>
  isWrittenOneWay(value) && isLineOfItsOwn(text, path);

/** Not a list, an object, or a number with an exponent. */
const isWrittenOneWay = (value: Json): boolean => !/^(?:[[{]|-?[\d.]+e)/.test(JSON.stringify(value));

function isLineOfItsOwn(text: string, path: Path): boolean {
  const tree = parseTree(text);
  const found = tree && findNodeAtLocation(tree, [...path]);
  const { parent } = found ?? {};
  if (!found || found.children || parent?.type !== "property") return false;
  const begin = text.lastIndexOf("\n", parent.offset) + 1;
  const end = text.indexOf("\n", parent.offset + parent.length);
  const [before, after] = [text.slice(begin, parent.offset), text.slice(parent.offset + parent.length, end)];
  const own = text.slice(parent.offset, parent.offset + parent.length);
  return end >= 0 && begin > 0 && /^[ \t]*$/.test(before) && /^,?\r?$/.test(after) && !own.includes("\n");
}
