import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { messages } from "../faults/messages.ts";
import type { Document, Fault } from "./document.ts";
import type { Json } from "./json.ts";
import { formatPath, type Path, positionAt } from "./position.ts";
import { caps, scanCaps } from "./scan.ts";

/** Keys that reach an object's prototype or break libraries that compare objects (R3). */
const refusedKeys = new Set(["__proto__", "constructor", "prototype", "valueOf", "toString", "hasOwnProperty"]);

/**
 * Turns a text into a document. Never throws: whatever is wrong comes back as faults (R1-R4).
 * @param file path below the root, for the faults
 */
export function parseDocument(
  kind: string,
  file: string,
  text: string,
): { document: Document } | { faults: readonly Fault[] } {
  const fault = (offset: number, path: Path, found: { code: string; message: string }): Fault => {
    return { ...found, file, ...positionAt(text, offset), path: formatPath(path) };
  };
  const cap = scanCaps(text);
  if (cap) return { faults: [fault(cap.offset, [], messages.cap(cap.cap, caps[cap.cap], cap.found))] };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first || !tree) {
    const problem = first ? printParseErrorCode(first.error) : "ValueExpected";
    return { faults: [fault(first?.offset ?? 0, [], messages.malformed(problem))] };
  }
  if (tree.type !== "object") return { faults: [fault(tree.offset, [], messages.notAnObject(tree.type))] };
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
  if (faults.length > 0) return { faults };
  // The border where JSON comes in: the parser says no more of what it gives than that.
  const data = JSON.parse(text) as Json;
  return { document: { kind, file, text, tree, data } };
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
