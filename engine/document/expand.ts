import { type Expression, isOperation, operation, spelledOut } from "../expression/expression.ts";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";
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
  if (typeof value.$ === "string") return { $: [value.$, ...rest].join(".") };
  return { $: rest.reduce<Expression>((holder, word) => ({ get: [holder, word] }), value.$) };
}

function asExpression(value: Value, path: string): Expression {
  if (isExpressionMarker(value)) return spelledOut(value.$);
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

/** A whole expression; a text that a param was given is no path, so that it has to be worked out. */
function inWhole(expression: Expression, params: Params): Expression {
  if (typeof expression === "string") {
    if (!isParam(expression)) return expression;
    const value = given(expression, params);
    if (isExpressionMarker(value)) return value.$;
    return worked(asExpression(value, expression));
  }
  return worked(inExpression(expression, params));
}

const worked = (found: Expression): Expression => (typeof found === "string" ? { cat: [found] } : found);

/** The param that a whole expression reads, if that is all it does. */
function paramOf(expression: Expression): string | undefined {
  const full = spelledOut(expression);
  if (!isOperation(full) || operation(full).name !== "var") return undefined;
  const [path] = operation(full).values;
  return isParam(path) ? path : undefined;
}

const bare = new Set(["when", "if", "must", "in", "$each"]);

/**
 * Puts a part's params in their place, anywhere in a document's tree: a part costs nothing at run time.
 * A whole `{"$": "with.x"}` takes the value as it is, texts included; inside an expression it is inlined.
 */
export function substitute<T>(tree: T, params: Params): T {
  return walk(tree, params) as T;
}

function walk(value: Value, params: Params, holder?: string): Value {
  if (Array.isArray(value)) return value.map((element) => walk(element, params));
  if (typeof value === "string" && isParam(value)) return given(value, params) ?? value;
  if (!isOperation(value)) return value;
  if (isExpressionMarker(value)) {
    const param = paramOf(value.$);
    const found = param === undefined ? undefined : given(param, params);
    return found === undefined || isExpressionMarker(found) ? { $: inWhole(value.$, params) } : found;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isExpressionPlace(key, inner, holder) ? inWhole(inner as Expression, params) : walk(inner, params, key),
    ]),
  );
}

/** A prop may happen to be called `in` or `if`; there it is a marker, never a bare operation. */
const isExpressionPlace = (key: string, value: unknown, holder: string | undefined) =>
  bare.has(key) && (key !== "in" || holder === "each") && !isExpressionMarker(value) && !isTextMarker(value);
