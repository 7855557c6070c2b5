import { type Expression, operators, textOf } from "../../engine/expression.ts";
import { nameWords } from "./key-words.ts";
import { level, type Phrase, phraseFor } from "./wordings.ts";

/** What was said, and how tight it holds together. */
interface Said {
  readonly text: string;
  readonly level: number;
}

/** Where an expression stands. */
interface Reading {
  /** The root whose paths are said without it. */
  readonly under?: string | undefined;
  /** What paths are called by who does not read documents. */
  readonly named?: ((path: string) => string) | undefined;
  /** Inside `map` and its kin, where a path reads the element. */
  readonly element: boolean;
}

/** Words that mean something else where a path could stand. */
const taken = [
  "not",
  "whether",
  "minus",
  "if",
  "it",
  "its",
  "true",
  "false",
  "missing",
  "path",
  "in",
  "from",
  "between",
];
const plainPath = /^[\p{L}_][\p{L}\d_-]*(?:\.[\p{L}\d_-]+)*$/u;
/** Where an `or` goes on with one of these, it would be taken for one more value of `is 1 or 2`. */
const startsWithLiteral = /^(?:-?\d|"|true\b|false\b|missing\b)/;

/**
 * An expression in infix words: `basicsAuth is 1 or -1 and loans is at least 2`. With `under`, paths below that root are
 * said without it. Two expressions that mean something else are never said alike, but where paths are called by names.
 */
export function inWords(expression: Expression, { under, named }: Partial<Reading> = {}): string {
  const whole = typeof expression === "string" ? { var: expression } : expression;
  return say(whole, { under, named, element: false }).text;
}

function say(expression: Expression, place: Reading): Said {
  if (expression === null) return { text: "missing", level: level.whole };
  if (typeof expression !== "object") return { text: JSON.stringify(expression), level: level.whole };
  if (isList(expression)) return { text: `[${commas(expression, place)}]`, level: level.whole };
  const [[name, given] = ["", null]] = Object.entries(expression);
  const values = isList(given) ? given : [given];
  if (name === "var") return { text: variable(values, place), level: level.whole };
  if (name === "if") return { text: choice(values, place), level: level.choice };
  const options = name === "in" ? oneOf(values, place) : undefined;
  if (options !== undefined) return { text: options, level: level.comparison };
  const phrase = phraseFor(name, values.length);
  const scoped = (index: number): Reading =>
    index === 1 && operators.get(name)?.overElements ? { ...place, element: true } : place;
  return phrase
    ? { text: fill(phrase, values, scoped), level: phrase.level }
    : { text: `${name}(${commas(values, place)})`, level: level.whole };
}

/** An argument in its place, in brackets where it would fall apart. */
function operand(expression: Expression, place: Reading, wanted: number): string {
  const said = say(expression, place);
  const mistaken = wanted === level.or + 1 && startsWithLiteral.test(said.text);
  return said.level < wanted || mistaken ? `(${said.text})` : said.text;
}

const commas = (values: readonly Expression[], place: Reading) =>
  values.map((value) => say(value, place).text).join(", ");

function fill({ says, ...phrase }: Phrase, values: readonly Expression[], scoped: (index: number) => Reading): string {
  const wanted = phrase.operands ?? phrase.level + 1;
  const said = (index: number, bare: boolean) =>
    operand(values[index] ?? null, scoped(index), bare ? level.choice : wanted);
  if (says.endsWith("{…}"))
    return values.map((_, index) => said(index, false)).join(says.slice("{0}".length, -"{…}".length));
  return says.replace(/(\(?)\{(\d)\}/g, (_, bracket, slot) => bracket + said(Number(slot), bracket !== ""));
}

/** `if a then b else if c then d else e`. */
function choice(values: readonly Expression[], place: Reading): string {
  const said = values.map((value) => operand(value, place, level.choice + 1));
  const pairs = said.slice(0, -1).flatMap((text, index) => [index % 2 === 0 ? `if ${text}` : `then ${text} else`]);
  return [...pairs, said.at(-1)].join(" ");
}

/** `status is 1 or 2`, for a list of two and more plain values. */
function oneOf([value, list]: readonly Expression[], place: Reading): string | undefined {
  if (!isList(list) || list.length < 2 || list.some((each) => typeof each === "object" && each !== null))
    return undefined;
  const values = list.map((each) => say(each, place).text);
  return `${operand(value ?? null, place, level.comparison + 1)} is ${values.join(" or ")}`;
}

function variable([path, instead]: readonly Expression[], place: Reading): string {
  const name = pathWords(textOf(path), place);
  return instead === undefined ? name : `${name} (else ${say(instead, place).text})`;
}

function pathWords(path: string, { under, named, element }: Reading): string {
  if (named && path !== "") return element ? `its ${nameWords(path.replaceAll(".", " "))}` : named(path);
  if (element) return path === "" ? "it" : `its ${plainPath.test(path) ? path : JSON.stringify(path)}`;
  const short = under !== undefined && path.startsWith(`${under}.`) ? path.slice(under.length + 1) : undefined;
  // Under a root a path of another one begins with a dot, so that it is not taken for one below it.
  const shown = under === undefined ? path : (short ?? `.${path}`);
  const plain = plainPath.test(short ?? path) && !taken.includes(shown);
  return plain ? shown : `path ${JSON.stringify(path)}`;
}

const isList = (expression: unknown): expression is readonly Expression[] => Array.isArray(expression);
