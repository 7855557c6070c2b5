import jsonLogic from "json-logic-js";
import { type Expression, isOperation, operation, spelledOut } from "./expression.ts";
import { operators } from "./operators.ts";
import type { Reader } from "./operator/reader.ts";

declare const closed: unique symbol;

/** An expression that was checked and closed (`compile.ts`), as published documents hold it. */
export interface Closed {
  readonly [closed]: true;
}

/** Evaluates against a reader; throws ExpressionError. Missing values read as null. */
export type Evaluate = (reader: Reader) => unknown;

/** Makes a closed expression ready to evaluate. A text alone reads the path that it names. */
export const bindExpression = (expression: Closed): Evaluate => direct(spelledOut(expression as unknown as Expression));

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
  if (!operator?.apply || operator.overElements) return (reader) => jsonLogic.apply(closed as never, reader);
  const apply = operator.apply as (...values: unknown[]) => unknown;
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
