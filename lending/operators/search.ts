import { ExpressionError, exactly, type Operator } from "../../engine/operator.ts";

/**
 * The elements whose texts, taken together, hold every word that was typed, whatever its case; with nothing typed,
 * all: `search(list, typed)`. An element is an object; only its own texts count (S20).
 */
export const search: Operator = {
  name: "search",
  arity: exactly(2),
  apply: (list: unknown, typed: unknown) => {
    if (!Array.isArray(list)) throw new ExpressionError("type", '"search" expected a list');
    if (typeof typed !== "string") throw new ExpressionError("type", '"search" expected a text');
    const words = typed.toLowerCase().split(/\s/);
    const elements: readonly unknown[] = list;
    return elements.filter((element) => {
      const values: readonly unknown[] = Object.values(element ?? {});
      const held = values.filter((value) => typeof value === "string");
      const text = held.join(" ").toLowerCase();
      return words.every((word) => text.includes(word));
    });
  },
};
