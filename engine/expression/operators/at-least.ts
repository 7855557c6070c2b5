import type { Operator } from "../operator.ts";
import { exactly } from "../operator.ts";
import { number } from "../values.ts";

/** Numbers only. */
export const atLeastOperator: Operator = {
  name: ">=",
  arity: exactly(2),
  apply: (a: unknown, b: unknown) => number(">=", a) >= number(">=", b),
};
