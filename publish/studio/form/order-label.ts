import { textWords } from "../../words/mark-words.ts";
import type { OrderOption } from "./order-options.ts";

/** What an operator reads of one of an order: the words that borrowers read on it, else its name as words. */
export function orderLabel(id: string, options: readonly OrderOption[] | undefined): string {
  const label = options?.find((one) => one.id === id)?.label;
  if (label !== undefined) return textWords(label);
  return options ? id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ") : id;
}
