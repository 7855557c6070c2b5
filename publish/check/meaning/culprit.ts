import { isOperation, operation } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";
import { isEntries } from "../../documents/entries.ts";
import { put } from "./changed-conditions.ts";
import type { GivenValues } from "./given-values.ts";
import { evaluated } from "./ordered-conditions.ts";

/** What is given, and whether the condition should hold then. */
export interface WantedTruth {
  readonly given: GivenValues;
  readonly holds: boolean;
}

/** What may stand for an operator by a slip. */
const slips: readonly (readonly string[])[] = [
  ["<", "<=", ">", ">="],
  ["===", "!=="],
  ["and", "or"],
  ["+", "-"],
  ["*", "/"],
  ["min", "max"],
  ["all", "some", "none"],
  ["!", "!!"],
];
/** So many values are tried in the place of one. */
const most = 40;

/**
 * The least part of a condition that can be to blame for what it comes to: with something else there, and all else as
 * it is, it would come to what is wanted of it each time. Where several parts can be, the one around them.
 */
export function culprit(condition: unknown, wanted: readonly WantedTruth[], paths: readonly string[]): Path {
  const known = [...new Set(wanted.flatMap(({ given }) => Object.values(given).flatMap(leaves)))].slice(0, most);
  const comesRight = (path: Path, as: unknown): boolean => {
    const changed = evaluated(put(condition, path, as));
    return wanted.every(({ given, holds }) => changed(given) === holds);
  };
  /** Whether something else there, another each time where it is worked out, would do. */
  const canBe = (part: unknown, path: Path): boolean => {
    if (!isOperation(part)) return !Array.isArray(part) && known.some((value) => comesRight(path, value));
    if (operation(part).name === "var") return paths.some((read) => comesRight(path, { var: read }));
    const tried = [true, false, ...known].map((value) => evaluated(put(condition, path, value)));
    return wanted.every(({ given, holds }) => tried.some((changed) => changed(given) === holds));
  };
  const within = (part: unknown, path: Path): Path => {
    if (!isOperation(part)) return path;
    const { name, values } = operation(part);
    const own = [...path, name];
    if (name === "var") return Array.isArray(part[name]) ? [...own, 0] : own;
    const others = slips.find((group) => group.includes(name)) ?? [];
    if (others.some((other) => other !== name && comesRight(path, { [other]: values }))) return own;
    if (swaps(values).some((swapped) => comesRight(path, { [name]: swapped }))) return own;
    const inside = values
      .map((value, index) => [value, Array.isArray(part[name]) ? [...own, index] : own] as const)
      .filter(([value, at]) => canBe(value, at));
    const [only] = inside;
    return only && inside.length === 1 ? within(...only) : own;
  };
  return within(condition, []);
}

/** The same operands with two of them in each other's place. */
function swaps(values: readonly unknown[]): readonly (readonly unknown[])[] {
  return values.flatMap((one, index) =>
    values.slice(index + 1).map((other, after) => values.with(index, other).with(index + 1 + after, one)),
  );
}

/** The plain values in a value. */
function leaves(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  return isEntries(value) ? Object.values(value).flatMap(leaves) : [value];
}
