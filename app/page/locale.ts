import type { Texts } from "../../engine/index.ts";
import type { Locale } from "../../engine/widget.ts";
import { grouped, naira } from "../../lending/format/naira.ts";
import { datesOf } from "./dates.ts";

/** The texts of the current language with the one formatter for each kind of value (B8). */
export const localeOf = (texts: Texts): Locale => {
  const { language, text } = texts;
  return {
    language,
    text,
    money: naira,
    date: (ms) => datesOf(language).date(ms),
    dateTime: (ms) => datesOf(language).dateTime(ms),
    dateWords: (ms) => datesOf(language).dateWords(ms),
    number: grouped,
  };
};
