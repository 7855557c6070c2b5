import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { isObject, type Json } from "../documents/json.ts";
import type { Path } from "../documents/position.ts";

/** Widest line that a value is written in one of; the formatter's own width. */
const WIDTH = 120;

/**
 * A document's text with another value at a path; all else stays as it is written: comments, order, blanks, and whether
 * an object stands in one line. (The parser's own `modify` writes an object in lines of its own once a key comes or goes.)
 * @param value undefined takes what stands there away, and what is empty then around it.
 */
export function withValue(text: string, path: Path, value: Json | undefined): string {
  const tree = parseTree(text);
  if (!tree) return text;
  const found = findNodeAtLocation(tree, [...path]);
  if (value === undefined) return found ? without(text, found) : text;
  if (found) return replaced(text, found.offset, endOf(found), written(value, text, found.offset));
  const depth = path.findLastIndex((_, at) => findNodeAtLocation(tree, [...path.slice(0, at)])?.type === "object");
  const around = findNodeAtLocation(tree, [...path.slice(0, depth)]);
  const [key, ...inner] = path.slice(depth).map(String);
  if (!around || key === undefined) return text;
  const held = inner.reduceRight<Json>((within, name) => ({ [name]: within }), value);
  // What stands there is no object, and gives way to one.
  const other = findNodeAtLocation(around, [key]);
  if (other) return replaced(text, other.offset, endOf(other), written(held, text, other.offset));
  return withKey(text, around, key, held);
}

const replaced = (text: string, from: number, to: number, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

const endOf = ({ offset, length }: Node): number => offset + length;

function withKey(text: string, around: Node, key: string, value: Json): string {
  const last = around.children?.at(-1);
  const property = (at: number) => `${JSON.stringify(key)}: ${written(value, text, at, key.length + 4)}`;
  if (!last) return replaced(text, around.offset, endOf(around), `{ ${property(around.offset)} }`);
  const isOneLine = !text.slice(around.offset, endOf(around)).includes("\n");
  const between = isOneLine ? " " : eolOf(text) + indentAt(text, last.offset);
  return replaced(text, endOf(last), endOf(last), `,${between}${property(last.offset)}`);
}

/** Without a value, its key, its comma, and the objects around it that hold nothing else. */
function without(text: string, found: Node): string {
  const own = found.parent?.type === "property" ? found.parent : found;
  const around = own.parent;
  const children = around?.children ?? [];
  if (around?.parent && children.length === 1) return without(text, around);
  const at = children.indexOf(own);
  const [before, after] = [children[at - 1], children[at + 1]];
  if (after) return replaced(text, own.offset, after.offset, "");
  return replaced(text, before ? endOf(before) : own.offset, endOf(own), "");
}

/** A value as it is written at a place of a text: in one line where it fits. */
function written(value: Json, text: string, at: number, before = 0): string {
  const indent = indentAt(text, at);
  const line = inLine(value);
  const column = before > 0 ? indent.length + before : at - text.lastIndexOf("\n", at - 1) - 1;
  if (column + line.length < WIDTH) return line;
  return JSON.stringify(value, null, 2).replaceAll("\n", eolOf(text) + indent);
}

function inLine(value: Json): string {
  if (isList(value)) return `[${value.map(inLine).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const named = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${inLine(inner)}`);
  return named.length === 0 ? "{}" : `{ ${named.join(", ")} }`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const eolOf = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n");

const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", at - 1) + 1))?.[0] ?? "";
