import { plainDigits } from "../shared/field/plain-digits.ts";

/** Digits as they stand on a card, in groups of four: "50615000" → "5061 5000". */
export const grouped = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

/** The digits of a text, so many of them at most. */
const digitsOf = (text: string, most: number): string => plainDigits(text).replaceAll(/\D/g, "").slice(0, most);

/** Where the caret stands in a grouped text after so many of its digits. */
export function caretAfter(text: string, digits: number): number {
  let at = 0;
  for (let seen = 0; seen < digits && at < text.length; at++) if (text[at] !== " ") seen++;
  return at;
}

/** What was typed over a grouped text. */
export interface Typed {
  /** What stood there before, and what the browser made of it. */
  readonly before: string;
  readonly after: string;
  /** Where the caret stands now. */
  readonly caret: number;
  /** It took away what follows the caret, not what stood before it. */
  readonly forward: boolean;
}

/**
 * The digits after an edit, and how many of them stand before the caret. Who deletes a space means the digit beside it:
 * the space would come back, and the key would do nothing.
 */
export function edited({ before, after, caret, forward }: Typed, most: number): { digits: string; caret: number } {
  const digits = digitsOf(after, most);
  const left = digitsOf(after.slice(0, caret), most).length;
  const onlySpace = before[caret] === " " && after === before.slice(0, caret) + before.slice(caret + 1);
  if (!onlySpace) return { digits, caret: left };
  const gone = forward ? left : left - 1;
  return { digits: digits.slice(0, Math.max(gone, 0)) + digits.slice(gone + 1), caret: Math.max(gone, 0) };
}
