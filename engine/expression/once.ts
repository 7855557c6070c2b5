import { bindExpression, type Evaluate } from "./bind.ts";
import type { Closed } from "./expression.ts";

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

function kept<Key>(found: Kept<Key>, expression: Key & Closed): Evaluate {
  let evaluate = found.get(expression);
  if (!evaluate) {
    evaluate = bindExpression(expression);
    found.set(expression, evaluate);
  }
  return evaluate;
}
