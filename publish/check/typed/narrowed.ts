import { isOperation, isTrue, operation } from "../../../engine/expression.ts";
import { outcomes } from "./outcomes.ts";
import type { Condition, Meant } from "./condition.ts";
import { takenAt } from "../types/operators/signature.ts";
import { signatures } from "../types/operators/signatures.ts";
import { isMissable, either, never, nothing, present, type Type } from "../types/type.ts";
import { above, below, being, notBeing, ofTruth } from "../types/part-of.ts";

/** What is asked about. */
interface About {
  readonly path: string;
  readonly meant: Meant;
  /** So many values that are worked out are still looked into. */
  readonly left: number;
}

/** What a path can come to where a condition holds, or does not. */
export const narrowed = (type: Type, path: string, { expression, holds }: Condition, meant: Meant): Type =>
  narrow(type, { path, meant, left: 8 }, expression, holds);

function narrow(type: Type, about: About, expression: unknown, holds: boolean): Type {
  if (typeof expression === "string") return whereTrue(type, about, { path: expression }, holds);
  if (!isOperation(expression)) return isTrue(expression) === holds ? type : never;
  const { name, values } = operation(expression);
  const [first, second] = values;
  switch (name) {
    case "var": {
      const read = readIn(expression);
      return read ? whereTrue(type, about, read, holds) : type;
    }
    case "!":
      return narrow(type, about, first, !holds);
    case "!!":
      return narrow(type, about, first, holds);
    case "and":
    case "or": {
      const all = (name === "and") === holds;
      if (all) return values.reduce((left: Type, value) => narrow(left, about, value, holds), type);
      return either(...values.map((value) => narrow(type, about, value, holds)));
    }
    case "if":
      return branch(type, about, values, holds);
    case "===":
      return same(type, about, [first, second], holds);
    case "!==":
      return same(type, about, [first, second], !holds);
    case "in":
      return among(evaluated(type, about, second), about, first, second, holds);
    case "<":
    case "<=":
      if (values.length === 2) return compared(type, about, expression, [first, second], holds);
      break;
    case ">":
    case ">=":
      return compared(type, about, expression, [second, first], holds);
  }
  return evaluated(type, about, expression);
}

/** A path that is read, and what stands in for a missing value. */
interface Read {
  readonly path: string;
  readonly instead?: unknown;
}

/** What an expression reads that does nothing else. */
export function readIn(expression: unknown): Read | undefined {
  if (!isOperation(expression)) return undefined;
  const { name, values } = operation(expression);
  const [path, ...fallback] = values;
  if (name !== "var" || typeof path !== "string") return undefined;
  return fallback.length > 0 && fallback[0] !== null ? { path, instead: fallback[0] } : { path };
}

/** Whether a path that is read leads further down from the one that is asked about. */
const isBelow = (read: Read, { path }: About): boolean => read.path.startsWith(`${path}.`);

/** Where a path that is read counts as true, or as false. */
function whereTrue(type: Type, about: About, read: Read, holds: boolean): Type {
  const instead = "instead" in read && (isOperation(read.instead) || isTrue(read.instead));
  if (isBelow(read, about)) return holds && !instead ? present(type) : type;
  if (read.path !== about.path) {
    const meant = about.left > 0 && !("instead" in read) ? about.meant(read.path) : [];
    if (meant.length === 0) return type;
    const inside = { ...about, left: about.left - 1 };
    return either(...meant.map((expression) => narrow(type, inside, expression, holds)));
  }
  if (!instead) return ofTruth(type, holds);
  return either(ofTruth(present(type), holds), nothing);
}

/** The first condition that holds says which value is asked. */
function branch(type: Type, about: About, [condition, value, ...others]: readonly unknown[], holds: boolean): Type {
  const taken = narrow(narrow(type, about, condition, true), about, value, holds);
  const left = narrow(type, about, condition, false);
  return either(taken, others.length > 1 ? branch(left, about, others, holds) : narrow(left, about, others[0], holds));
}

type Literal = string | number | boolean;

const isLiteral = (value: unknown): value is Literal =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Where two values are the same, or differ; a value that is missing is neither, but beside the literal null. */
function same(type: Type, about: About, sides: readonly [unknown, unknown], holds: boolean): Type {
  for (const [side, other] of [sides, [sides[1], sides[0]]] as const) {
    const read = readIn(side);
    if (!read || (read.path !== about.path && !isBelow(read, about))) continue;
    if (other === null && "instead" in read) return type;
    if (other === null && isBelow(read, about)) return holds ? type : present(type);
    if (other === null) return holds ? (isMissable(type) ? nothing : never) : present(type);
    if (isBelow(read, about)) return "instead" in read && (!holds || read.instead === other) ? type : present(type);
    if (!isLiteral(other)) return "instead" in read ? type : present(type);
    const found = holds ? being(type, [other]) : notBeing(type, [other]);
    const missing = isMissable(type) && "instead" in read && (read.instead === other) === holds;
    return missing ? either(found, nothing) : found;
  }
  return evaluated(evaluated(type, about, sides[0]), about, sides[1]);
}

/** Where a list that is written there holds a value, or does not. */
function among(type: Type, about: About, value: unknown, list: unknown, holds: boolean): Type {
  const read = readIn(value);
  const lists = listsIn(list);
  // Of several lists, nobody knows which of them does not hold it.
  if (!read || read.path !== about.path || !lists || (!holds && lists.length > 1)) return evaluated(type, about, value);
  const values = [...new Set(lists.flat())];
  const found = holds ? being(type, values) : notBeing(type, values);
  const missing = isMissable(type) && "instead" in read && values.some((one) => one === read.instead) === holds;
  return missing ? either(found, nothing) : found;
}

/** The lists that an expression comes to, one of them, when all are written there; undefined of any other. */
function listsIn(expression: unknown): readonly (readonly Literal[])[] | undefined {
  if (Array.isArray(expression)) return expression.every(isLiteral) ? [expression] : undefined;
  const all = outcomes(expression).map(({ part }) => part);
  if (!isOperation(expression) || operation(expression).name !== "if") return undefined;
  const lists = all.map(listsIn);
  return lists.every((one) => one !== undefined) ? lists.flat() : undefined;
}

/** Where one value is less than the other (or the same, if that is asked), or is not. */
function compared(
  type: Type,
  about: About,
  expression: unknown,
  [less, more]: readonly [unknown, unknown],
  holds: boolean,
): Type {
  const found = evaluated(type, about, expression);
  if (typeof more === "number" && isExactly(less, about)) return holds ? below(found, more) : above(found, more);
  if (typeof less === "number" && isExactly(more, about)) return holds ? above(found, less) : below(found, less);
  return found;
}

/** Whether that reads the path itself, with nothing in its place. */
function isExactly(expression: unknown, { path }: About): boolean {
  const read = readIn(expression);
  return read?.path === path && !("instead" in read);
}

/** What a path comes to where an expression was worked out without a failure: nothing of what may not be missing is. */
function evaluated(type: Type, about: About, expression: unknown): Type {
  const read = readIn(expression);
  if (read) return !("instead" in read) && (read.path === about.path || isBelow(read, about)) ? present(type) : type;
  if (!isOperation(expression)) return type;
  const { name, values } = operation(expression);
  const signature = signatures[name];
  if (!signature || name === "var") return type;
  return values.reduce((left: Type, value, index) => {
    const taken = takenAt(signature, index)?.type;
    return taken && !isMissable(taken) ? evaluated(left, about, value) : left;
  }, type);
}
