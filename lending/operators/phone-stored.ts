import { exactly, type Operator, asText } from "../../engine/operator.ts";
import { storedPhone } from "../format/phone-digits.ts";

/** A phone number as typed → the 10 digits that are kept, without the leading 0. */
export const phoneStored: Operator = {
  name: "phone-stored",
  arity: exactly(1),
  apply: (typed: unknown) => storedPhone(asText("phone-stored", typed)),
};
