import { applyEdits, findNodeAtLocation, getNodeValue, modify } from "jsonc-parser";
import { isDeepStrictEqual } from "node:util";
import type { Document, Fault } from "../../documents/document.ts";
import { type Entries, entries, valueAt } from "../../documents/entries.ts";
import { formatPath } from "../../documents/position.ts";
import { ownKeywords } from "../../documents/own-keywords.ts";
import { ofWire } from "../../documents/wire-schema.ts";
import { brokenOf } from "../contract/published.ts";
import type { PublishedContract } from "../records/published-contract.ts";
import type { Mend } from "./mend.ts";

/** What stays as it is: what a mistake of its own is in, what people alone read, what is ours alone. */
const kept = new Set([
  ...["properties", "items", "description", "title", "examples", "$schema", "$id"],
  ...ownKeywords.filter((word) => word !== "wire" && word !== "unit"),
]);

/**
 * A call or an entity with what lenders have of a shape put back, where a fault stands at what is another: whoever reads
 * its fields is wrong with it.
 */
export function contractBack(fault: Fault, document: Document, published: PublishedContract): Mend | undefined {
  if (!published || "unreadable" in published) return undefined;
  const of = brokenOf(published, document).find(({ path }) => formatPath(path) === fault.path)?.of;
  if (!of) return undefined;
  const { file, text, tree, data, kind } = document;
  const { path, was, word } = of;
  const node = findNodeAtLocation(tree, [...path]);
  const written: unknown = node && getNodeValue(node);
  const now = entries(valueAt(data, path));
  const shape = asPublished(entries(written), now, ofWire(entries(was), entityFrom(kind, now)), word);
  return { file, text: applyEdits(text, modify(text, [...path], shape, {})), by: fault };
}

/**
 * A shape as it is written, with what it says otherwise than published as that said it, or the fields that are gone.
 * @param only the one word of it that is another.
 */
function asPublished(written: Entries, now: Entries, was: Entries, only?: string): Entries {
  const isOther = (word: string) =>
    !kept.has(word) && (only === undefined || only === word) && !isDeepStrictEqual(now[word], was[word]);
  const words = [...new Set([...Object.keys(now), ...Object.keys(was)])].filter(isOther);
  const isGone = (name: string) => only === "properties" && entries(now.properties)[name] === undefined;
  const fields = Object.entries(entries(was.properties)).filter(([name]) => isGone(name));
  return {
    ...Object.fromEntries(Object.entries(written).filter(([word]) => !words.includes(word))),
    ...Object.fromEntries(words.flatMap((word) => (was[word] === undefined ? [] : [[word, was[word]]]))),
    ...(fields.length > 0 && { properties: { ...entries(written.properties), ...Object.fromEntries(fields) } }),
  };
}

/** How an entity is referred to: from where another one is, else from a document of that kind. */
const entityFrom =
  (kind: string, { $ref }: Entries) =>
  (name: string): string => {
    const folder =
      typeof $ref === "string" ? $ref.replace(/[^/]*$/, "") : kind === "call" ? "../../schemas/entities/" : "";
    return `${folder}${name}.schema.json`;
  };
