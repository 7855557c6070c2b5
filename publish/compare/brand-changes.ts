import { brandData, brandPairs, layerFiles, pairName } from "../documents/compose-brand.ts";
import { canonical, jsonOf, type JsonObject, objectOf } from "../documents/json.ts";
import type { DocumentTexts } from "../pack/sound-documents.ts";
import { type Change, changesOf } from "./changes.ts";

/** A value that some pairs get otherwise than before. */
export interface BrandChange extends Change {
  readonly pairs: readonly string[];
}

/** All that brands get otherwise. */
export interface BrandChanges {
  /** Pairs that there were not, and that there are no longer. */
  readonly came: readonly string[];
  readonly went: readonly string[];
  /** The same change once for all pairs that it touches. */
  readonly changes: readonly BrandChange[];
  /** The pairs that there are now. */
  readonly all: readonly string[];
}

/** Whether a file is a layer of brands. */
export const isBrandFile = (file: string): boolean => file.startsWith("brands/") && file.endsWith(".brand.json");

/** What each pair gets otherwise in the end; a pair none of whose layers is written otherwise is not looked at. */
export function brandChanges(before: DocumentTexts, after: DocumentTexts): BrandChanges {
  const [old, now] = [layersOf(before), layersOf(after)];
  const [were, are] = [pairsOf(old), pairsOf(now)];
  const alike = new Map<string, BrandChange & { readonly pairs: string[] }>();
  for (const [pair, { business, channel, files }] of are) {
    if (!were.has(pair) || files.every((file) => before.get(file) === after.get(file))) continue;
    const was = brandData(old, business, channel);
    for (const change of changesOf(was, brandData(now, business, channel))) {
      const key = canonical([change.path, change.before ?? null, change.after ?? null]);
      const known = alike.get(key) ?? { ...change, pairs: [] };
      known.pairs.push(pair);
      alike.set(key, known);
    }
  }
  return {
    came: [...are.keys()].filter((pair) => !were.has(pair)),
    went: [...were.keys()].filter((pair) => !are.has(pair)),
    changes: [...alike.values()],
    all: [...are.keys()],
  };
}

interface Layer {
  readonly file: string;
  readonly data: JsonObject;
}

const layersOf = (texts: DocumentTexts): readonly Layer[] =>
  [...texts]
    .filter(([file]) => isBrandFile(file))
    // Documents of a release were checked: each is an object.
    .map(([file, text]) => ({ file, data: objectOf(jsonOf(text)) }));

const pairsOf = (layers: readonly Layer[]) =>
  new Map(
    brandPairs(layers).map(({ business, channel }) => [
      pairName({ business, channel }),
      { business, channel, files: layerFiles(business, channel) },
    ]),
  );
