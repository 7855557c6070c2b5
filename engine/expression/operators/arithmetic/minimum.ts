import type { Operator } from "../../operator/operator.ts";
import { atLeast } from "../../operator/operator.ts";
import { numbers } from "../../operator/values.ts";

/** Numbers only. */
export const minimum: Operator = {
  name: "min",
  arity: atLeast(1),
  apply: (...values: unknown[]) => Math.min(...numbers("min", values)),
};
