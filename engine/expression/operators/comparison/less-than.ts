import type { Operator } from "../../operator/operator.ts";
import { between } from "../../operator/operator.ts";
import { asNumber, asNumbers } from "../../operator/values.ts";

/** Numbers only; with three arguments the middle one lies between the others. */
export const lessThan: Operator = {
  name: "<",
  arity: between(2, 3),
  apply: (first: unknown, second: unknown, ...rest: unknown[]) => {
    const a = asNumber("<", first);
    const b = asNumber("<", second);
    const [c] = asNumbers("<", rest);
    return a < b && (c === undefined || b < c);
  },
};
