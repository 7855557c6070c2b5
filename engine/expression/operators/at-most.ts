import type { Operator } from "../operator/operator.ts";
import { between } from "../operator/operator.ts";
import { numbers } from "../operator/values.ts";

/** Numbers only; with three arguments the middle one lies between the others. */
export const atMost: Operator = {
  name: "<=",
  arity: between(2, 3),
  apply: (...values: unknown[]) => {
    const [a, b, c] = numbers("<=", values) as [number, number, number?];
    return a <= b && (c === undefined || b <= c);
  },
};
