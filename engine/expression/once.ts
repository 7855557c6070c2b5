import { compileExpression, type Evaluate } from "./compile.ts";

const known = new WeakMap<object, Evaluate>();
const paths = new Map<string, Evaluate>();

/** The compiled form of an expression, kept as long as its document lives. */
export function compiledOnce(expression: unknown): Evaluate {
  if (typeof expression === "string") return kept(paths, expression);
  if (typeof expression !== "object" || expression === null) return () => expression;
  return kept(known, expression);
}

interface Kept<Key> {
  get(key: Key): Evaluate | undefined;
  set(key: Key, evaluate: Evaluate): unknown;
}

function kept<Key>(found: Kept<Key>, expression: Key): Evaluate {
  let evaluate = found.get(expression);
  if (!evaluate) {
    evaluate = compileExpression(expression);
    found.set(expression, evaluate);
  }
  return evaluate;
}
