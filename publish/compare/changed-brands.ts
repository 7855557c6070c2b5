import { brandData, brandPairs, pairName } from "../documents/compose-brand.ts";
import { canonical, jsonOf, type JsonObject, objectOf } from "../documents/json.ts";
import type { DocumentTexts } from "../pack/sound-documents.ts";
import { type Change, changesOf, sentencesOf } from "./changes.ts";
import { namedBrands } from "./named-brands.ts";

/** What each pair gets in the end, by its name. */
type Brands = ReadonlyMap<string, JsonObject>;

/** The effective brand of each pair that there is. */
export function brandsOf(texts: DocumentTexts): Brands {
  const layers = [...texts]
    .filter(([file]) => file.startsWith("brands/") && file.endsWith(".brand.json"))
    // Documents of a release were checked: each is an object.
    .map(([file, text]) => ({ file, data: objectOf(jsonOf(text)) }));
  return new Map(
    brandPairs(layers).map(({ business, channel }) => [
      pairName({ business, channel }),
      brandData(layers, business, channel),
    ]),
  );
}

/** What is otherwise in which brands, in sentences; the same change is said once for all that it touches. */
export function changedBrands(before: Brands, after: Brands): readonly string[] {
  const came = [...after.keys()].filter((pair) => !before.has(pair)).map((pair) => `Brand ${pair} is new.`);
  const went = [...before.keys()].filter((pair) => !after.has(pair)).map((pair) => `Brand ${pair} is gone.`);
  const alike = new Map<string, { readonly change: Change; readonly pairs: string[] }>();
  for (const [pair, now] of after) {
    const was = before.get(pair);
    for (const change of was ? changesOf(was, now) : []) {
      const key = canonical([change.path, change.before ?? null, change.after ?? null]);
      const known = alike.get(key) ?? { change, pairs: [] };
      known.pairs.push(pair);
      alike.set(key, known);
    }
  }
  const changed = [...alike.values()].flatMap(({ change, pairs }) =>
    sentencesOf(change).map((sentence) => `${sentence}, in ${namedBrands(pairs, after.size)}.`),
  );
  return [...came, ...went, ...changed];
}
