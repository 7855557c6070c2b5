import type { Json } from "../../publish/documents/json.ts";
import { boundWords, isTypedUnit } from "../../publish/studio/form/bound-words.ts";
import type { Takes } from "../../publish/studio/form/brand-form.ts";
import { momentOf, momentText, momentWords } from "../../publish/studio/form/moment-words.ts";
import { valueWords } from "../../publish/studio/form/value-words.ts";
import { plainFigure } from "./plain-figure.ts";

/** What is typed as it stands; all else has a form of its own, and is written as JSON. */
const asTyped: ReadonlySet<Takes["is"]> = new Set(["text", "colour", "choice"]);

/** A value as it is typed: kobo as naira, a share in percent, a moment as a day, what has a form of its own as JSON. */
export function textOf(value: Json | undefined, takes: Takes): string {
  if (value === undefined || value === null) return "";
  if (isMoment(takes) && typeof value === "number") return momentText(value);
  if (takes.is === "number" && typeof value === "number") return String(typedNumber(value, takes.unit));
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

/** The value that somebody has typed; why there is none, in words. */
export function valueOf(text: string, takes: Takes): { readonly value: Json } | { readonly why: string } {
  if (takes.is === "number") return isMoment(takes) ? dayOf(text, takes) : numberOf(text, takes);
  if (takes.is === "text" && takes.none && text === "") return { value: null };
  if (asTyped.has(takes.is)) return { value: text };
  try {
    // What can be read as JSON is JSON.
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether a value is a moment, which is typed as a day in Lagos. */
export const isMoment = (takes: Takes): boolean => takes.is === "number" && takes.unit === "epoch seconds";

function dayOf(text: string, { least = -Infinity, most = Infinity }: NumberTakes): ReturnType<typeof valueOf> {
  const value = momentOf(text);
  if (value === undefined) return { why: `Expected a day, as in 2021-06-01 or 1 June 2021, found "${text}".` };
  if (value < least) return { why: `Expected ${momentWords(least)} or later, found "${text}".` };
  return value > most ? { why: `Expected ${momentWords(most)} or earlier, found "${text}".` } : { value };
}

type NumberTakes = Extract<Takes, { readonly is: "number" }>;

function numberOf(text: string, takes: NumberTakes): { readonly value: Json } | { readonly why: string } {
  const { unit, whole } = takes;
  const typed = text
    .trim()
    .replace(/^₦\s*/, "")
    .replace(isPercent(unit) ? /\s*%$/ : "", "");
  const expected = (what: string) => ({ why: `Expected ${what}, found "${text}".` });
  const isCounted = whole && unit !== "kobo";
  const number = plainFigure(typed);
  if (number === undefined && /^-?\d+,\d+$/.test(typed))
    return expected(isCounted ? "a whole number" : `a point before the places, as in ${typed.replace(",", ".")}`);
  if (number === undefined) return expected("a number");
  if (unit === "kobo" && /\.\d{3}/.test(typed)) return expected("naira with two places at most");
  if (isCounted && !Number.isInteger(number)) return expected("a whole number");
  const kept = keptNumber(number, unit);
  // Beyond these a computer would keep another figure than the one that was typed.
  return Math.abs(kept) > Number.MAX_SAFE_INTEGER ? expected(withinWords(kept, takes)) : { value: kept };
}

/** The bound beyond which a figure lies. */
function withinWords(kept: number, takes: NumberTakes): string {
  const { unit, least, most } = takes;
  const [side, bound] = kept > 0 ? ["at most", most] : ["at least", least];
  if (bound === undefined) return "a number of 15 digits at most";
  return `${side} ${isTypedUnit(unit) ? boundWords(bound, unit) : valueWords(bound, takes)}`;
}

/** In percent, whatever it is kept as. */
export const isPercent = (unit: string | undefined): boolean => unit === "share" || unit === "percent";

const typedNumber = (kept: number, unit: string | undefined): number =>
  unit === "kobo" ? kept / 100 : unit === "share" ? exact(kept * 100) : kept;

const keptNumber = (typed: number, unit: string | undefined): number =>
  unit === "kobo" ? Math.round(typed * 100) : unit === "share" ? exact(typed / 100) : typed;

/** Without what a computer adds to a figure that it cannot hold exactly. */
const exact = (value: number): number => Number(value.toPrecision(12));
