import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { asNumber } from "../../operator/values.ts";

/** Numbers only. */
export const greaterThan: Operator = {
  name: ">",
  arity: exactly(2),
  apply: (a: unknown, b: unknown) => asNumber(">", a) > asNumber(">", b),
};
