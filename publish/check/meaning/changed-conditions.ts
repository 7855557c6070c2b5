import { isOperation, operation } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";
import { changedPatterns } from "./changed-patterns.ts";

/** A condition with one thing in it changed: where, in words, and what it then is. */
export interface Change {
  readonly path: Path;
  readonly says: string;
  readonly condition: unknown;
  /** A literal is another one: that may mean the same for whatever can be given. */
  readonly literal: boolean;
}

/** One part of it, and what stands there instead. */
interface Changed {
  readonly path: Path;
  readonly says: string;
  readonly as: unknown;
  readonly literal?: true;
}

/**
 * What an operator may be mistaken for. Its opposite is none of it: that a condition always or never holds says more.
 */
const neighbours: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  and: "or",
  or: "and",
  some: "all",
  all: "some",
  min: "max",
  max: "min",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
};
/** Operators that mean their neighbour's contrary only between two. */
const arithmetic = new Set(["+", "-", "*", "/"]);
/** Operators whose two operands are not the same the other way round. */
const ordered = new Set(["<", "<=", ">", ">=", "-", "/", "%", "in"]);
/** Operators whose second operand is asked of each element for its truth. */
const asking = new Set(["some", "all", "none", "filter"]);

/**
 * Every change of a condition that a case is to notice: each part of it holds always or never, each operator is its
 * neighbour, operands are swapped, each literal is another. A text alone is a path.
 */
export function changedConditions(condition: unknown): readonly Change[] {
  const whole: readonly Changed[] = [
    { path: [], says: "holds always", as: true },
    { path: [], says: "never holds", as: false },
  ];
  const parts = typeof condition === "string" ? [] : inside(condition, [], true);
  return [...whole, ...parts].map(({ path, says, as, literal = false }) => {
    return { path, says, literal, condition: put(condition, path, as) };
  });
}

function inside(value: unknown, path: Path, truth: boolean): readonly Changed[] {
  if (typeof value === "number")
    return [value + 1, value - 1].map((as) => ({ path, says: `has ${as} for ${value}`, as, literal: true }));
  if (typeof value === "boolean") return [{ path, says: `has ${!value} for ${value}`, as: !value }];
  if (typeof value === "string")
    return [{ path, says: `has another text for "${value}"`, as: `${value}~`, literal: true }];
  if (Array.isArray(value))
    return [
      ...value.map((one, at) => ({ path, says: `lacks ${JSON.stringify(one)}`, as: value.toSpliced(at, 1) })),
      ...value.flatMap((one, at) => inside(one, [...path, at], false)),
    ];
  return isOperation(value) ? inOperation(value, path, truth) : [];
}

function inOperation(value: Readonly<Record<string, unknown>>, path: Path, truth: boolean): readonly Changed[] {
  const { name, values } = operation(value);
  const listed = Array.isArray(value[name]);
  const at = (index: number): Path => (listed ? [...path, name, index] : [...path, name]);
  if (name === "var") return ofPath(values, path);
  const [first, second] = values;
  if (name === "matches")
    return [
      ...inside(first, at(0), false),
      ...changedPatterns(second).map(({ says, pattern }) => ({
        path: at(1),
        says,
        as: pattern,
        literal: true as const,
      })),
    ];
  const neighbour = neighbours[name];
  const turned =
    neighbour === undefined || (arithmetic.has(name) && values.length !== 2)
      ? []
      : [{ path, says: `has "${neighbour}" for "${name}"`, as: { [neighbour]: values } }];
  const swapped =
    ordered.has(name) && values.length === 2
      ? [{ path, says: `has the operands of "${name}" swapped`, as: { [name]: [second, first] } }]
      : [];
  const within = values.flatMap((one, index) => {
    const asked = isAsked(name, index, values.length, truth);
    // What a reduction begins with is the least or the most that there is, or nothing.
    if (name === "reduce" && index === 2) return [];
    return [...(asked && typeof one !== "boolean" ? decided(name, at(index)) : []), ...inside(one, at(index), asked)];
  });
  return [...turned, ...swapped, ...within];
}

/** Whether the truth alone of an operand is asked. */
function isAsked(name: string, index: number, count: number, truth: boolean): boolean {
  if (name === "!" || name === "!!") return true;
  if (name === "and" || name === "or") return truth || index < count - 1;
  if (name === "if") return (index % 2 === 0 && index < count - 1) || truth;
  return asking.has(name) && index === 1;
}

/** An operand whose truth is known beforehand, where that says more than that the whole around it is. */
function decided(name: string, path: Path): readonly Changed[] {
  const always = { path, says: `takes ${ordinal(path)} of "${name}" to hold always`, as: true };
  const never = { path, says: `takes ${ordinal(path)} of "${name}" never to hold`, as: false };
  if (name === "!" || name === "!!") return [];
  if (name === "and") return [always];
  if (name === "or") return [never];
  return [always, never];
}

const ordinal = (path: Path): string => {
  const last = path.at(-1);
  return typeof last === "number" ? `operand ${last + 1}` : "the operand";
};

/** A path without what is read where nothing is. */
const ofPath = ([read, ...defaults]: readonly unknown[], path: Path): readonly Changed[] =>
  defaults.map(() => ({ path, says: `has nothing where ${String(read)} is missing`, as: { var: read } }));

/** The value with another one at a path. */
export function put(value: unknown, path: Path, as: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return as;
  if (Array.isArray(value)) return value.with(Number(key), put(value[Number(key)], rest, as));
  const holder = isOperation(value) ? value : {};
  return { ...holder, [key]: put(holder[key], rest, as) };
}
