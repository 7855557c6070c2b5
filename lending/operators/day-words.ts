import { exactly, asNumber, type Operator, asText } from "../../engine/operator.ts";
import { dayWordsText } from "../format/lagos-date.ts";

/** Epoch ms, language → "Friday 4 December 2026": a day inside a sentence. */
export const dayWords: Operator = {
  name: "day-words",
  arity: exactly(2),
  apply: (ms: unknown, language: unknown) => dayWordsText(asNumber("day-words", ms), asText("day-words", language)),
};
