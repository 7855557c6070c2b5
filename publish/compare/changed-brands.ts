import type { BrandChanges } from "./brand-changes.ts";
import { sentencesOf } from "./changes.ts";
import { namedBrands } from "./named-brands.ts";

/** What is otherwise in which brands, in sentences. */
export const changedBrands = ({ came, went, changes, all }: BrandChanges): readonly string[] => [
  ...came.map((pair) => `Brand ${pair} is new.`),
  ...went.map((pair) => `Brand ${pair} is gone.`),
  ...changes.flatMap((change) =>
    sentencesOf(change).map((sentence) => `${sentence}, in ${namedBrands(change.pairs, all)}.`),
  ),
];
