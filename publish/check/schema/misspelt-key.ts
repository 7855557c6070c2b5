import { grammar } from "../../../engine/grammar.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Said } from "../../faults/say.ts";

/** A key as it stands, and what is said of it. */
interface MisspeltKey {
  readonly name: string;
  readonly said: Said;
}

const { node = {}, step = {} } = grammar.shapes;

/** The words of which one makes an object what it is, and what else stands beside them. */
const makers: Readonly<Record<string, { readonly words: readonly string[]; readonly beside: readonly string[] }>> = {
  widget: { words: ["widget", "use", "arrange"], beside: Object.keys(node) },
  do: { words: ["do"], beside: Object.keys(step) },
};

/** Of an object without the word that makes it a node or a step: the key that is this word, misspelt. */
export function misspeltMaker(tag: string, data: unknown): MisspeltKey | undefined {
  const { words = [], beside = [] } = makers[tag] ?? {};
  for (const name of Object.keys(entries(data))) {
    const near = beside.includes(name) ? undefined : nearest(name, words);
    if (near !== undefined) return { name, said: messages.unknownProperty(name, near) };
  }
  return undefined;
}

const markers = ["$", "$t", "$each"];

/** What is said of an object that is a plain one where it stands and has a key that is like a marker. */
export function misspeltMarker(data: unknown): MisspeltKey | undefined {
  const name = isEntries(data)
    ? Object.keys(data).find((key) => key.startsWith("$") && !markers.includes(key))
    : undefined;
  if (name === undefined) return undefined;
  const near = nearest(name, markers);
  // "$x" may be "$" with a letter too many as well as "$t" with another one.
  const isClear = name.length > 2 || name.toLowerCase() === near;
  return { name, said: messages.unknownProperty(name, isClear ? near : undefined, markers) };
}
