import { type Expression, isOperation, operation } from "../../../engine/expression.ts";
import { inWords } from "../in-words.ts";
import { nameWords } from "../key-words.ts";
import type { SpokenPaths } from "./spoken-paths.ts";

/** A derived value is told by what it follows from where that takes no more values than this; else by its name. */
const FEW = 3;

/** A condition for who reads no documents: "Coupons (Features) is on and the voucher count is more than 0". */
export function plainCondition(condition: Expression, paths: SpokenPaths): string {
  const { text } = say(condition, true, paths);
  return text;
}

interface Said {
  readonly text: string;
  /** It is made of several, and stands in brackets among others. */
  readonly joined?: true;
}

/** @param holds false for the contrary */
function say(condition: Expression, holds: boolean, paths: SpokenPaths): Said {
  if (typeof condition === "string") return { text: truth(condition, holds, paths) };
  if (isOperation(condition)) {
    const { name, values } = operation(condition);
    const [first = null] = values;
    if (name === "!" && isOperation(first)) return say(first, !holds, paths);
    if (name === "!!" && isOperation(first)) return say(first, holds, paths);
    if (name === "and" || name === "or") return joined((name === "and") === holds ? "and" : "or", values, holds, paths);
    const path = pathOf(condition);
    if (path !== undefined) return { text: truth(path, holds, paths) };
    const text = compared(name, values, holds, paths);
    if (text !== undefined) return { text };
  }
  const words = inWords(condition, { named: paths.name });
  return { text: holds ? words : `not (${words})` };
}

function joined(by: "and" | "or", values: readonly Expression[], holds: boolean, paths: SpokenPaths): Said {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return say(only, holds, paths);
  const parts = values
    .map((value) => say(value, holds, paths))
    .map((said) => (said.joined ? `(${said.text})` : said.text));
  return { text: listed(parts, by), joined: true };
}

/** "a and b", "a, b, and c". */
function listed(parts: readonly string[], by: "and" | "or"): string {
  if (parts.length < 3) return parts.join(` ${by} `);
  return `${parts.slice(0, -1).join(", ")}, ${by} ${parts.at(-1)}`;
}

/** Whether something is so that stands at a path alone. */
function truth(path: string, holds: boolean, paths: SpokenPaths): string {
  const name = paths.name(path);
  if (path.startsWith("brand.flags.")) return `${name} is ${holds ? "on" : "off"}`;
  const meaning = paths.meaning(path);
  if (meaning !== undefined && isShort(meaning)) return say(meaning, holds, paths).text;
  if (path.startsWith("derived.")) return `${name} ${holds ? "holds" : "does not hold"}`;
  return missing(name, !holds);
}

const missing = (name: string, is: boolean): string => `there is ${is ? "no" : "a"} ${name.replace(/^the /, "")}`;

const isShort = (meaning: Expression): boolean => {
  if (!isOperation(meaning)) return false;
  const { name, values } = operation(meaning);
  const [, list] = values;
  return name in opposites && pathOf(values[0]) !== undefined && (!Array.isArray(list) || list.length <= FEW);
};

const opposites: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": ">=",
  ">=": "<",
  ">": "<=",
  "<=": ">",
  in: "not in",
};

const words: Readonly<Record<string, string>> = {
  "===": "is",
  "!==": "is not",
  "<": "is less than",
  "<=": "is at most",
  ">": "is more than",
  ">=": "is at least",
  in: "is",
  "not in": "is none of",
};

/** One value beside another, or among several that are told; undefined of anything else. */
function compared(
  name: string,
  [value, other]: readonly Expression[],
  holds: boolean,
  paths: SpokenPaths,
): string | undefined {
  const path = pathOf(value);
  const by = holds ? name : opposites[name];
  const said = words[by ?? ""];
  if (path === undefined || by === undefined || said === undefined || other === undefined) return undefined;
  const subject = paths.name(path);
  if (other === null || other === "") return by === "===" || by === "!==" ? missing(subject, by === "===") : undefined;
  if (typeof other === "boolean") return truth(path, (by === "===") === other, paths);
  if (isList(other)) {
    if (!other.every((one) => typeof one === "string" || typeof one === "number")) return undefined;
    return `${subject} ${said} ${listed(other.map(literal), by === "in" ? "or" : "and")}`;
  }
  const beside = pathOf(other);
  if (beside !== undefined) return `${subject} ${said} ${paths.name(beside)}`;
  if (typeof other !== "string" && typeof other !== "number") return undefined;
  const why = by === "===" ? paths.because(path, String(other)) : undefined;
  return `${subject} ${said} ${literal(other)}${why === undefined ? "" : ` (${within(why)})`}`;
}

const literal = (value: unknown): string => nameWords(String(value));

/** A sentence inside another one. */
const within = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");

/** The path that is read, by itself or with what holds where nothing is there. */
function pathOf(expression: Expression | undefined): string | undefined {
  if (expression === undefined || !isOperation(expression)) return undefined;
  const { name, values } = operation(expression);
  return name === "var" && typeof values[0] === "string" ? values[0] : undefined;
}

const isList = (expression: Expression): expression is readonly Expression[] => Array.isArray(expression);
