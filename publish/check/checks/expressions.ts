import { checkExpression, type ExpressionFault, operators } from "../../../engine/index.ts";
import type { Check } from "../given/checking.ts";
import { messages, type Said } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { entries } from "../walk/places.ts";

/** Operators, arity, shape and caps of every expression, in every branch (R21, R22). */
export const checkExpressions: Check = ({ project, report }) => {
  for (const document of project.documents) {
    for (const { expression, path } of project.places(document).expressions) {
      for (const fault of checkExpression(expression, operators)) {
        const at = fault.code === "unknown-operator" || fault.code === "arity" ? "key" : "value";
        report(document, [...path, ...fault.path], inWords(fault), { at });
      }
      const alone = pathAlone(expression);
      if (alone !== undefined) report(document, path, messages.pathAlone(alone));
    }
  }
};

/** The path of a whole expression that says `var` where the path alone would do. */
function pathAlone(expression: unknown): string | undefined {
  const { var: read, ...more } = entries(expression);
  if (Object.keys(more).length > 0) return undefined;
  const [path, ...fallback] = Array.isArray(read) ? (read as unknown[]) : [read];
  return typeof path === "string" && fallback.length === 0 ? path : undefined;
}

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
