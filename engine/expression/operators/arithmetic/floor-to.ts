import { ExpressionError } from "../../operator/expression-error.ts";
import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { asNumber } from "../../operator/values.ts";

/** The greatest multiple that is not above the value. */
export const floorTo: Operator = {
  name: "floor-to",
  arity: exactly(2),
  apply: (value: unknown, multiple: unknown) => {
    const step = asNumber("floor-to", multiple);
    if (step <= 0) throw new ExpressionError("range", '"floor-to" needs a multiple above zero');
    return Math.floor(asNumber("floor-to", value) / step) * step;
  },
};
