import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { finite, asNumber } from "../../operator/values.ts";

/** Numbers only; by zero is an error. */
export const remainder: Operator = {
  name: "%",
  arity: exactly(2),
  apply: (a: unknown, b: unknown) => finite("%", asNumber("%", a) % asNumber("%", b)),
};
