import { asText, exactly, type Operator } from "../../engine/operator.ts";
import { textHash } from "../text-hash.ts";

/** A text → a whole number from 0 to 99, always the same for the same text and spread evenly: of 100 devices, 40 have less than 40 (K9). */
export const shareOf: Operator = {
  name: "share-of",
  arity: exactly(1),
  apply: (text: unknown) => textHash(asText("share-of", text)) % 100,
};
