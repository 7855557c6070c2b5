import { exactly, number, type Operator, textArgument } from "../../engine/operator.ts";
import { dateWordsText } from "../format/lagos-date.ts";

/** Epoch ms, language → "Friday 4 December 2026, 06:59". */
export const dateWords: Operator = {
  name: "date-words",
  arity: exactly(2),
  apply: (ms: unknown, language: unknown) =>
    dateWordsText(number("date-words", ms), textArgument("date-words", language)),
};
