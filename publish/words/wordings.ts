/** How tight what is said holds together; an operand that is looser than its place goes into brackets. */
export const level = {
  choice: 0,
  or: 1,
  and: 2,
  not: 3,
  comparison: 4,
  sum: 5,
  product: 6,
  tight: 7,
  at: 8,
  whole: 9,
} as const;

/** One way to say an operator, for one number of arguments. */
export interface Phrase {
  /** Words with a slot for each argument: `{0} is less than {1}`; `{…}` stands for all others, with the same words before each. */
  readonly says: string;
  readonly level: number;
  /** How tight the arguments must be; without it, tighter than the phrase. */
  readonly operands?: number;
}

const comparison = (says: string): Phrase => ({ says, level: level.comparison });
const tight = (says: string): Phrase => ({ says, level: level.tight });
const sum = (says: string): Phrase => ({ says, level: level.sum });
const product = (says: string): Phrase => ({ says, level: level.product });
const asked = (says: string): Phrase => ({ says, level: level.not, operands: level.at });

/**
 * How operators are said, the engine's, then lending's. `var` and `if` are said by the printer itself; any other, and
 * any with a number of arguments that no phrase has, is said as a call: `money(item.amount)`.
 */
export const wordings: Readonly<Record<string, readonly Phrase[]>> = {
  "===": [comparison("{0} is {1}")],
  "!==": [comparison("{0} is not {1}")],
  "<": [comparison("{0} is less than {1}"), comparison("{1} is between {0} and {2}")],
  "<=": [comparison("{0} is at most {1}"), comparison("{1} is from {0} to {2}")],
  ">": [comparison("{0} is more than {1}")],
  ">=": [comparison("{0} is at least {1}")],
  "+": [sum("{0} + {…}")],
  "-": [tight("minus {0}"), sum("{0} - {1}")],
  "*": [product("{0} × {…}")],
  "/": [product("{0} ÷ {1}")],
  "%": [product("{0} mod {1}")],
  and: [{ says: "{0} and {…}", level: level.and }],
  or: [{ says: "{0} or {…}", level: level.or }],
  "!": [asked("not {0}")],
  "!!": [asked("whether {0}")],
  in: [comparison("{0} is in {1}")],
  cat: [tight("{0} as text"), sum("{0} followed by {…}")],
  map: [tight("for each of {0} take ({1})")],
  filter: [tight("those of {0} where ({1})")],
  some: [tight("for some of {0} holds ({1})")],
  all: [tight("for all of {0} holds ({1})")],
  none: [tight("for none of {0} holds ({1})")],
  reduce: [tight("over all of {0} gather ({1}) from {2}")],
  length: [tight("length of {0}")],
  get: [{ says: "{0} at {1}", level: level.at }],
  find: [tight("the one of {0} whose {1} is {2}")],
  take: [tight("the first {1} out of {0}")],
  matches: [comparison("{0} matches {1}")],
  "floor-to": [product("{0} rounded down to {1}")],
  keys: [tight("keys of {0}")],
  "allowed-url": [comparison("{0} is an allowed URL by {1}")],
  "days-until": [tight("days until {0} from {1}")],
  luhn: [comparison("{0} has a right check digit")],
  search: [tight("search of {0} for {1}")],
};

/** The phrase for an operator with so many arguments; undefined where it is said as a call. */
export function phraseFor(operator: string, count: number): Phrase | undefined {
  return wordings[operator]?.find(({ says }) => {
    const slots = says.match(/\{\d\}/g)?.length ?? 0;
    return says.endsWith("{…}") ? count > slots : count === slots;
  });
}
