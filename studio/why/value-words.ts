import { isObject, type Json } from "../../publish/documents/json.ts";
import type { InputField, InputTakes } from "../../publish/studio/form/decision-form.ts";

const naira = new Intl.NumberFormat("en-NG", { style: "currency", currency: "NGN", currencyDisplay: "narrowSymbol" });
const moments = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Africa/Lagos",
});

/** What an input takes that is read by a path. */
export type TakesOf = (path: string) => InputTakes | undefined;

/** What each field takes, by its path. */
export const takesOf = (fields: readonly InputField[]): TakesOf => {
  const byPath = new Map(fields.map(({ path, takes }) => [path.join("."), takes]));
  return (path) => byPath.get(path);
};

/** A value that was found at a path, in words: amounts in naira, moments as they are in Lagos. */
export function valueWords(value: Json | undefined, path: string, of: TakesOf): string {
  if (value === undefined || value === null) return "nothing";
  if (typeof value === "number") return numberWords(value, of(path));
  if (typeof value === "string") return value === "" ? "an empty text" : `"${value}"`;
  if (typeof value === "boolean") return String(value);
  if (isObject(value)) {
    const inside = Object.entries(value).map(([key, inner]) => `${key} ${valueWords(inner, `${path}.${key}`, of)}`);
    return inside.length === 0 ? "something without a value" : inside.join(", ");
  }
  if (value.length === 0) return "an empty list";
  return value.map((one) => valueWords(one, path, of)).join(value.some(isObject) ? "; " : ", ");
}

function numberWords(value: number, takes: InputTakes | undefined): string {
  const unit = takes?.is === "number" ? takes.unit : undefined;
  if (unit === "kobo") return naira.format(value / 100);
  if (unit === "moment") return moments.format(value);
  return unit === undefined || unit === "any" ? String(value) : `${value} ${unit}`;
}
