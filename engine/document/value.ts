import { bindExpression, type Evaluate } from "../expression/bind.ts";
import type { Closed } from "../expression/expression.ts";
import { madeOnce } from "../expression/made-once.ts";
import type { Reader } from "../expression/operator/reader.ts";
import { scopeReader } from "../expression/scope-reader.ts";
import { asList } from "../expression/operator/values.ts";
import { isExpressionMarker, isListMarker, isTextMarker } from "./markers.ts";
import type { Value } from "./types.ts";
import { type Values, valuesOf } from "../expression/operator/values-of.ts";

/** What a value needs when it is resolved: paths, and texts by key. */
export interface Resolving {
  readonly reader: Reader;
  readonly text: (key: string, args?: Readonly<Record<string, unknown>>) => string;
}

/** A bound value: either fixed, or to be resolved each time. */
export type BoundValue =
  | { readonly fixed: true; readonly value: unknown }
  | { readonly fixed: false; readonly resolve: (using: Resolving) => unknown };

const fixed = (value: unknown): BoundValue => ({ fixed: true, value });
const dynamic = (resolve: (using: Resolving) => unknown): BoundValue => ({ fixed: false, resolve });
const resolveOne = (value: BoundValue, using: Resolving) => (value.fixed ? value.value : value.resolve(using));

/**
 * Makes a published value ready to resolve.
 * @param text gives a text without arguments at once, so that it counts as fixed; leave it out to resolve it later.
 */
export function bindValue(value: Value, text?: (key: string) => string): BoundValue {
  if (typeof value !== "object" || value === null) return fixed(value);
  if (isExpressionMarker(value)) return dynamicExpression(value.$);
  if (isTextMarker(value)) {
    const { $t: key, args } = value;
    if (!args) return text ? fixed(text(key)) : dynamic((using) => using.text(key));
    const given = bindValue(args, text);
    return dynamic((using) => using.text(key, valuesOf(resolveOne(given, using))));
  }
  if (isListMarker(value)) return eachElement(value.$each, bindValue(value.give, text));
  if (Array.isArray(value)) {
    const elements = value.map((element) => bindValue(element, text));
    if (elements.every((element) => element.fixed))
      return fixed(Object.freeze(elements.map((element) => element.fixed && element.value)));
    return dynamic((using) => elements.map((element) => resolveOne(element, using)));
  }
  const entries = Object.entries(value).map(([key, inner]) => [key, bindValue(inner, text)] as const);
  if (entries.every(([, inner]) => inner.fixed))
    return fixed(Object.freeze(Object.fromEntries(entries.map(([key, inner]) => [key, inner.fixed && inner.value]))));
  return dynamic((using) => Object.fromEntries(entries.map(([key, inner]) => [key, resolveOne(inner, using)])));
}

/** The border to what was published: what stands in a marker there, the compiler has closed. */
const bindMarked = (expression: unknown): Evaluate => bindExpression(expression as Closed);

function dynamicExpression(expression: unknown): BoundValue {
  const evaluate = bindMarked(expression);
  return dynamic((using) => evaluate(using.reader));
}

/** One value for each element of a list; `give` reads the element as `item` and its place as `index`. */
function eachElement(elements: unknown, give: BoundValue): BoundValue {
  const evaluate = bindMarked(elements);
  return dynamic((using) =>
    asList("$each", evaluate(using.reader)).map((item, index) =>
      resolveOne(give, { ...using, reader: scopeReader({ item, index }, using.reader.read) }),
    ),
  );
}

/** Binds and resolves in one go; for steps, rules and decisions. */
export const resolveValue = (value: Value, using: Resolving): unknown => resolveOne(boundValue(value), using);

/** The same for named values; none of them when one cannot be resolved. */
export function resolveArgs(given: Values, using: Resolving): Values {
  try {
    return valuesOf(resolveValue(given, using));
  } catch {
    return {};
  }
}

const ofObject = madeOnce(new WeakMap<object, BoundValue>(), (value) => bindValue(value));

const boundValue = (value: Value): BoundValue =>
  typeof value !== "object" || value === null ? fixed(value) : ofObject(value);
