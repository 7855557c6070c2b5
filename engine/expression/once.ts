import { compileExpression, type Evaluate } from "./compile.ts";

const known = new WeakMap<object, Evaluate>();

/** The compiled form of an expression, kept as long as its document lives. */
export function compiledOnce(expression: unknown): Evaluate {
  if (typeof expression !== "object" || expression === null) return () => expression;
  let evaluate = known.get(expression);
  if (!evaluate) {
    evaluate = compileExpression(expression);
    known.set(expression, evaluate);
  }
  return evaluate;
}
