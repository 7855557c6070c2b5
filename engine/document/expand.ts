import { type Expression, isOperation, operation } from "../expression/expression.ts";
import { ownValue, pathWords } from "../expression/own-value.ts";
import type { Value } from "./types.ts";
import { isExpressionMarker, isTextMarker } from "./value.ts";

/** The params a part was given, as unresolved values. */
export type Params = Readonly<Record<string, Value>>;

const isParam = (path: unknown): path is string => typeof path === "string" && path.startsWith("with.");

/** The value a param path stands for: `with.row.amount` reaches into what `row` was given. */
function given(path: string, params: Params): Value {
  const [, name, ...rest] = pathWords(path) as [string, string, ...string[]];
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (rest.length === 0) return value;
  if (!isExpressionMarker(value)) return ownValue(value, rest);
  const inner = value.$;
  if (isOperation(inner) && operation(inner).name === "var" && typeof operation(inner).values[0] === "string")
    return { $: { var: [operation(inner).values[0] as string, ...rest].join(".") } };
  return rest.reduce<Value>((holder, word) => ({ $: { get: [(holder as { $: Expression }).$, word] } }), value);
}

function asExpression(value: Value, path: string): Expression {
  if (isExpressionMarker(value)) return value.$;
  if (isTextMarker(value)) throw new Error(`"${path}" is a text and cannot be computed with`);
  if (isOperation(value)) throw new Error(`"${path}" is an object and cannot be computed with`);
  return (value ?? null) as Expression;
}

function inExpression(expression: unknown, params: Params): Expression {
  if (Array.isArray(expression)) return expression.map((element) => inExpression(element, params));
  if (!isOperation(expression)) return expression as Expression;
  const { name, values } = operation(expression);
  const [path, fallback] = values;
  if (name === "var" && isParam(path)) {
    const value = given(path, params);
    if (value === undefined) return fallback === undefined ? null : inExpression(fallback, params);
    const found = asExpression(value, path);
    if (fallback === undefined || !isOperation(found) || operation(found).name !== "var") return found;
    return { var: [operation(found).values[0] as string, inExpression(fallback, params)] };
  }
  return { [name]: values.map((element) => inExpression(element, params)) };
}

const bare = new Set(["when", "if", "must", "in", "$each"]);

/**
 * Puts a part's params in their place, anywhere in a document's tree: a part costs nothing at run time.
 * A whole `{"$": {"var": "with.x"}}` takes the value as it is, texts included; inside an expression it is inlined.
 */
export function substitute<T>(tree: T, params: Params): T {
  return walk(tree, params, false) as T;
}

function walk(value: Value, params: Params, expression: boolean): Value {
  if (expression) return inExpression(value, params);
  if (Array.isArray(value)) return value.map((element) => walk(element, params, false));
  if (typeof value === "string" && isParam(value)) return given(value, params) ?? value;
  if (!isOperation(value)) return value;
  if (isExpressionMarker(value)) {
    const inner = value.$;
    if (isOperation(inner) && operation(inner).name === "var" && isParam(operation(inner).values[0])) {
      const found = given(operation(inner).values[0] as string, params);
      if (found !== undefined && !isExpressionMarker(found)) return found;
    }
    return { $: inExpression(inner, params) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      walk(inner, params, bare.has(key) && !isLiteralPlace(key, inner)),
    ]),
  );
}

/** A prop may happen to be called `in` or `if`; there it is a text or a marker, never a bare operation. */
const isLiteralPlace = (key: string, value: unknown) =>
  key === "in"
    ? typeof value === "string" || isExpressionMarker(value)
    : isExpressionMarker(value) || isTextMarker(value);
