import type { Locale } from "../../../engine/widget.ts";
import { plainDigits } from "./plain-digits.ts";

/** The language's currency sign. */
export function currencySign(locale: Locale): string {
  return locale.money(0).replace(/[\d.,\s]/g, "");
}

/** Kobo as the figure alone, grouped: 1250050 → "12,500.50". */
export function showMoney(locale: Locale, kobo: number): string {
  return locale.money(kobo).replace(currencySign(locale), "").trim();
}

/** The currency's sign or letters, digits whole or in groups of three, and kobo. */
const amount = /^(?:₦|N(?:GN)?)?\s*(\d*|\d{1,3}(?:[,\s]\d{3})+)(?:\.(\d{0,2}))?$/i;

/**
 * A typed figure as kobo; undefined where it is no amount, so that it never becomes another one ("1e3", "-5", "1,50").
 * One beyond all that kobo are counted in is the largest that they are, above every limit as it is itself (V5, V7).
 */
export function readMoney(text: string): number | undefined {
  const [, whole = "", part = ""] = amount.exec(plainDigits(text).trim()) ?? [];
  if (!whole && !part) return undefined;
  return Math.min(Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0")), Number.MAX_SAFE_INTEGER);
}

/** Whether a value is the amount that was typed; what is none, or beyond all, stays as it was typed. */
export const isTyped = (kobo: number | undefined): kobo is number =>
  kobo !== undefined && kobo < Number.MAX_SAFE_INTEGER;
