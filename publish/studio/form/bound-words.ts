import { nairaWords } from "./naira-words.ts";

/** Of a share that a computer cannot hold exactly no more places than were written. */
const percent = new Intl.NumberFormat("en-NG", { maximumFractionDigits: 6 });

/** A share in percent: `0.5 %` of 0.005. */
export const percentWords = (share: number): string => `${percent.format(share * 100)} %`;

/** A bound of a value, as somebody types that: kobo as naira, a share in percent. */
export const boundWords = (bound: number, unit: "kobo" | "share"): string =>
  unit === "kobo" ? nairaWords(bound) : percentWords(bound);
