import type { Json } from "../documents/json.ts";
import { isObject } from "../documents/json.ts";
import { meantBy, unspelt } from "../faults/say.ts";
import type { Takes } from "./form/brand-form.ts";
import { nairaWords } from "./form/naira-words.ts";

/** An amount in a line of the checker: digits that are part of no name, code or figure with a point. */
const amount = /(?<![\w."/-])\d+(?![\w-]|\.\d)/g;

/** A name in a line of the checker: what stands in quotation marks, or has a hyphen within. */
const name = /"([\w-]+)"|(?<![\w."/-])[a-z]+(?:-[a-z]+)+(?![\w./-])/g;

/** A line of the checker about a value, with the values beside it called by their titles. */
export function withTitles(message: string, path: string, titles: ReadonlyMap<string, string>): string {
  const group = path.slice(0, path.lastIndexOf(".") + 1);
  return message.replaceAll(name, (said, inQuotes?: string) => {
    const title = titles.get(group + (inQuotes ?? said));
    return title === undefined ? said : `"${title}"`;
  });
}

/** What the checker says, as whoever typed it reads it: kobo as naira, and what it suggests left to a button. */
export function refusalWords(message: string, takes: Takes): string {
  const words = unspelt(message);
  if (takes.is !== "number" || takes.unit !== "kobo") return words;
  return words.replaceAll(amount, (kobo) => nairaWords(Number(kobo)));
}

/** What was meant by a word of a value, where the checker says so of it. */
export function meant(message: string): { readonly found: string; readonly use: string } | undefined {
  const [found, use] = [/found "([^"]+)"; did you mean/.exec(message)?.[1], meantBy(message)];
  return found === undefined || use === undefined ? undefined : { found, use };
}

/** A value with another word in the place of one, wherever that stands in it. */
export function withWord(value: Json, found: string, use: string): Json {
  if (Array.isArray(value)) return value.map((one: Json) => withWord(one, found, use));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWord(inner, found, use)]));
  return value === found ? use : value;
}
