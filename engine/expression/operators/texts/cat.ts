import { spend } from "../../operator/budget.ts";
import { ExpressionError } from "../../operator/expression-error.ts";
import type { Operator } from "../../operator/operator.ts";
import { atLeast } from "../../operator/operator.ts";
import { describe, present } from "../../operator/values.ts";

/** So many characters are a step: a photo is joined to what says its type. */
const charactersPerStep = 1000;

/** Joins texts and numbers. */
export const cat: Operator = {
  name: "cat",
  arity: atLeast(1),
  apply: (...values: unknown[]) => {
    let characters = 0;
    const texts = values.map((value) => {
      const found = present("cat", value);
      if (typeof found !== "string" && typeof found !== "number")
        throw new ExpressionError("type", `"cat" expected texts and numbers, found ${describe(found)}`);
      const text = String(found);
      characters += text.length;
      return text;
    });
    spend(Math.floor(characters / charactersPerStep));
    return texts.join("");
  },
};
