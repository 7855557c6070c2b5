import { type Node, type ParseError, parseTree } from "jsonc-parser";
import { faultOf } from "./fault-at.ts";
import { messages } from "../faults/messages.ts";
import type { Document, Fault } from "./document.ts";
import { isObject, type Json, jsonOf } from "./json.ts";
import { formatPath, type Path, positionAt } from "./position.ts";
import { caps, scan } from "./scan.ts";
import { syntaxFault } from "./syntax/syntax-fault.ts";

/** Keys that reach an object's prototype or break libraries that compare objects (R3). */
const refusedKeys = new Set(["__proto__", "constructor", "prototype", "valueOf", "toString", "hasOwnProperty"]);

/** A document, or what is wrong with its text. */
export type Parsed = { readonly document: Document } | { readonly faults: readonly Fault[] };

/**
 * Turns a text into a document. Never throws: whatever is wrong comes back as faults (R1-R4).
 * @param file path below the root, for the faults
 */
export function parseDocument(kind: string, file: string, text: string): Parsed {
  // What a decoder puts in place of bytes that are no UTF-8; nobody writes it.
  const strange = text.indexOf("\ufffd");
  if (strange >= 0) return { faults: [{ ...messages.notUtf8(), file, ...positionAt(text, strange), path: "" }] };
  if (text.startsWith("\ufeff")) return { faults: [faultOf(file, messages.byteOrderMark())] };
  const measured = scan(text);
  if ("cap" in measured) {
    const { cap, offset, found } = measured;
    return { faults: [{ ...messages.cap(cap, caps[cap], found), file, ...positionAt(text, offset), path: "" }] };
  }
  const data = dataOf(text);
  // Positions cost ten times what the data does: a text that gives an object with every key that was written is sound.
  if (!isObject(data) || keysIn(data) !== measured.keys) return { faults: faultsOf(file, text) };
  let tree: Node | undefined;
  const document: Document = {
    kind,
    file,
    text,
    get tree() {
      return (tree ??= parseTree(text) ?? noTree);
    },
    data,
  };
  return { document };
}

/** What is wrong with a file that has no text. @param found what is there in its place. */
export const noText = (file: string, found: string): Fault => faultOf(file, messages.unreadable(found));

/** What is JSON has a tree; this is for the type alone. */
const noTree: Node = { type: "object", offset: 0, length: 0 };

/** What a text says; undefined for what is no JSON. */
function dataOf(text: string): Json | undefined {
  try {
    return jsonOf(text);
  } catch {
    return undefined;
  }
}

/** How many keys there are in a value; none where one of them is refused. */
function keysIn(value: Json): number {
  let count = 0;
  const waiting: Json[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const inner = Object.values(next);
    if (!Array.isArray(next)) {
      count += inner.length;
      if (Object.keys(next).some((key) => refusedKeys.has(key))) return 0;
    }
    for (const one of inner) if (typeof one === "object") waiting.push(one);
  }
  return count;
}

/** What is wrong with a text that is no document, by its tree. */
export function faultsOf(file: string, text: string): readonly Fault[] {
  const fault = (offset: number, path: Path, found: { code: string; message: string }): Fault => {
    return { ...found, file, ...positionAt(text, offset), path: formatPath(path) };
  };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) {
    const { offset, said } = syntaxFault(text, first, (at) => positionAt(text, at).line);
    return [fault(offset, [], said)];
  }
  if (!tree) return [fault(0, [], messages.malformed("ValueExpected"))];
  if (tree.type !== "object") return [fault(tree.offset, [], messages.notAnObject(tree.type))];
  const faults: Fault[] = [];
  const firsts = new Map<Node, Map<string, Node>>();
  const firstWith = (key: string, object: Node): Node | undefined => {
    const known = firsts.get(object) ?? firstsOf(object);
    firsts.set(object, known);
    return known.get(key);
  };
  for (const { node, path } of properties(tree)) {
    const key = keyOf(node);
    if (refusedKeys.has(key)) faults.push(fault(node.offset, path, messages.refusedKey(key)));
    const earlier = node.parent && firstWith(key, node.parent);
    if (earlier && earlier !== node) {
      const { line, column } = positionAt(text, earlier.offset);
      faults.push(fault(node.offset, path, messages.duplicateKey(key, `${line}:${column}`)));
    }
  }
  // What the parser of positions takes and that of JSON does not.
  return faults.length > 0 ? faults : [fault(0, [], messages.malformed("InvalidSymbol"))];
}

/** The name of a property: what stands before its colon. */
const keyOf = (property: Node): string => String(property.children?.[0]?.value);

/** The first property of each name in an object. */
function firstsOf(object: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const property of object.children ?? []) {
    const key = keyOf(property);
    if (!found.has(key)) found.set(key, property);
  }
  return found;
}

/** Every property of a tree with its path, without recursion. */
function* properties(tree: Node): Generator<{ node: Node; path: Path }> {
  const waiting: { node: Node; path: Path }[] = [{ node: tree, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, path } = next;
    if (node.type === "property") {
      yield next;
      const value = node.children?.[1];
      if (value) waiting.push({ node: value, path });
    } else {
      node.children?.forEach((child, index) => {
        const step = node.type === "array" ? index : keyOf(child);
        waiting.push({ node: child, path: [...path, step] });
      });
    }
  }
}
