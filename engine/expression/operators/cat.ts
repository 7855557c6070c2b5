import { ExpressionError } from "../expression-error.ts";
import type { Operator } from "../operator.ts";
import { atLeast } from "../operator.ts";
import { describe, present } from "../values.ts";

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
