import { ExpressionError } from "../../operator/expression-error.ts";
import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { asList, asNumber } from "../../operator/values.ts";

/** The first so many elements of a list. */
export const take: Operator = {
  name: "take",
  arity: exactly(2),
  apply: (elements: unknown, count: unknown) => {
    const wanted = asNumber("take", count);
    if (!Number.isInteger(wanted) || wanted < 0) throw new ExpressionError("range", '"take" needs a whole count');
    return asList("take", elements).slice(0, wanted);
  },
};
