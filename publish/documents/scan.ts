import type { Cap } from "../faults/reading-messages.ts";

/** What a document may weigh (R4). Bytes are UTF-8; strings are counted in UTF-16 units. */
export const caps: Readonly<Record<Cap, number>> = { bytes: 512 * 1024, depth: 32, nodes: 20_000, text: 16 * 1024 };

/** The first cap that a text breaks, with the offset where it does. */
export interface CapFault {
  readonly cap: Cap;
  readonly offset: number;
  readonly found: number;
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const [OPEN_LIST, CLOSE_LIST] = [91, 93];
const [OPEN_OBJECT, CLOSE_OBJECT] = [123, 125];

/**
 * Measures a text before anything parses it: one loop, no recursion, so that no input can exhaust the stack (R4).
 * It does not ask whether the text is JSON; the parser does that afterwards. Where nothing is too much, it says how
 * many keys were written.
 */
export function scan(text: string): CapFault | { readonly keys: number } {
  if (text.length > caps.bytes) return { cap: "bytes", offset: 0, found: text.length };
  // A unit of UTF-16 is at most three bytes.
  const bytes = text.length * 3 > caps.bytes ? new TextEncoder().encode(text).length : 0;
  if (bytes > caps.bytes) return { cap: "bytes", offset: 0, found: bytes };
  let depth = 0;
  let nodes = 1;
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const start = at;
      at = endOf(text, at);
      const length = at - start - 1;
      if (length > caps.text) return { cap: "text", offset: start, found: length };
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth++;
      nodes++;
      if (depth > caps.depth) return { cap: "depth", offset: at, found: depth };
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
    else if (code === COLON) keys++;
    else if (code === COMMA) nodes++;
    if (nodes > caps.nodes) return { cap: "nodes", offset: at, found: nodes };
  }
  return { keys };
}

/** Where the quote stands that ends a string, from the one that begins it; behind the text where none does. */
function endOf(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before--;
  return (at - before) % 2 === 1;
}
