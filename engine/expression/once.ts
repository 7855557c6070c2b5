import { bindExpression, type Closed, type Evaluate } from "./bind.ts";

const known = new WeakMap<object, Evaluate>();
const paths = new Map<string, Evaluate>();

/** What evaluates a closed expression, kept as long as its document lives. */
export function boundOnce(expression: Closed): Evaluate {
  if (typeof expression === "string") return kept<string>(paths, expression);
  if (typeof expression !== "object" || expression === null) return () => expression;
  return kept<object>(known, expression);
}

interface Kept<Key> {
  get(key: Key): Evaluate | undefined;
  set(key: Key, evaluate: Evaluate): unknown;
}

function kept<Key>(found: Kept<Key>, expression: Key): Evaluate {
  let evaluate = found.get(expression);
  if (!evaluate) {
    evaluate = bindExpression(expression as Closed);
    found.set(expression, evaluate);
  }
  return evaluate;
}
