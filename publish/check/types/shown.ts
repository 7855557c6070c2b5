import { either, numberOf, text, type Type } from "./type.ts";

/** What is counted, each of which can be read as it stands. */
export const counted: Type = either(
  numberOf("plain"),
  numberOf("days"),
  numberOf("working days"),
  numberOf("hours"),
  numberOf("minutes"),
  numberOf("seconds"),
  numberOf("years"),
  numberOf("naira"),
);

/** What can be read as it stands: an amount, a moment, a rate want their operator first. */
export const shown: Type = either(text, counted);
