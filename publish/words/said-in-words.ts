import type { Expression } from "../../engine/expression.ts";
import { inWords } from "./in-words.ts";

/** What stands in a document, or in a record of one, where an expression does. */
// The border to what a document says: its place alone tells what it is.
export const saidExpression = (said: unknown): Expression => said as Expression;

/** In words what stands there. @throws where it is none */
export const saidInWords = (said: unknown, place?: Parameters<typeof inWords>[1]): string =>
  inWords(saidExpression(said), place);
