const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may happen within a time, ms. */
export interface Limit {
  readonly most: number;
  readonly within: number;
}

/** What may be asked and tried how often. A sandbox's reset forgets what was counted. */
export const LIMITS = {
  /** Codes by text message, beside the pause between two of them (`resendSeconds`). A carrier's customers share addresses. */
  codes: {
    number: [
      { most: 5, within: HOUR },
      { most: 10, within: DAY },
    ],
    device: [
      { most: 10, within: HOUR },
      { most: 30, within: DAY },
    ],
    address: [
      { most: 200, within: HOUR },
      { most: 1000, within: DAY },
    ],
    /** From this code on, to one number or from one device within an hour, a picture's code is wanted. */
    pictureFrom: { most: 2, within: HOUR },
    /** The same of an address, whatever numbers and devices it names: they are its own word. */
    pictureFromAddress: { most: 30, within: HOUR },
  },
  /** Wrong codes of one number, whatever code they were for (`validNumber` voids a single code). */
  wrongCodes: [
    { most: 10, within: HOUR },
    { most: 20, within: DAY },
  ],
  /** Answers of which one phone or address is told that a borrower gave: it may be a stranger's. */
  answers: { most: 3, within: DAY },
  /** Wrong BVNs when a transaction PIN is reset. */
  wrongBvns: [{ most: 5, within: DAY }],
  /** For how long too many wrong passwords (`validNumber`) lock. */
  wrongPasswords: {
    locks: HOUR,
    /**
     * Of one address over all accounts, by devices that are not known there: guessing one password at many numbers. A
     * household forgets a few, and a carrier's customers share addresses: far above what they need, far below a list.
     */
    address: [
      { most: 100, within: HOUR },
      { most: 400, within: DAY },
    ],
  },
} as const satisfies Record<string, readonly Limit[] | object>;

/** How long what was counted is kept: the longest time of a limit. */
export const LONGEST = DAY;
