import { compileExpression } from "../expression/compile.ts";
import type { Expression } from "../expression/expression.ts";
import type { Reader } from "../expression/operator/reader.ts";
import { scopeReader } from "../expression/scope-reader.ts";
import { list } from "../expression/operator/values.ts";
import type { Value } from "./types.ts";

/** What a value needs when it is resolved: paths, and texts by key. */
export interface Resolving {
  readonly reader: Reader;
  readonly text: (key: string, args?: Readonly<Record<string, unknown>>) => string;
}

/** A compiled value: either fixed, or to be resolved each time. */
export type CompiledValue =
  | { readonly fixed: true; readonly value: unknown }
  | { readonly fixed: false; readonly resolve: (using: Resolving) => unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it is `{"$": expression}`. */
export const isExpressionMarker = (value: unknown): value is { $: Expression } => isObject(value) && "$" in value;

/** Whether it is `{"$t": key, "args": {…}}`. */
export const isTextMarker = (value: unknown): value is { $t: string; args?: Record<string, Value> } =>
  isObject(value) && "$t" in value;

/** Whether it is `{"$each": expression, "give": value}`. */
const isListMarker = (value: unknown): value is { $each: Expression; give: Value } =>
  isObject(value) && "$each" in value;

/** Whether nothing in it is left to resolve: only markers have keys that begin with a dollar sign. */
function isLiteral(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isLiteral);
  return Object.keys(value).every((key) => key[0] !== "$" && isLiteral((value as Record<string, unknown>)[key]));
}

const fixed = (value: unknown): CompiledValue => ({ fixed: true, value });
const dynamic = (resolve: (using: Resolving) => unknown): CompiledValue => ({ fixed: false, resolve });
const resolveOne = (value: CompiledValue, using: Resolving) => (value.fixed ? value.value : value.resolve(using));

/**
 * Compiles a value once.
 * @param text gives a text without arguments at once, so that it counts as fixed; leave it out to resolve it later.
 */
export function compileValue(value: Value, text?: (key: string) => string): CompiledValue {
  if (typeof value !== "object" || value === null || isLiteral(value)) return fixed(value);
  if (isExpressionMarker(value)) return dynamicExpression(value.$);
  if (isTextMarker(value)) {
    const { $t: key, args } = value;
    if (!args) return text ? fixed(text(key)) : dynamic((using) => using.text(key));
    const compiled = compileValue(args, text);
    return dynamic((using) => using.text(key, resolveOne(compiled, using) as Record<string, unknown>));
  }
  if (isListMarker(value)) return eachElement(value.$each, compileValue(value.give, text));
  if (Array.isArray(value)) {
    const elements = value.map((element) => compileValue(element, text));
    if (elements.every((element) => element.fixed))
      return fixed(Object.freeze(elements.map((element) => element.fixed && element.value)));
    return dynamic((using) => elements.map((element) => resolveOne(element, using)));
  }
  const entries = Object.entries(value).map(([key, inner]) => [key, compileValue(inner, text)] as const);
  if (entries.every(([, inner]) => inner.fixed))
    return fixed(Object.freeze(Object.fromEntries(entries.map(([key, inner]) => [key, inner.fixed && inner.value]))));
  return dynamic((using) => Object.fromEntries(entries.map(([key, inner]) => [key, resolveOne(inner, using)])));
}

function dynamicExpression(expression: Expression): CompiledValue {
  const evaluate = compileExpression(expression);
  return dynamic((using) => evaluate(using.reader));
}

/** One value for each element of a list; `give` reads the element as `item` and its place as `index`. */
function eachElement(elements: Expression, give: CompiledValue): CompiledValue {
  const evaluate = compileExpression(elements);
  return dynamic((using) =>
    list("$each", evaluate(using.reader)).map((item, index) =>
      resolveOne(give, { ...using, reader: scopeReader({ item, index }, using.reader.read) }),
    ),
  );
}

/** Compiles and resolves in one go; for steps, rules and decisions. */
export const resolveValue = (value: Value, using: Resolving): unknown => resolveOne(compiledOnce(value), using);

const known = new WeakMap<object, CompiledValue>();

function compiledOnce(value: Value): CompiledValue {
  if (typeof value !== "object" || value === null) return fixed(value);
  let compiled = known.get(value);
  if (!compiled) {
    compiled = compileValue(value);
    known.set(value, compiled);
  }
  return compiled;
}
