import { checkExpression, type ExpressionFault, operators } from "../../../engine/expression.ts";
import { ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { nearest } from "../../faults/nearest.ts";
import { noiseIn } from "./noise.ts";

/**
 * Operators, arity, shape and caps of every expression, in every branch (R21, R22); and that it says no more than it
 * means.
 */
export const checkExpressions = ofEach(({ project, report }, document) => {
  for (const { expression, truth, path } of project.places(document).expressions) {
    const faults = checkExpression(expression, operators);
    for (const fault of faults) {
      const at = fault.code === "unknown-operator" || fault.code === "arity" ? "key" : "value";
      report(document, [...path, ...fault.path], inWords(fault), { at });
    }
    if (faults.length > 0) continue;
    for (const noise of noiseIn(expression, truth))
      report(document, [...path, ...noise.path], messages.noise(noise.shorter, noise.found, noise.why));
  }
});

/** What other languages call an operator. */
const elsewhereWritten: Readonly<Record<string, string>> = {
  "=": "===",
  "==": "===",
  "!=": "!==",
  "<>": "!==",
  "&&": "and",
  "||": "or",
  "?:": "if",
  not: "!",
};

function inWords({ code, operator = "", expected, found }: ExpressionFault): Said {
  switch (code) {
    case "unknown-operator":
      return messages.unknownOperator(operator, elsewhereWritten[operator] ?? nearest(operator, operators.keys()));
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
