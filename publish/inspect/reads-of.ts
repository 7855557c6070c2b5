import { variablesOf } from "../../engine/expression.ts";
import { elements, isEntries } from "../documents/entries.ts";

/** What is read of the brand and of texts, by path and by key. */
export interface Reads {
  readonly brand: readonly string[];
  readonly texts: readonly string[];
}

/** Keys of nodes and steps under which an expression stands bare. */
const bare: ReadonlySet<string> = new Set(["when", "if", "in", "$", "$each"]);

/**
 * What values, nodes or steps read, as they are published: the brand's values, and the texts that they name.
 * @param derived what the document works out under a name: whoever reads that, reads what it reads
 */
export function readsOf(found: unknown, derived: Readonly<Record<string, unknown>> = {}): Reads {
  const brand = new Set<string>();
  const texts = new Set<string>();
  const seen = new Set<string>();
  const expression = (one: unknown): void => {
    for (const { name, scoped } of variablesOf(one)) {
      if (scoped) continue;
      const [root, ...rest] = name.split(".");
      const [first = ""] = rest;
      if (root === "brand") brand.add(rest.join("."));
      else if (root === "derived" && !seen.has(first)) {
        seen.add(first);
        expression(derived[first]);
      }
    }
  };
  const visit = (one: unknown): void => {
    for (const element of elements(one)) visit(element);
    if (!isEntries(one)) return;
    for (const [key, inner] of Object.entries(one)) {
      if (key === "$t" && typeof inner === "string") texts.add(inner);
      else if (bare.has(key)) expression(inner);
      else visit(inner);
    }
  };
  visit(found);
  return { brand: [...brand], texts: [...texts] };
}
