import { between, ExpressionError, type Operator } from "../../engine/operator.ts";
import { hasHidden } from "../format/hidden-characters.ts";

/** Whether a text shows all that it holds: no control characters, no marks of direction; with "lines" it may have line breaks. What is no text is plain. */
export const plain: Operator = {
  name: "plain",
  arity: between(1, 2),
  literalArguments: [1],
  apply: (value: unknown, lines: unknown) => {
    if (lines !== undefined && lines !== "lines") throw new ExpressionError("type", '"plain" expected "lines"');
    return typeof value !== "string" || !hasHidden(value, lines === "lines");
  },
};
