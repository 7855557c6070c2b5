import type { Operator } from "../../operator/operator.ts";
import { between } from "../../operator/operator.ts";
import { finite, asNumber, asNumbers } from "../../operator/values.ts";

/** Difference, or the negative of one number. */
export const subtract: Operator = {
  name: "-",
  arity: between(1, 2),
  apply: (first: unknown, ...rest: unknown[]) => {
    const a = asNumber("-", first);
    const [b] = asNumbers("-", rest);
    return finite("-", b === undefined ? -a : a - b);
  },
};
