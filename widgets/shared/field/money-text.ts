import type { Locale } from "../../../engine/widget.ts";

/** The language's currency sign. */
export function currencySign(locale: Locale): string {
  return locale.money(0).replace(/[\d.,\s]/g, "");
}

/** Kobo as the figure alone, grouped: 1250050 → "12,500.50". */
export function showMoney(locale: Locale, kobo: number): string {
  return locale.money(kobo).replace(currencySign(locale), "").trim();
}

/** The currency's sign or letters, digits whole or in groups of three, and kobo: no more than can be told from twelve digits. */
const amount = /^(?:₦|N(?:GN)?)?\s*(\d{0,12}|\d{1,3}(?:[,\s]\d{3}){1,3})(?:\.(\d{0,2}))?$/i;

/** A typed figure as kobo; undefined where it is no amount, so that it never becomes another one ("1e3", "-5", "1,50"). */
export function readMoney(text: string): number | undefined {
  const [, whole = "", part = ""] = amount.exec(text.trim()) ?? [];
  if (!whole && !part) return undefined;
  return Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0"));
}
