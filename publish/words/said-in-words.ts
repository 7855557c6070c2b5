import type { Expression } from "../../engine/expression.ts";
import { inWords } from "./in-words.ts";

/** In words what stands in a document, or in a record of one, where an expression does. @throws where it is none */
export const saidInWords = (said: unknown, place?: Parameters<typeof inWords>[1]): string =>
  // The border to what a document says: its place alone tells what it is.
  inWords(said as Expression, place);
