import { exactly, type Operator, asText } from "../../engine/operator.ts";
import { phoneDigits } from "../format/phone-digits.ts";

/** A phone number as typed → its digits, without separators and country code (V1). */
export const phone: Operator = {
  name: "phone",
  arity: exactly(1),
  apply: (typed: unknown) => phoneDigits(asText("phone", typed)),
};
