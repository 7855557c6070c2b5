import type { Operator } from "../operator/operator.ts";
import { between } from "../operator/operator.ts";
import { finite, numbers } from "../operator/values.ts";

/** Difference, or the negative of one number. */
export const subtract: Operator = {
  name: "-",
  arity: between(1, 2),
  apply: (...values: unknown[]) => {
    const [a, b] = numbers("-", values) as [number, number?];
    return finite("-", b === undefined ? -a : a - b);
  },
};
