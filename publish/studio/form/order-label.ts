import type { OrderOption } from "./order-options.ts";

/** What an operator reads of one of an order: the words that borrowers read on it, else its name as words. */
export function orderLabel(id: string, options: readonly OrderOption[] | undefined): string {
  const label = options?.find((one) => one.id === id)?.label;
  // A text that is filled in with something has its marks in it.
  if (label !== undefined && !label.includes("{")) return label;
  return options ? id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ") : id;
}
