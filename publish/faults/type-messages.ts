import { listed, quoted, say, type Wants } from "./say.ts";

/** What is said of types: codes E42x to E45x, those of `meaning-messages.ts` apart. */
export const typeMessages = {
  operand: (operator: string, argument: string, expected: string, found: string) =>
    say("E420", `expected ${expected} as the ${argument} of ${quoted(operator)}, found ${found}`),
  disagree: (operator: string, expected: string, because: string | undefined, found: string) =>
    say(
      "E421",
      `expected ${expected}${because === undefined ? "" : ` ${because}`} in ${quoted(operator)}, found ${found}`,
    ),
  neverSame: (operator: string, expected: string, found: string, nearest?: string, wants?: Wants) => ({
    ...say("E422", `expected ${expected} in ${quoted(operator)}, found ${found}, which it never is`, nearest),
    ...(wants && { wants }),
  }),
  alwaysSame: (operator: string, found: string) =>
    say(
      "E432",
      `expected what can be one thing or another in ${quoted(operator)}, found ${found}, which it always is here: leave that out`,
    ),
  alwaysTrue: (operator: string, found: string) =>
    say(
      "E436",
      `expected what can be true or false in ${quoted(operator)}, found what is always ${found} here: leave it out`,
    ),
  outside: (operator: string, range: string, found: string, holds: boolean) =>
    say(
      "E433",
      `expected a figure that makes a difference in ${quoted(operator)} beside ${range}, found ${found}: it ${holds ? "always" : "never"} holds`,
    ),
  onlyNothing: (operator: string, expected: string) =>
    say("E423", `expected ${expected} in ${quoted(operator)}, found what can only be nothing`),
  place: (expected: string, found: string, nearest?: string) =>
    say("E424", `expected ${expected}, found ${found}`, nearest),
  otherDefault: (expected: string, found: string, wants?: Wants) => ({
    ...say("E425", `expected ${expected} in the place of a missing one, found ${found}`),
    ...(wants && { wants }),
  }),
  noSuchWord: (path: string, word: string, nearest?: string) =>
    say(
      "E426",
      `expected a word that is declared there, found ${quoted(word)}: ${quoted(path)} leads nowhere`,
      nearest,
    ),
  noSuchField: (holder: string, path: string, nearest?: string) =>
    say("E431", `expected a field of ${holder}, found ${quoted(path)}`, nearest),
  untyped: (path: string) =>
    say(
      "E427",
      `expected a path into what is declared with its type, found ${quoted(path)}, of which nothing says what it is`,
    ),
  undeclaredState: (path: string, where: string, nearest?: string) =>
    say("E428", `expected ${quoted(path)} to be declared ${where}, found it nowhere`, nearest),
  write: (path: string, expected: string, found: string) =>
    say("E429", `expected ${expected} in ${quoted(path)}, found ${found}`),
  sameBranches: (found: string) =>
    say(
      "E438",
      `expected another value in "if" than the one before it, found ${found} again, whether the condition holds or not: leave the condition out`,
    ),
  emptyList: (operator: string) =>
    say("E439", `expected a list that holds something in ${quoted(operator)}, found an empty one: it never holds`),
  alwaysThere: (operator: string, found: string) =>
    say(
      "E440",
      `expected what may be missing beside null in ${quoted(operator)}, found ${found}, which is always there: leave that out`,
    ),
  mayBeMissing: (operator: string, path: string, found: string) =>
    say(
      "E441",
      `expected what is always there in ${quoted(operator)}, found ${found}, which may be missing: ask before it whether it is there, or give what stands in for it, { "var": [${quoted(path)}, …] }`,
    ),
  ofGap: (path: string) =>
    say(
      "E449",
      `expected what is always there, for this cannot do without it, found ${quoted(path)} of a read that the screen goes on without: ask before it how that read went, or give what stands in for it, { "var": [${quoted(path)}, …] }`,
    ),
  noMoment: (operator: string, found: number) =>
    say(
      "E442",
      `expected a moment (epoch ms) in ${quoted(operator)}, found ${found}, which is ${new Date(found).toISOString().slice(0, 10)}`,
    ),
  unreadElement: (operator: string, word: string) =>
    say(
      "E443",
      `expected ${quoted(operator)} to read ${word} for each element of its list, found what reads nothing of it`,
    ),
  noSuchQuery: (routes: readonly string[], name: string, known: readonly string[], nearest?: string) =>
    say(
      "E444",
      `expected ${known.length === 0 ? "no name" : listed([...new Set(known)])} in the query of ${routes.join(", ")}, found ${quoted(name)}`,
      nearest,
    ),
  otherPlaceholder: (name: string, expected: string, count: number, found: string) =>
    say(
      "E445",
      `expected ${expected} as ${quoted(name)}, as ${count} other texts are given by that name, found ${found}: show that, or give the placeholder another name`,
    ),
  shownId: (found: string) => say("E446", `expected what people can read, found ${found}`),
  noElement: (key: string, count: number, lacking: readonly number[]) =>
    say(
      "E447",
      `expected an element in "get" for each of ${key}, found ${count} elements, counted from 0: none for ${listed(lacking)}`,
    ),
  unknownAddress: () =>
    say(
      "E448",
      'expected an address of which each part is known, by "enum" or "known" where it is declared, found one that is joined of what can be any text',
    ),
  amountWritten: (amount: unknown) =>
    say(
      "E450",
      `expected an amount that something gives (an answer, the brand, what somebody typed), found ${quoted(amount)}, which is written out: read it by its path`,
    ),
  koboByWire: () =>
    say(
      "E430",
      'expected "wire": "money" for an amount of the contract, which converts it, found "unit": "kobo" alone',
    ),
} as const;
