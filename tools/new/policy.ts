import type { Kind } from "./kind.ts";
import { wordsOf, writeDocument } from "./write-document.ts";

/** A policy that holds for every brand, with its cases: what it asks, and who asks for it, is to be written. */
export const policy: Kind = {
  name: "policy",
  form: "<id>",
  make({ id }) {
    const file = `rules/policies/${id}.policy.json`;
    const days = "facts.product.days";
    const said = {
      id,
      title: `${wordsOf(id)}: say here what holds`,
      source: { regulation: "The law or store policy, with its year", url: "https://example.com/where-it-was-read" },
      must: { ">=": [{ var: days }, 1] },
      say: "Say here what its owner is to do.",
      severity: "warning",
      cases: [
        { description: "a loan of a day", given: { [days]: 1 }, holds: true },
        { description: "one of no time", given: { [days]: 0 }, holds: false },
      ],
    };
    return {
      files: { [file]: writeDocument(file, "policy", said) },
      next: [
        `Say in ${file} what must hold: it reads brand.<value> and what documents come to with a brand, facts.<fact>; /reference.html lists the facts.`,
        "npm run check says which brand breaks it, and in which line.",
      ],
    };
  },
};
