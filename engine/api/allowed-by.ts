import type { CallDocument } from "../document/types.ts";

/** Whether a row of a decision lets a call through whose body says this (`after`): the one reading of it, by page and server. */
export function allowedBy(
  { rows }: Pick<NonNullable<CallDocument["after"]>, "rows">,
  row: string,
  body: Readonly<Record<string, unknown>>,
): boolean {
  const fits = Object.hasOwn(rows, row) ? rows[row] : undefined;
  return fits !== undefined && Object.entries(fits).every(([field, value]) => body[field] === value);
}
