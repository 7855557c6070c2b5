import { either, number, numberOf, type Type } from "../type.ts";
import {
  figureIn,
  isSigned,
  literalIn,
  momentAndTime,
  otherDivisor,
  otherUnit,
  product,
  quotient,
  sameUnit,
  signedAs,
  twoMeasures,
  unitIn,
} from "./measures.ts";
import type { Unit } from "../units.ts";
import { type Signatures, taken } from "./signature.ts";

/** A sum: of one unit; a moment and a time are a moment. */
const sum = (given: readonly Type[]): Type => (momentAndTime(given) ? numberOf("moment") : sameUnit(given));

/** What a literal whole is: what is left of it when a share, or percent of it, is taken off. */
const wholes: readonly (readonly [whole: number, unit: Unit])[] = [
  [1, "share"],
  [100, "percent"],
];

/** A difference: of two moments a time, of a moment and a time a moment; below zero where the second may be more. */
function difference(given: readonly Type[]): Type {
  const [from, less] = given;
  if (!from || !less) return signedAs(sum(given), true);
  if (unitIn(from) === "moment" && unitIn(less) === "moment") return numberOf("ms");
  const whole = wholes.find(([figure]) => figure === literalIn(from))?.[1];
  // Of what can be anything, a whole says what it is.
  if (whole !== undefined && [whole, undefined].includes(unitIn(less)) && literalIn(less) === undefined)
    return numberOf(whole);
  return signedAs(sum(given), notLess(given) === undefined && (isSigned(from) || !isMore(from, less)));
}

/**
 * Whether the first is surely no less than the second: what that never passes, and a count of which one is taken off.
 */
function isMore(from: Type, less: Type): boolean {
  if (literalIn(less) !== undefined) return counted.includes(unitIn(from));
  const [one, other] = [figureIn(from), figureIn(less)];
  return other?.atMost !== undefined && other.atMost === one?.from;
}

/** What is counted, so that of it a few can be taken off. */
const counted: readonly (Unit | undefined)[] = [
  "plain",
  "days",
  "working days",
  "hours",
  "minutes",
  "seconds",
  "ms",
  "years",
  "moment",
];
/** What no figure is that is written in a document. */
const measured: readonly (Unit | undefined)[] = ["kobo", "naira", "moment", "ms"];

/** A figure that is written there less a measure, or what never passes another less that other. */
function notLess(given: readonly Type[]) {
  const [from, less] = given.map(figureIn);
  if (from && less?.from !== undefined && from.atMost === less.from)
    return { at: 0, expected: less, because: "before what never passes it" };
  if (from && less && measured.includes(less.unit) && literalIn(from) !== undefined)
    return {
      at: 1,
      expected: either(numberOf("plain"), numberOf("share")),
      because: "beside a figure that is written there",
    };
  return timeBeside(given);
}

/** The greatest; no longer below zero where one of them is not. */
const greatest = (given: readonly Type[]): Type => {
  const isAbove = given.some((type) => !isSigned(type) && (literalIn(type) ?? 0) >= 0);
  const most = sameUnit(given);
  if (!isAbove || most.is !== "number") return most;
  const { signed: _, ...above } = most;
  return above;
};

/** Two moments cannot be added. */
function notAdded(given: readonly Type[]) {
  const second = given.findLastIndex((type) => unitIn(type) === "moment");
  const first = given.findIndex((type) => unitIn(type) === "moment");
  if (first >= 0 && second > first) return { at: second, expected: numberOf("ms"), because: "beside a moment" };
  const other = given.findIndex((type) => !["moment", "ms", undefined].includes(unitIn(type)));
  if (first >= 0 && other >= 0) return { at: other, expected: numberOf("ms"), because: "beside a moment" };
  return momentAndTime(given) ? undefined : otherUnit(given);
}

/** Beside a moment a time may stand. */
const timeBeside = (given: readonly Type[]) =>
  given.map(unitIn).join() === "moment,ms" ? undefined : otherUnit(given);

/** What remains of a division: of a moment a time. */
const remainder = (given: readonly Type[]): Type =>
  given[0] && unitIn(given[0]) === "moment" ? numberOf("ms") : sameUnit(given);

const sameOf = "a number of the same unit";
/** What comes of numbers of one unit. */
const ofOneUnit = { gives: number, givesOf: sameUnit, givesInWords: sameOf };

export const arithmetic: Signatures = {
  "+": {
    says: "The sum. A moment and a time in ms are a moment.",
    takes: [taken("number", number)],
    again: 1,
    gives: number,
    givesOf: sum,
    givesInWords: sameOf,
    disagree: notAdded,
    example: {
      expression: { "+": [{ var: "bill.interest" }, { var: "bill.fee" }] },
      given: { bill: { interest: 28000, fee: 7500 } },
      comes: 35500,
    },
  },
  "-": {
    says: "The difference, or the negative of one number. Between two moments lies a time in ms.",
    takes: [taken("number", number), { ...taken("less", number), optional: true }],
    gives: number,
    givesOf: difference,
    givesInWords: sameOf,
    disagree: notLess,
    example: { expression: { "-": [{ var: "bill.owed" }, 50000] }, given: { bill: { owed: 512000 } }, comes: 462000 },
  },
  "*": {
    says: "The product. An amount times a plain number or a share is an amount; a share times 100 is percent.",
    takes: [taken("number", number)],
    again: 1,
    gives: number,
    givesOf: product,
    givesInWords: "a number of the unit that is multiplied",
    disagree: twoMeasures,
    example: { expression: { "*": [{ var: "product.rate" }, 100] }, given: { product: { rate: 0.5 } }, comes: 50 },
  },
  "/": {
    says: "The quotient; by zero is an error. Kobo through 100 are naira.",
    takes: [taken("number", number), taken("by", number)],
    gives: number,
    givesOf: quotient,
    givesInWords: "a number of the unit that is divided, a plain one through the same unit",
    disagree: otherDivisor,
    example: { expression: { "/": [{ var: "bag.minimum" }, 100] }, given: { bag: { minimum: 100000 } }, comes: 1000 },
  },
  "%": {
    says: "What remains when it is divided; by zero is an error.",
    takes: [taken("number", number), taken("by", number)],
    gives: number,
    givesOf: remainder,
    givesInWords: `${sameOf}, of a moment a time in ms`,
    disagree: timeBeside,
    example: { expression: { "%": [{ var: "amount" }, 10000] }, given: { amount: 325000 }, comes: 5000 },
  },
  min: {
    says: "The least of some numbers.",
    takes: [taken("number", number)],
    again: 1,
    ...ofOneUnit,
    disagree: otherUnit,
    example: {
      expression: { min: [{ var: "least" }, { var: "owed" }] },
      given: { least: 10000, owed: 7500 },
      comes: 7500,
    },
  },
  max: {
    says: "The greatest of some numbers.",
    takes: [taken("number", number)],
    again: 1,
    ...ofOneUnit,
    givesOf: greatest,
    disagree: otherUnit,
    example: { expression: { max: [0, { var: "rest" }] }, given: { rest: -200 }, comes: 0 },
  },
  "floor-to": {
    says: "The greatest multiple that is not above the number.",
    takes: [taken("number", number), taken("multiple", number)],
    ...ofOneUnit,
    disagree: timeBeside,
    example: { expression: { "floor-to": [{ var: "amount" }, 10000] }, given: { amount: 325000 }, comes: 320000 },
  },
};
