import type { Operator } from "../../operator/operator.ts";
import { atLeast } from "../../operator/operator.ts";
import { asNumbers } from "../../operator/values.ts";

/** Numbers only. */
export const maximum: Operator = {
  name: "max",
  arity: atLeast(1),
  apply: (...values: unknown[]) => Math.max(...asNumbers("max", values)),
};
