import { findNodeAtLocation } from "jsonc-parser";
import type { Document, Fault } from "../../documents/document.ts";
import type { Mend } from "./mend.ts";

/** The plain values that a line says are expected of what is usual. */
const plain = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false/g;

/**
 * A decision with each value that a line expects of a usual input: what its cases no longer notice with another one
 * follows from it, and so does that they say what is usual anyway.
 */
export function usualBack(fault: Fault, document: Document): readonly Mend[] {
  const { code, message, path } = fault;
  const expected = code === "E504" && /^expected (.+)(?=, as \d+ cases need)/.exec(message)?.[1];
  const [, name] = /^usual\.(\w+)$/.exec(path) ?? [];
  const node = expected && name !== undefined && findNodeAtLocation(document.tree, ["usual", name]);
  if (!node) return [];
  const { file, text } = document;
  const { offset, length } = node;
  return [...expected.matchAll(plain)].map(([value]) => ({
    file,
    text: text.slice(0, offset) + value + text.slice(offset + length),
    by: fault,
  }));
}
