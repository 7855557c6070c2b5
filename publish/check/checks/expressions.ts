import { checkExpression, type ExpressionFault, operators } from "../../../engine/index.ts";
import type { Check } from "../check.ts";
import { messages, type Said } from "../messages.ts";
import { nearest } from "../nearest.ts";

/** Operators, arity, shape and caps of every expression, in every branch (R21, R22). */
export const checkExpressions: Check = ({ project, report }) => {
  for (const document of project.documents) {
    for (const { expression, path } of project.places(document).expressions) {
      for (const fault of checkExpression(expression, operators)) {
        const at = fault.code === "unknown-operator" || fault.code === "arity" ? "key" : "value";
        report(document, [...path, ...fault.path], inWords(fault), { at });
      }
    }
  }
};

function inWords({ code, operator = "", expected, found }: ExpressionFault): Said {
  switch (code) {
    case "unknown-operator":
      return messages.unknownOperator(operator, nearest(operator, operators.keys()));
    case "arity":
      return messages.arity(operator, expected, found);
    case "depth":
    case "size":
      return messages.expressionCap(expected, found);
    case "pattern":
      return messages.badPattern();
    default:
      return messages.expressionShape(expected, found);
  }
}
