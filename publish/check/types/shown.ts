import { either, numberOf, text, type Type } from "./type.ts";

/** What can be read as it stands: an amount, a moment, a rate want their operator first. */
export const shown: Type = either(
  text,
  numberOf("plain"),
  numberOf("days"),
  numberOf("working days"),
  numberOf("hours"),
  numberOf("minutes"),
  numberOf("seconds"),
  numberOf("years"),
  numberOf("naira"),
);
