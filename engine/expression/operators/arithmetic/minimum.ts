import type { Operator } from "../../operator/operator.ts";
import { atLeast } from "../../operator/operator.ts";
import { asNumbers } from "../../operator/values.ts";

/** Numbers only. */
export const minimum: Operator = {
  name: "min",
  arity: atLeast(1),
  apply: (...values: unknown[]) => Math.min(...asNumbers("min", values)),
};
