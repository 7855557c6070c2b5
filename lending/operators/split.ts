import { asText, exactly, ExpressionError, type Operator } from "../../engine/operator.ts";

/** The parts of a text between a separator: "09/27" at "/" → ["09", "27"]; an error for no separator. */
export const split: Operator = {
  name: "split",
  arity: exactly(2),
  literalArguments: [1],
  apply: (value: unknown, separator: unknown) => {
    const at = asText("split", separator);
    if (at === "") throw new ExpressionError("type", '"split" expected a separator, found an empty text');
    return asText("split", value).split(at);
  },
};
