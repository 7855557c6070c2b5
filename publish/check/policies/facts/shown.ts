import { valueAt } from "../../../documents/entries.ts";
import { deedsOf } from "../../graph/deeds-of.ts";
import type { Fact } from "./fact.ts";

/** Values of the brand that are there, and told on screens that a borrower can reach. */
export const shown: Fact = {
  name: "shown",
  say: (names, value) =>
    value === true ? `shown: ${names}` : `shown on no screen that a borrower can reach: ${names}`,
  find(project, brand, words) {
    const name = words.join(".");
    const isThere = (valueAt(brand.value, words) ?? "") !== "";
    return { value: isThere && deedsOf(project, brand).has(`show ${name}`), by: [name] };
  },
};
