import jsonLogic from "json-logic-js";
import { checkExpression } from "./check.ts";
import { type Expression, isOperation, operation } from "./expression.ts";
import { internal, operators } from "./operators.ts";
import { Reader } from "./reader.ts";

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
 * Checks and closes an expression once; what it gives back only evaluates.
 * @throws Error when the expression is not well formed (a checked document never is not).
 */
export function compileExpression(expression: unknown): Evaluate {
  const [fault] = checkExpression(expression);
  if (fault)
    throw new Error(
      `expression at ${fault.path.join(".") || "its root"}: expected ${fault.expected}, found ${fault.found}`,
    );
  const checked = expression as Expression;
  if (!isOperation(checked) && !Array.isArray(checked)) return () => checked;
  if (isOperation(checked)) {
    const { name, values } = operation(checked);
    // The commonest expression needs no interpreter: `var` is ours in either case.
    if (name === "var" && !isOperation(values[1])) {
      const [path, fallback = null] = values as [string, Expression?];
      return (reader) => reader.read(path) ?? fallback;
    }
  }
  const closed = close(checked);
  return (reader) => jsonLogic.apply(closed as never, reader);
}

/** Evaluates once, over a plain object; for tools and tests. */
export const evaluate = (expression: unknown, read: (path: string) => unknown): unknown =>
  compileExpression(expression)(new Reader(read));
