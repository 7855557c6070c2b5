import { type Change, insideOf } from "../compare/changes.ts";
import type { Wording } from "../compare/wording.ts";
import type { Schemas } from "../reference/schemas-of.ts";
import { type BrandTerms, brandTerms, termOf } from "./brand-terms.ts";
import { changeSentences } from "./change-words.ts";

/**
 * Tells what becomes of brands in the words of their form.
 * @param schemas asked anew with each telling: somebody may have added a value to one
 */
export const wordingOf =
  (schemas: () => Schemas): Wording =>
  (documents) => {
    const terms = brandTerms(documents, schemas());
    return (change) =>
      named(change, terms).flatMap((one) =>
        changeSentences(one, termOf(terms, one.path)).map((said) => ({ said, path: one.path })),
      );
  };

/** What came or went as a group, of which nothing is said as a whole, value by value. */
function named(change: Change, terms: BrandTerms): readonly Change[] {
  const inside = termOf(terms, change.path).section === "" ? insideOf(change) : [];
  return inside.length === 0 ? [change] : inside.flatMap((one) => named(one, terms));
}
