import { exactly, asNumber, type Operator, asText } from "../../engine/operator.ts";
import { dateWordsText } from "../format/lagos-date.ts";

/** Epoch ms, language → "Friday 4 December 2026, 06:59". */
export const dateWords: Operator = {
  name: "date-words",
  arity: exactly(2),
  apply: (ms: unknown, language: unknown) => dateWordsText(asNumber("date-words", ms), asText("date-words", language)),
};
