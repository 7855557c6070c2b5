import { exactly, type Operator } from "../../engine/operator.ts";
import { trimmed } from "../format/hidden-characters.ts";

/** A text → without the blanks around it, "" where there is nothing else; what is no text stays. */
export const trim: Operator = {
  name: "trim",
  arity: exactly(1),
  apply: (value: unknown) => (typeof value === "string" ? trimmed(value) : value),
};
