import jsonLogic from "json-logic-js";
import { checkExpression } from "./check.ts";
import { type Expression, isOperation, operation, spelledOut } from "./expression.ts";
import { internal, operators } from "./operators.ts";
import { Reader } from "./operator/reader.ts";

/** Evaluates against a reader; throws ExpressionError. Missing values read as null. */
export type Evaluate = (reader: Reader) => unknown;

/** Rewrites what json-logic-js would let pass: element lists that are no lists, and comparison with the literal null. */
function close(expression: Expression): Expression {
  if (Array.isArray(expression)) return expression.map(close);
  if (!isOperation(expression)) return expression;
  const { name, values } = operation(expression);
  if ((name === "===" || name === "!==") && values.includes(null)) {
    const asked: Expression = { [internal.isNull]: [close(values.find((value) => value !== null) ?? null)] };
    return name === "===" ? asked : { "!": [asked] };
  }
  const closed = values.map(close);
  if (!operators.get(name)?.overElements) return { [name]: closed };
  return { [name]: [{ [internal.elements]: [closed[0] as Expression] }, ...closed.slice(1)] };
}

/**
 * Checks and closes an expression once; what it gives back only evaluates. A text alone reads the path that it names.
 * @throws Error when the expression is not well formed (a checked document never is not).
 */
export function compileExpression(expression: unknown): Evaluate {
  const [fault] = checkExpression(expression);
  if (fault)
    throw new Error(
      `expression at ${fault.path.join(".") || "its root"}: expected ${fault.expected}, found ${fault.found}`,
    );
  return direct(close(spelledOut(expression as Expression)));
}

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

/** Evaluates once, over a plain object; for tools and tests. */
export const evaluate = (expression: unknown, read: (path: string) => unknown): unknown =>
  compileExpression(expression)(new Reader(read));
