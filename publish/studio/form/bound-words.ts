import { momentWords } from "./moment-words.ts";
import { nairaWords } from "./naira-words.ts";

/** Of a share that a computer cannot hold exactly no more places than were written. */
const percent = new Intl.NumberFormat("en-NG", { maximumFractionDigits: 6 });

/** A share in percent: `0.5 %` of 0.005. */
export const percentWords = (share: number): string => `${percent.format(share * 100)} %`;

const words = { kobo: nairaWords, share: percentWords, "epoch seconds": momentWords } as const;

/** A unit that somebody types otherwise than it is kept. */
export type TypedUnit = keyof typeof words;

export const isTypedUnit = (unit: unknown): unit is TypedUnit => typeof unit === "string" && Object.hasOwn(words, unit);

/** A bound of a value, as somebody types that: kobo as naira, a share in percent, a moment as a day. */
export const boundWords = (bound: number, unit: TypedUnit): string => words[unit](bound);

/** How many there may be, as forms call what stands in a list: `at most 12 entries`. */
export const entriesWords = (words: string): string =>
  words.replaceAll(/(?<=\d )elements\b/g, "entries").replaceAll(/(?<=\d )element\b/g, "entry");
