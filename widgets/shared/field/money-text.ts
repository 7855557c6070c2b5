import type { Locale } from "../../../engine/widget.ts";

/** The language's currency sign. */
export function currencySign(locale: Locale): string {
  return locale.money(0).replace(/[\d.,\s]/g, "");
}

/** Kobo as the figure alone, grouped: 1250050 → "12,500.50". */
export function showMoney(locale: Locale, kobo: number): string {
  return locale.money(kobo).replace(currencySign(locale), "").trim();
}

/** A typed figure as kobo; signs, spaces and separators are ignored, what follows two decimals is cut; undefined when no digit. */
export function readMoney(text: string): number | undefined {
  const [whole = "", part = ""] = text.replace(/[^\d.]/g, "").split(".");
  if (!whole && !part) return undefined;
  return Number(whole.slice(0, 12)) * 100 + Number(part.slice(0, 2).padEnd(2, "0"));
}
