import { i18nForms, moreVerbs, registerForms, registerVerbs } from "../engine/later.ts";
import { registerOperators } from "../engine/expression.ts";
import { dateText, dateTimeText, dateWordsText } from "../lending/format/lagos-date.ts";
import { appOperators } from "../lending/operators/index.ts";
import { registerDates } from "./page/dates.ts";

/** Puts in place what the documents of all screens but the first may name: the rest of the operators and verbs, the forms of texts, and dates. */
export function registerRest(): void {
  registerOperators(appOperators);
  registerVerbs(moreVerbs);
  registerForms(i18nForms);
  registerDates((language) => ({
    date: dateText,
    dateTime: dateTimeText,
    dateWords: (ms) => dateWordsText(ms, language),
  }));
}
