import type { BrandChanges } from "./brand-changes.ts";
import { namedBrands } from "./named-brands.ts";
import type { Sentence } from "./sentence.ts";
import type { Wording } from "./wording.ts";

/** What is otherwise in which brands, in sentences. */
export const changedBrands = (
  { came, went, changes, all }: BrandChanges,
  worded: ReturnType<Wording>,
): readonly Sentence[] => [
  ...came.map((pair) => ({ said: `Brand ${pair} is new.`, pairs: [pair] })),
  ...went.map((pair) => ({ said: `Brand ${pair} is gone.`, pairs: [pair] })),
  ...changes.flatMap(({ pairs, ...change }) =>
    worded(change).map(({ said, path }) => ({ said: `${said}, in ${namedBrands(pairs, all)}.`, pairs, of: path })),
  ),
];
