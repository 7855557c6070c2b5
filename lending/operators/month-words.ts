import { exactly, asNumber, type Operator, asText } from "../../engine/operator.ts";
import { monthWordsText } from "../format/lagos-date.ts";

/** Epoch ms, language → "December 2026": the month that holds a moment. */
export const monthWords: Operator = {
  name: "month-words",
  arity: exactly(2),
  apply: (ms: unknown, language: unknown) =>
    monthWordsText(asNumber("month-words", ms), asText("month-words", language)),
};
