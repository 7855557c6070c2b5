import { goneThrough } from "../../operator/budget.ts";
import type { Operator } from "../../operator/operator.ts";
import { atLeast } from "../../operator/operator.ts";

/** One list of several, in order. */
export const concat: Operator = {
  name: "concat",
  arity: atLeast(1),
  apply: (...lists: unknown[]) => lists.flatMap((value) => goneThrough("concat", value)),
};
