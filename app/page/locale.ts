import type { Texts } from "../../engine/index.ts";
import type { Locale } from "../../engine/widget.ts";
import { dateText, dateTimeText, dateWordsText } from "../../lending/format/lagos-date.ts";
import { grouped, naira } from "../../lending/format/naira.ts";

/** The texts of the current language with the one formatter for each kind of value (B8). */
export const localeOf = (texts: Texts): Locale => {
  const { language, text } = texts;
  return {
    language,
    text,
    money: naira,
    date: dateText,
    dateTime: dateTimeText,
    dateWords: (ms) => dateWordsText(ms, language),
    number: grouped,
  };
};
