import { type BrandTerms, termOf } from "../studio/brand-terms.ts";
import { changeSentences } from "../studio/change-words.ts";
import type { BrandChanges } from "./brand-changes.ts";
import { type Change, insideOf } from "./changes.ts";
import { namedBrands } from "./named-brands.ts";
import type { Sentence } from "./sentence.ts";

/** What is otherwise in which brands, in sentences. */
export const changedBrands = (
  { came, went, changes, all }: BrandChanges,
  terms: Pick<BrandTerms, "terms">,
): readonly Sentence[] => [
  ...came.map((pair) => ({ said: `Brand ${pair} is new.`, pairs: [pair] })),
  ...went.map((pair) => ({ said: `Brand ${pair} is gone.`, pairs: [pair] })),
  ...changes.flatMap(({ pairs, ...change }) =>
    named(change, terms).flatMap((one) =>
      changeSentences(one, termOf(terms, one.path)).map((sentence) => ({
        said: `${sentence}, in ${namedBrands(pairs, all)}.`,
        pairs,
        of: one.path,
      })),
    ),
  ),
];

/** What came or went as a group, of which nothing is said as a whole, value by value. */
function named(change: Change, terms: Pick<BrandTerms, "terms">): readonly Change[] {
  const inside = termOf(terms, change.path).section === "" ? insideOf(change) : [];
  return inside.length === 0 ? [change] : inside.flatMap((one) => named(one, terms));
}
