import { isOperation, operation, spelledOut } from "../expression/expression.ts";
import { ownEntry } from "../expression/operator/own-entry.ts";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";
import type { Grammar } from "../document/grammar/grammar.ts";
import { list, object } from "../document/grammar/holds.ts";
import { type Visitor, walkPart } from "../document/grammar/walk.ts";
import { isExpressionMarker, isTextMarker } from "../document/markers.ts";
import type { NodeDocument } from "../document/grammar/node.ts";
import type { Value } from "../document/types.ts";

/** The params a part was given, as unresolved values. */
export type Params = Readonly<Record<string, Value>>;

const isParam = (path: unknown): path is string => typeof path === "string" && path.startsWith("with.");

/** The value a param path stands for: `with.row.amount` reaches into what `row` was given. */
function given(path: string, params: Params): Value {
  const [, name = "", ...rest] = pathWords(path);
  const value = ownEntry(params, name);
  if (rest.length === 0) return value;
  if (!isExpressionMarker(value)) return ownValue(value, rest);
  if (typeof value.$ === "string") return { $: [value.$, ...rest].join(".") };
  return { $: rest.reduce((holder, word) => ({ get: [holder, word] }), value.$) };
}

function asExpression(value: Value, path: string): unknown {
  if (isExpressionMarker(value)) return spelledOut(value.$);
  if (isTextMarker(value)) throw new Error(`"${path}" is a text and cannot be computed with`);
  if (isOperation(value)) throw new Error(`"${path}" is an object and cannot be computed with`);
  return value ?? null;
}

function inExpression(expression: unknown, params: Params): unknown {
  if (Array.isArray(expression)) return expression.map((element) => inExpression(element, params));
  if (!isOperation(expression)) return expression;
  const { name, values } = operation(expression);
  const [path, fallback] = values;
  if (name === "var" && isParam(path)) {
    const value = given(path, params);
    if (value === undefined) return fallback === undefined ? null : inExpression(fallback, params);
    const found = asExpression(value, path);
    if (fallback === undefined || !isOperation(found) || operation(found).name !== "var") return found;
    return { var: [operation(found).values[0], inExpression(fallback, params)] };
  }
  return { [name]: values.map((element) => inExpression(element, params)) };
}

/** A whole expression; a text that a param was given is no path, so that it has to be worked out. */
function inWhole(expression: unknown, params: Params): unknown {
  if (typeof expression === "string") {
    if (!isParam(expression)) return expression;
    const value = given(expression, params);
    if (isExpressionMarker(value)) return value.$;
    return worked(asExpression(value, expression));
  }
  return worked(inExpression(expression, params));
}

const worked = (found: unknown): unknown => (typeof found === "string" ? { cat: [found] } : found);

/** The param that a whole expression reads, if that is all it does. */
function paramOf(expression: unknown): string | undefined {
  const full = spelledOut(expression);
  if (!isOperation(full) || operation(full).name !== "var") return undefined;
  const [path] = operation(full).values;
  return isParam(path) ? path : undefined;
}

/**
 * Puts a part's params in their place, wherever the part's nodes name them: a part costs nothing at run time.
 * A whole `{"$": "with.x"}` takes the value as it is, texts included; inside an expression it is inlined.
 */
export function expandNodes(
  nodes: readonly NodeDocument[],
  params: Params,
  grammar?: Grammar,
): readonly NodeDocument[] {
  const visitor: Visitor<undefined> = {
    part({ holds, value }) {
      if (holds.is === "expression") return { instead: inWhole(value, params) };
      // A text may name a param wherever the grammar knows no expression: a path that is bound, an id, a value.
      if (typeof value === "string") return isParam(value) ? { instead: given(value, params) ?? value } : undefined;
      if ((holds.is !== "value" && holds.is !== "naming") || !isExpressionMarker(value)) return undefined;
      const param = paramOf(value.$);
      const found = param === undefined ? undefined : given(param, params);
      return found === undefined || isExpressionMarker(found) ? undefined : { instead: found };
    },
  };
  // The border to the grammar, which is data: a walk gives back what it was given, but for what the visitor puts in
  // the place of a value or an expression.
  return walkPart(
    { holds: list(object("node")), value: nodes, context: undefined },
    visitor,
    grammar,
  ) as NodeDocument[];
}
