import { unitWords } from "../../words/counted.ts";
import { isObject, type Json } from "../../documents/json.ts";
import { percentWords } from "./bound-words.ts";
import { momentWords } from "./moment-words.ts";
import type { FormField, Takes } from "./brand-form.ts";
import { choiceWords } from "./choice-words.ts";

const naira = new Intl.NumberFormat("en-NG", { style: "currency", currency: "NGN", currencyDisplay: "narrowSymbol" });

/** A value in words of the business: a switch is on or off, kobo are naira, a share is in percent, a moment is a day. */
export function valueWords(value: Json | undefined, takes: Takes): string {
  if (value === undefined || value === null) return "nothing";
  if (takes.is === "records" && Array.isArray(value))
    return value.map((one: Json) => firstOf(one, takes)).join("; ") || "none";
  if (takes.is === "switch") return value === true ? "on" : "off";
  if (takes.is === "number" && typeof value === "number") return numberWords(value, takes.unit);
  if (takes.is === "choice" && typeof value === "string") return choiceWords(takes, value);
  const called = (one: string) => (takes.is === "order" ? (takes.words?.[one] ?? one) : one);
  if (Array.isArray(value) && value.every((one) => typeof one === "string"))
    return value.map(called).join(", ") || "none";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function numberWords(value: number, unit: string | undefined): string {
  if (unit === "kobo") return naira.format(value / 100);
  if (unit === "share") return percentWords(value);
  if (unit === "epoch seconds") return momentWords(value);
  if (unit === "percent") return `${value} %`;
  return unit === undefined ? `${value}` : `${value} ${unitWords(value, unit)}`;
}

/** An entry by what its first field says. */
function firstOf(entry: Json, { fields: [first] }: Extract<Takes, { readonly is: "records" }>): string {
  const said = isObject(entry) ? entry[first?.path[0] ?? ""] : entry;
  if (typeof said !== "string") return JSON.stringify(said);
  return first ? recordName(first, said) : said;
}

/** What an entry is called by what its first field says: the words that this names, where there are some. */
export const recordName = ({ takes }: Pick<FormField, "takes">, said: string): string =>
  (takes.is === "text" ? takes.words?.[said] : undefined) ?? said;
