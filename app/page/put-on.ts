import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { applyTheme } from "../../publish/page/theme.ts";

/** Puts a brand on a page that came with another's: its colours, those of the browser's bars too (B4). */
export function putOn(brand: LendingBrand, page: Document): void {
  const { theme, dark = theme } = brand;
  applyTheme(brand, page.documentElement);
  const bars = (scheme: "light" | "dark", colour = "") =>
    page.head.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)?.setAttribute("content", colour);
  bars("light", theme["color-ground"]);
  bars("dark", dark["color-ground"]);
}
