import type { Json } from "../documents/json.ts";
import { isObject } from "../documents/json.ts";
import { meantBy, unspelt } from "../faults/say.ts";
import { layerFile, layerWords } from "../words/layer-words.ts";
import type { Takes } from "./form/brand-form.ts";
import { boundWords, entriesWords, isTypedUnit, type TypedUnit } from "./form/bound-words.ts";

/** A figure in a line of the checker, with its sign: digits that are part of no name, code, place or figure with more points. */
const figure = /(?<![\w."/:-])-?\d+(?:\.\d+)?(?![\w-]|\.\d)/g;

/** A name in a line of the checker: what stands in quotation marks, has a hyphen within, or is a path. */
const name = /"([\w.-]+)"|(?<![\w."/-])[a-z]+(?:-[a-z]+)+(?![\w./-])|(?<![\w."/-])[a-z]\w*(?:\.[\w-]+)+(?![\w/-])/g;

/** A layer of brands in a line of the checker, by its file: as what is said there, as who says, or as a place. */
const layer = new RegExp(String.raw`(\()?(${layerFile})(?::\d+)?(\))?`, "g");

/** A line of the checker about a value, with the values beside it called by their titles. */
export function withTitles(message: string, path: string, titles: ReadonlyMap<string, string>): string {
  const group = path.slice(0, path.lastIndexOf(".") + 1);
  return message.replaceAll(name, (said, inQuotes?: string) => {
    const title = titles.get(group + (inQuotes ?? said)) ?? titles.get(inQuotes ?? said);
    return title === undefined ? said : `"${title}"`;
  });
}

/** What the checker says, as whoever typed it reads it: in the units of what he types, and for whom, not in which file. */
export function refusalWords(message: string, takes: Takes | undefined): string {
  const words = entriesWords(unspelt(message));
  const unit = takes?.is === "number" ? takes.unit : undefined;
  return withLayers(isTypedUnit(unit) ? inUnits(words, unit) : words);
}

/** Kobo are whole: what has places is another figure. */
const inUnits = (words: string, unit: TypedUnit): string =>
  words.replaceAll(figure, (said) => (unit === "kobo" && said.includes(".") ? said : boundWords(Number(said), unit)));

const withLayers = (message: string): string =>
  message
    .replaceAll(layer, (_, opens = "", file: string, _kind, _code, closes = "") => {
      const whom = layerWords(file);
      return opens && closes ? `(said for ${whom})` : `${opens}${whom}${closes}`;
    })
    .replace("write it in ", "say it for ");

/** What was meant by a word of a value, where the checker says so of it. */
export function meant(message: string): { readonly found: string; readonly use: string } | undefined {
  const [found, use] = [/found "([^"]+)"; did you mean/.exec(message)?.[1], meantBy(message)];
  return found === undefined || use === undefined ? undefined : { found, use };
}

/** The whole of a text without the blanks that the checker found too many in it. */
export const withoutBlanks = ({ code, message }: { readonly code: string; readonly message: string }) =>
  code === "E715" ? meantBy(message) : undefined;

/** What a line of the checker says, where what was meant is a button's. */
export const withoutMeant = unspelt;

/** A value with another word in the place of one, wherever that stands in it. */
export function withWord(value: Json, found: string, use: string): Json {
  if (Array.isArray(value)) return value.map((one: Json) => withWord(one, found, use));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWord(inner, found, use)]));
  return value === found ? use : value;
}
