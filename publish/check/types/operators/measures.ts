import { alternatives, either, number, numberOf, type Type } from "../type.ts";
import { beforeDividing, beforeMultiplying, divided, multiplied, type Unit } from "../units.ts";
import type { Disagreement } from "./signature.ts";

/** The figures among the alternatives of a type. */
const figures = (type: Type) => alternatives(type).filter((one) => one.is === "number");

/** The one figure that a type can be. */
export function figureIn(type: Type | undefined) {
  const [figure, ...others] = type ? figures(type) : [];
  return others.length === 0 ? figure : undefined;
}

/** The unit that a type surely has: undefined where it is a literal, of several units, or no number at all. */
export function unitIn(type: Type): Unit | undefined {
  const units = new Set(figures(type).map(({ unit }) => unit));
  const [unit] = units;
  return units.size === 1 ? unit : undefined;
}

/** The figure that stands there itself. */
export function literalIn(type: Type): number | undefined {
  const [figure, ...others] = alternatives(type);
  return figure?.is === "number" && figure.unit === undefined && others.length === 0 && figure.only?.length === 1
    ? figure.only[0]
    : undefined;
}

/** The first argument of another unit than one before it. */
export function otherUnit(given: readonly Type[]): Disagreement | undefined {
  const first = given.find((type) => unitIn(type) !== undefined);
  const unit = first && unitIn(first);
  if (!first || unit === undefined) return undefined;
  const at = given.findIndex((type) => (unitIn(type) ?? unit) !== unit);
  return at < 0 ? undefined : { at, expected: first, because: "as beside it" };
}

/** What several figures of one unit come to. */
export function sameUnit(given: readonly Type[]): Type {
  const unit = given.map(unitIn).find((found) => found !== undefined);
  return signedAs(unit === undefined ? number : numberOf(unit), given.some(isSigned));
}

/** Whether it can be below zero. */
export const isSigned = (type: Type): boolean => figures(type).some(({ signed }) => signed === true);

/** A number that can be below zero, or not. */
export const signedAs = (type: Type, signed: boolean): Type =>
  signed && type.is === "number" ? { ...type, signed: true } : type;

/** A moment and a time, which together are a moment. */
export function momentAndTime(given: readonly Type[]): boolean {
  const units = given.map(unitIn).filter((unit) => unit !== undefined);
  return (
    units.filter((unit) => unit === "moment").length === 1 && units.every((unit) => unit === "moment" || unit === "ms")
  );
}

/**
 * A product: of one measure with plain numbers and shares that measure, of a measure with a literal what that converts
 * to.
 */
export const product = (given: readonly Type[]): Type => signedAs(productOf(given), given.some(isSigned));

function productOf(given: readonly Type[]): Type {
  const [first, second, ...others] = given;
  const factor = second && literalIn(second);
  const unit = first && unitIn(first);
  if (factor !== undefined && unit !== undefined && others.length === 0) return numberOf(multiplied(unit, factor));
  const by = first && literalIn(first);
  const other = second && unitIn(second);
  if (by !== undefined && other !== undefined && others.length === 0) return numberOf(multiplied(other, by));
  const units = given.map(unitIn);
  const measures = units.filter((found) => found !== undefined && found !== "plain" && found !== "share");
  const [measure] = measures;
  if (measure !== undefined) return numberOf(measure);
  if (units.includes("share")) return numberOf("share");
  return units.includes("plain") ? numberOf("plain") : number;
}

/** Two measures that cannot be multiplied. */
export function twoMeasures(given: readonly Type[]): Disagreement | undefined {
  const at = given.findIndex((type) => unitIn(type) === "moment");
  if (at >= 0) return { at, expected: numberOf("ms"), because: "and no moment" };
  const factor = given.length === 2 ? given.map(literalIn).find((found) => found !== undefined) : undefined;
  const measure = given.findIndex((type) => literalIn(type) === undefined);
  const unit = given[measure] && unitIn(given[measure]);
  const before = unit !== undefined && factor !== undefined ? beforeMultiplying(unit, factor) : undefined;
  if (before !== undefined) return { at: measure, expected: numberOf(before), because: `to multiply by ${factor}` };
  const measured = given.map(unitIn).map((unit) => unit !== undefined && unit !== "plain" && unit !== "share");
  const second = measured.indexOf(true, measured.indexOf(true) + 1);
  return measured.includes(true) && second > 0
    ? { at: second, expected: either(numberOf("plain"), numberOf("share")), because: "beside another measure" }
    : undefined;
}

/**
 * A quotient: of the same measure a plain number, by a literal what that converts to, by a plain number the measure
 * itself.
 */
export const quotient = (given: readonly Type[]): Type => signedAs(quotientOf(given), given.some(isSigned));

function quotientOf([dividend, divisor]: readonly Type[]): Type {
  const unit = dividend && unitIn(dividend);
  const by = divisor && literalIn(divisor);
  if (unit === undefined) return number;
  if (by !== undefined) return beforeDividing(unit, by) === undefined ? numberOf(divided(unit, by)) : number;
  const other = divisor && unitIn(divisor);
  return numberOf(other === unit ? "plain" : unit);
}

/** A divisor that is neither of the same measure nor plain. */
export function otherDivisor([dividend, divisor]: readonly Type[]): Disagreement | undefined {
  const unit = dividend && unitIn(dividend);
  const other = divisor && unitIn(divisor);
  const by = divisor && literalIn(divisor);
  const before = unit !== undefined && by !== undefined ? beforeDividing(unit, by) : undefined;
  if (before !== undefined) return { at: 0, expected: numberOf(before), because: `to divide by ${by}` };
  if (unit === undefined || other === undefined || other === "plain" || other === "share" || other === unit)
    return undefined;
  return { at: 1, expected: numberOf(unit), because: "as beside it, or a plain number" };
}
