/**
 * What a number measures. Two that differ are never added, compared or taken for each other; `plain` is a count or an
 * identity, which is none of the others, and `code` one of some values that each mean something, a status.
 */
const words = {
  kobo: "an amount in kobo",
  naira: "an amount in naira",
  moment: "a moment (epoch ms)",
  "epoch seconds": "a moment in epoch seconds",
  ms: "a time in ms",
  seconds: "a time in seconds",
  minutes: "a time in minutes",
  hours: "a time in hours",
  days: "a number of days",
  "working days": "a number of working days",
  years: "a number of years",
  percent: "a rate in percent",
  share: "a share (0.28 of 1)",
  plain: "a plain number",
  code: "a code",
} as const;

/** What a number measures. */
export type Unit = keyof typeof words;

/** The unit as an error says it. */
export const unitInWords = (unit: Unit): string => words[unit];

/** Every unit that the keyword `unit` of a schema may name. */
export const units: readonly Unit[] = Object.keys(words).filter(isUnit);

function isUnit(word: string): word is Unit {
  return Object.hasOwn(words, word);
}

/** What a schema's keyword `unit` means: what only says what is counted (digits, taps, px) is a plain number. */
export const unitOf = (word: unknown): Unit => (typeof word === "string" && isUnit(word) ? word : "plain");

/** What a literal factor makes of a measure: 0.28 of 1 is 28 percent, 500000 kobo are 5000 naira. */
const conversions: readonly (readonly [from: Unit, by: number, to: Unit])[] = [
  ["share", 100, "percent"],
  ["naira", 100, "kobo"],
  ["epoch seconds", 1000, "moment"],
  ["seconds", 1000, "ms"],
  ["minutes", 60, "seconds"],
  ["minutes", 60_000, "ms"],
  ["hours", 60, "minutes"],
  ["hours", 3600, "seconds"],
  ["hours", 3_600_000, "ms"],
  ["days", 24, "hours"],
  ["days", 86_400_000, "ms"],
];

/**
 * The unit that a literal factor would have to meet, where the one that it meets is what comes of it already: percent
 * times 100.
 */
export const beforeMultiplying = (unit: Unit, factor: number): Unit | undefined =>
  conversions.some(([from, by]) => from === unit && by === factor)
    ? undefined
    : conversions.find(([, by, to]) => to === unit && by === factor)?.[0];

/** The same of a literal divisor: a share through 100. */
export const beforeDividing = (unit: Unit, divisor: number): Unit | undefined =>
  conversions.some(([, by, to]) => to === unit && by === divisor)
    ? undefined
    : conversions.find(([from, by]) => from === unit && by === divisor)?.[2];

/** The unit that multiplying by a literal leads to; the same where it only makes more or less of it. */
export const multiplied = (unit: Unit, factor: number): Unit =>
  conversions.find(([from, by]) => from === unit && by === factor)?.[2] ?? unit;

/** The unit that dividing by a literal leads to. */
export const divided = (unit: Unit, divisor: number): Unit =>
  conversions.find(([, by, to]) => to === unit && by === divisor)?.[0] ?? unit;
