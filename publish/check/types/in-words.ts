import { listed, type Wants } from "../../faults/say.ts";
import { fits } from "./fits.ts";
import { type Bounds, boundsOf } from "./bounds.ts";
import { isLikeIt } from "./like.ts";
import { counted, shown } from "./shown.ts";
import { alternatives, type Type } from "./type.ts";
import { unitInWords } from "./units.ts";

/** So many values are said one by one. */
const FEW = 8;

/** A type as an error says it. */
export function inWords(type: Type): string {
  switch (type.is) {
    case "anything":
      return "anything";
    case "nothing":
      return "nothing";
    case "boolean":
      return type.only === undefined ? "true or false" : String(type.only);
    case "text":
      if (type.id !== undefined) return `the id of ${withArticle(type.id)}`;
      if (type.holds !== undefined) return withArticle(type.holds);
      if (type.secret) return "a secret";
      if (type.joined) return "a text that was joined";
      return (type.only ?? type.known) === undefined ? "a text" : ofThese(type.only ?? type.known ?? [], "texts");
    case "number":
      if (type.id !== undefined) return `the id of ${withArticle(type.id)}`;
      if (type.only !== undefined) return ofThese(type.only, "figures");
      if (type.known !== undefined) return `a code, ${ofThese(type.known, "figures")}`;
      return `${type.unit === undefined ? "a number" : unitInWords(type.unit)}${type.signed ? ' that can be below 0 without { "max": [0, …] } round it' : ""}`;
    case "list":
      return type.of.is === "anything" ? "a list" : `a list of ${several(type.of)}`;
    case "object":
      return "an object";
    case "either":
      if (fits(shown, type)) return "a text or a count";
      if (fits(counted, type)) return "a count";
      return [...new Set(alternatives(type).map(inWords))].join(" or ");
  }
}

/** With where it comes from, when that is known. */
export const withOrigin = (type: Type): string =>
  type.from === undefined ? inWords(type) : `${inWords(type)} (${type.from})`;

/** What a plain value wants of the place that says the type beside it; nothing where that is not known. */
export function wantedOf(type: Type, value: unknown): Wants | undefined {
  const from = type.from ?? alternatives(type).find((one) => one.from !== undefined)?.from;
  return from === undefined || value === undefined || typeof value === "object" ? undefined : { from, value };
}

/** A type with where it comes from, and with the form that a value which is written there has not. */
export function asked(type: Type, written: unknown): string {
  const [one = type, ...others] = alternatives(type).filter(({ is }) => is !== "nothing");
  if (others.length > 0 || (one.is !== "number" && one.is !== "text") || one.only) return withOrigin(type);
  if (one.is === "text") {
    const isUnlike = typeof written === "string" && !isLikeIt(written, one.like);
    return isUnlike ? `${withOrigin(one)} like ${one.like}` : withOrigin(one);
  }
  if (typeof written !== "number") return withOrigin(one);
  const bounds = boundsOf(one);
  if (written < bounds.least || written > bounds.most) return rangeInWords(one, bounds);
  return one.whole && !Number.isInteger(written) ? `${withOrigin(one)} without decimals` : withOrigin(one);
}

/** A number with between what it lies, and where that comes from. */
export function rangeInWords(type: Type, { least, most }: Bounds): string {
  const range =
    least === most
      ? `that is ${least}`
      : least === -Infinity
        ? `of at most ${most}`
        : most === Infinity
          ? `of at least ${least}`
          : `from ${least} to ${most}`;
  const [figure = type] = alternatives(type).filter(({ is }) => is === "number");
  const words = figure.is === "number" && figure.unit !== undefined ? unitInWords(figure.unit) : "a number";
  return `${words} ${range}${figure.from === undefined ? "" : ` (${figure.from})`}`;
}

const withArticle = (word: string): string => `${/^[aeio]|^(SMS|e-)/.test(word) ? "an" : "a"} ${word}`;

function ofThese(only: readonly unknown[], what: string): string {
  if (only.length === 1) return listed(only);
  return only.length > FEW ? `one of ${only.length} ${what}` : `one of ${listed(only)}`;
}

const several = (type: Type): string => {
  const words = inWords(type);
  const names: Readonly<Record<string, string>> = {
    "a text": "texts",
    "an object": "objects",
    "a plain number": "plain numbers",
  };
  return names[words] ?? words;
};
