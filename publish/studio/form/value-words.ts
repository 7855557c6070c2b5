import { isObject, type Json } from "../../documents/json.ts";
import { percentWords } from "./bound-words.ts";
import type { Takes } from "./brand-form.ts";

const naira = new Intl.NumberFormat("en-NG", { style: "currency", currency: "NGN", currencyDisplay: "narrowSymbol" });

/** A value in words of the business: a switch is on or off, kobo are naira, a share is in percent. */
export function valueWords(value: Json | undefined, takes: Takes): string {
  if (value === undefined || value === null) return "nothing";
  if (takes.is === "records" && Array.isArray(value))
    return value.map((one: Json) => firstOf(one, takes)).join(", ") || "none";
  if (takes.is === "switch") return value === true ? "on" : "off";
  if (takes.is === "number" && typeof value === "number") return numberWords(value, takes.unit);
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(", ") || "none";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function numberWords(value: number, unit: string | undefined): string {
  if (unit === "kobo") return naira.format(value / 100);
  if (unit === "share") return percentWords(value);
  if (unit === "percent") return `${value} %`;
  return unit === undefined ? `${value}` : `${value} ${unit}`;
}

/** An entry by what its first field says. */
function firstOf(entry: Json, { fields: [first] }: Extract<Takes, { readonly is: "records" }>): string {
  const said = isObject(entry) ? entry[first?.path[0] ?? ""] : entry;
  return typeof said === "string" ? said : JSON.stringify(said);
}
