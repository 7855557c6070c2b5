import { asText, exactly, type Operator } from "../../engine/operator.ts";

/** A text → a whole number from 0 to 99, always the same for the same text and spread evenly: of 100 devices, 40 have less than 40 (K9). */
export const shareOf: Operator = {
  name: "share-of",
  arity: exactly(1),
  apply: (text: unknown) => {
    let hash = 0x811c9dc5;
    for (const character of asText("share-of", text))
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return ((hash ^ (hash >>> 15)) >>> 0) % 100;
  },
};
