import { bindExpression, type Evaluate } from "./bind.ts";
import type { Closed } from "./expression.ts";
import { madeOnce } from "./made-once.ts";

const ofOperation = madeOnce(new WeakMap<object & Closed, Evaluate>(), bindExpression);
const ofPath = madeOnce(new Map<string & Closed, Evaluate>(), bindExpression);

/** What evaluates a closed expression, kept as long as its document lives. */
export function boundOnce(expression: Closed): Evaluate {
  if (typeof expression === "string") return ofPath(expression);
  if (typeof expression !== "object" || expression === null) return () => expression;
  return ofOperation(expression);
}
