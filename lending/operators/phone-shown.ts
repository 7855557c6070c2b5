import { exactly, type Operator, asText } from "../../engine/operator.ts";
import { storedPhone } from "../format/phone-digits.ts";

/** A phone number → 11 digits with the middle hidden: "0803 *** 4567". What is no number stays hidden whole. */
export const phoneShown: Operator = {
  name: "phone-shown",
  arity: exactly(1),
  apply: (stored: unknown) => {
    const digits = storedPhone(asText("phone-shown", stored));
    return /^[0-9]{10}$/.test(digits) ? `0${digits.slice(0, 3)} *** ${digits.slice(6)}` : "***";
  },
};
