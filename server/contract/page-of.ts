import type { CallDocument } from "../../engine/document.ts";

const valuesOf = (of: unknown): Readonly<Record<string, unknown>> =>
  typeof of === "object" && of !== null ? { ...of } : {};

/**
 * The page of an answer that a request asks for, of a call whose list comes in pages: its entries from `from` on, and
 * how many there are in all. A handler that says the `listTotal` has taken the page itself.
 */
export function pageOf({ pages }: Pick<CallDocument, "pages">, content: unknown, request: unknown): unknown {
  if (pages === undefined) return content;
  const given = valuesOf(content);
  const list = given[pages];
  if (!Array.isArray(list) || given.listTotal !== undefined) return content;
  const { from } = valuesOf(request);
  return { ...given, [pages]: list.slice(typeof from === "number" ? from : 0), listTotal: list.length };
}
