import { bindExpression, type Evaluate } from "./bind.ts";
import { checkExpression } from "./check-expression.ts";
import { type Closed, type Expression, isOperation, operation } from "./expression.ts";
import { literalOf } from "./literal-of.ts";
import { internal, operators } from "./operators.ts";
import { Reader } from "./operator/reader.ts";

/** Rewrites what json-logic-js would let pass: element lists that are no lists, and comparison with the literal null. */
function close(expression: unknown): Expression {
  if (Array.isArray(expression)) return expression.map(close);
  if (!isOperation(expression)) return literalOf(expression);
  const { name, values } = operation(expression);
  if ((name === "===" || name === "!==") && values.includes(null)) {
    const asked: Expression = { [internal.isNull]: [close(values.find((value) => value !== null) ?? null)] };
    return name === "===" ? asked : { "!": [asked] };
  }
  const closed = values.map(close);
  if (!operators.get(name)?.overElements) return { [name]: closed };
  const [elements = null, ...more] = closed;
  return { [name]: [{ [internal.elements]: [elements] }, ...more] };
}

/**
 * Checks and closes an expression once; what is published only has to be bound. A text alone stays the path it names.
 * @throws Error when the expression is not well formed (a checked document never is not).
 */
export function closeExpression(expression: unknown): Closed {
  const [fault] = checkExpression(expression);
  if (fault)
    throw new Error(
      `expression at ${fault.path.join(".") || "its root"}: expected ${fault.expected}, found ${fault.found}`,
    );
  // The one place that closes an expression: what it gives is what the brand stands for.
  return close(expression) as Closed;
}

/** Checks, closes and binds what is evaluated more than once; for the checker and for tools. */
export const compileExpression = (expression: unknown): Evaluate => bindExpression(closeExpression(expression));

/** Evaluates once, over a plain object; for tools and tests. */
export const evaluate = (expression: unknown, read: (path: string) => unknown): unknown =>
  compileExpression(expression)(new Reader(read));
