import { ExpressionError } from "../../operator/expression-error.ts";
import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { describe, present, asText } from "../../operator/values.ts";

/** Whether a list holds the value, or a text the part. */
export const inOperator: Operator = {
  name: "in",
  arity: exactly(2),
  apply: (needle: unknown, hay: unknown) => {
    const place = present("in", hay);
    if (typeof place === "string") return place.includes(asText("in", needle));
    if (Array.isArray(place)) return place.includes(present("in", needle));
    throw new ExpressionError("type", `"in" expected a list or a text, found ${describe(place)}`);
  },
};
