import { nearestLike } from "./nearest-like.ts";
import { listed, quoted, type Said, say } from "./say.ts";

/** Beyond so many names the nearest one says more than all of them. */
const MANY = 20;

/** What somebody meant who wrote quotes too many or none: the value; of a list all of its elements. */
export type Meant = boolean | number | string | readonly unknown[];

/** What else is said of a value of another type: that it is a layer's null, and what was meant. */
interface OfType {
  readonly takesAway?: boolean;
  readonly meant?: Meant | undefined;
}

/** The value as it should be written. */
const requoted = (meant: Meant | undefined): string => {
  if (meant === undefined) return "";
  const [one, written] = typeof meant === "object" ? [meant[0], `[${listed(meant)}]`] : [meant, JSON.stringify(meant)];
  return `; did you mean ${written}, ${typeof one === "string" ? "in double quotes" : "without quotes"}?`;
};

/** What is said of documents that are not of their form: codes E201 to E222. */
export const formMessages = {
  unknownProperty: (name: string, nearest?: string, known: readonly string[] = []) =>
    say(
      "E201",
      `expected ${known.length > 0 ? `one of ${listed(known)}` : "a known property"}, found ${quoted(name)}`,
      nearest,
    ),
  /** @param more all else that an object lacks that was emptied */
  missingProperty: (name: string, ...more: readonly string[]) =>
    say(
      "E202",
      more.length === 0
        ? `expected property "${name}", found none`
        : `expected properties ${listed([name, ...more])}, found an empty object`,
    ),
  wrongType: (expected: string, found: string, { takesAway = false, meant }: OfType = {}) =>
    say(
      "E203",
      `expected ${expected}, found ${found}${takesAway ? ", which takes away only what a brand may go without" : ""}${requoted(meant)}`,
    ),
  /** @param meant one of them, without the quotes or with those that are missing */
  notInList: (allowed: readonly unknown[], found: unknown, nearest?: string, meant?: Meant): Said => ({
    ...say(
      "E204",
      `expected one of ${nearest && allowed.length > MANY ? `${allowed.length} names` : listed(allowed)}, found ${quoted(found)}${requoted(meant)}`,
      nearest,
    ),
    unknown: { what: "value", found },
  }),
  pattern: (pattern: string, found: unknown, words?: unknown) =>
    say(
      "E205",
      `expected ${typeof words === "string" ? words : `a text like ${pattern}`}, found ${quoted(found)}`,
      typeof found === "string" ? nearestLike(found, pattern) : undefined,
    ),
  limit: (limit: string, found: string) => say("E206", `expected ${limit}, found ${found}`),
  otherwiseWrong: (rule: string) => say("E207", `expected what the schema says, found another: ${rule}`),
  notSchema: (why: string) =>
    say(
      "E211",
      `expected a JSON Schema, found one that is not: ${why.replace(/^schema is invalid: /, "").split(", ")[0]}`,
    ),
  oneMarker: () => say("E210", 'expected exactly one of "$" and "$t", found more beside it'),
  sayNothing: (key: string, why: string) => say("E212", `expected no "${key}", found it: ${why}; leave it out`),
  propOfNode: (name: string) =>
    say("E213", `expected a name of its own for a prop, found "${name}", which every widget is handed by its node`),
  notForWidget: (key: string, widget: string) => say("E208", `expected what widget ${widget} takes, found "${key}"`),
  notForVerb: (key: string, verb: string) => say("E209", `expected what a step "${verb}" takes, found "${key}"`),
  usersDiffer: (bound: string, places: readonly string[], found: unknown) =>
    say(
      "E215",
      `expected a "${bound}" that its ${places.length} users keep to (${places.slice(0, 3).join(", ")}${places.length > 3 ? ", …" : ""}), found ${quoted(found)}`,
    ),
  memberOfType: (types: readonly unknown[], found: unknown) =>
    say("E218", `expected values of type ${types.map(String).join(" or ")}, found ${quoted(found)}`),
  memberTwice: (found: unknown) => say("E220", `expected each value once, found ${quoted(found)} again`),
  pathTwice: (path: string, other: string) =>
    say("E221", `expected a path of its own, found ${quoted(path)}, which is that of call ${other}`),
  lookOfWords: (found: unknown) =>
    say(
      "E222",
      `expected "look" of a prop that takes one of a list, or true or false, found it of one that takes ${typeof found === "string" ? `any ${found}` : "anything"}: what that says is published`,
    ),
  crossedBounds: (least: string, low: number, most: string, high: number) =>
    say("E216", `expected "${most}" to be no less than "${least}", which is ${low}, found ${high}`),
  brokenBound: (bound: string, found: unknown) =>
    say("E217", `expected "${bound}" of a whole number to be whole, found ${quoted(found)}`),
  copied: (key: string, expected: string, found: string, whose: string) =>
    say(
      "E214",
      `expected ${quoted(expected)} as it is named, found ${quoted(found)}, which is that of ${whose}: a copy needs ${key === "id" ? "an id" : `a ${key}`} of its own`,
    ),
  /** Of what passes every check, and yet cannot be served. */
  undrawn: (brands: string, languages: string, why: string) =>
    say("E219", `expected pages in ${languages} to be drawn in ${brands}, found ${why}`),
} as const;
