import jsonLogic from "json-logic-js";
import { type Closed, type Expression, isOperation, operation } from "./expression.ts";
import { operators } from "./operators.ts";
import { budgeted } from "./operator/budget.ts";
import type { Reader } from "./operator/reader.ts";

/** Evaluates against a reader; throws ExpressionError. Missing values read as null. */
export type Evaluate = (reader: Reader) => unknown;

/** Makes a closed expression ready to evaluate. A text alone reads the path that it names. */
export const bindExpression = (expression: Closed): Evaluate =>
  typeof expression === "string" ? (reader) => reader.read(expression) ?? null : budgeted(direct(expression));

/**
 * Calls our own operators without the interpreter, which looks everything up anew each time; what json-logic-js
 * evaluates itself, lazily or per element, is left to it.
 */
function direct(closed: Expression): Evaluate {
  if (Array.isArray(closed)) {
    const elements = closed.map(direct);
    return (reader) => elements.map((element) => element(reader));
  }
  if (!isOperation(closed)) return () => closed;
  const { name, values } = operation(closed);
  const operator = operators.get(name);
  if (!operator?.apply || operator.overElements) return (reader): unknown => jsonLogic.apply(closed, reader);
  const { apply } = operator;
  const given = values.map(direct);
  const [first, second] = given;
  if (!first || given.length > 2)
    return (reader) =>
      apply.apply(
        reader,
        given.map((value) => value(reader)),
      );
  return second
    ? (reader) => apply.call(reader, first(reader), second(reader))
    : (reader) => apply.call(reader, first(reader));
}
