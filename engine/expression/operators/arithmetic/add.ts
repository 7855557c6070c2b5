import type { Operator } from "../../operator/operator.ts";
import { atLeast } from "../../operator/operator.ts";
import { finite, asNumbers } from "../../operator/values.ts";

/** Numbers only. */
export const add: Operator = {
  name: "+",
  arity: atLeast(1),
  apply: (...values: unknown[]) =>
    finite(
      "+",
      asNumbers("+", values).reduce((sum, value) => sum + value, 0),
    ),
};
