import { ownValue, pathWords } from "../../engine/operator.ts";
import { naira } from "./naira.ts";

/** How a text may want a figure: money of kobo, or a share as a percentage. */
const forms: Readonly<Record<string, (figure: number) => string>> = {
  money: naira,
  percent: (share) => String(Math.round(share * 10_000) / 100),
};

/**
 * A text with the brand's own figures in their places, so that no figure stands twice:
 * `{{brand.constants.extensionHours}}`, `{{brand.constants.minimumRepayment, money}}`. A value that the brand lacks stays
 * a placeholder.
 */
export function withBrandWords(text: string, brand: unknown): string {
  return text.replace(/\{\{brand\.([\w.]+)(?:, (\w+))?\}\}/g, (whole, path: string, form?: string) => {
    const value = ownValue(brand, pathWords(path));
    if (typeof value === "string") return value;
    if (typeof value !== "number") return whole;
    return form === undefined ? String(value) : (forms[form]?.(value) ?? whole);
  });
}
