import { createContext, useContext } from "react";
import type { Locale } from "./locale.ts";

/** Provided once by the engine around everything it renders. */
export const LocaleContext = createContext<Locale | null>(null);

/** The current language's texts and formatters, for a widget's own words. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error("useLocale needs the engine around it");
  return locale;
}
