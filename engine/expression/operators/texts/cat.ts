import { ExpressionError } from "../../operator/expression-error.ts";
import type { Operator } from "../../operator/operator.ts";
import { atLeast } from "../../operator/operator.ts";
import { describe, present } from "../../operator/values.ts";

/** Joins texts and numbers. */
export const cat: Operator = {
  name: "cat",
  arity: atLeast(1),
  apply: (...values: unknown[]) =>
    values
      .map((value) => {
        const found = present("cat", value);
        if (typeof found === "string" || typeof found === "number") return String(found);
        throw new ExpressionError("type", `"cat" expected texts and numbers, found ${describe(found)}`);
      })
      .join(""),
};
