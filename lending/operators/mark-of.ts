import { asText, exactly, type Operator } from "../../engine/operator.ts";
import { textHash } from "../text-hash.ts";

/** A text → seven signs, always the same for the same text, out of which nobody reads it: what a device remembers of a user who logged out (R54). */
export const markOf: Operator = {
  name: "mark-of",
  arity: exactly(1),
  apply: (text: unknown) => textHash(asText("mark-of", text)).toString(36).padStart(7, "0"),
};
