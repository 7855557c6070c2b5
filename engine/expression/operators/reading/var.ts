import { ExpressionError } from "../../operator/expression-error.ts";
import type { Operator } from "../../operator/operator.ts";
import { between } from "../../operator/operator.ts";
import { ownValue, pathWords } from "../../operator/own-value.ts";
import { Reader } from "../../operator/reader.ts";
import { describe } from "../../operator/values.ts";

function readVariable(this: unknown, path: unknown, fallback: unknown = null): unknown {
  if (typeof path !== "string") throw new ExpressionError("type", `"var" expected a path, found ${describe(path)}`);
  const value = this instanceof Reader ? this.read(path) : ownValue(this, pathWords(path));
  return value ?? fallback;
}

/** Reads a path through the reader, or the own property of the element inside map and its kin. */
export const variable: Operator = { name: "var", arity: between(1, 2), literalArguments: [0], apply: readVariable };
