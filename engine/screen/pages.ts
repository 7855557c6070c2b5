import { type Values, valuesOf } from "../expression/operator/values-of.ts";

/** An answer whose list comes in pages, with all of the list that came so far. */
export interface Paged {
  readonly content: Values;
  /** The entry with which the next page begins. */
  readonly next: number;
  /** How many entries have not come. */
  readonly rest: number;
}

/** An answer added to what came before it, if anything did; `list` names what comes in pages. */
export function withPage(before: Paged | undefined, list: string, answer: unknown): Paged {
  const content = valuesOf(answer);
  const page = entriesOf(content[list]);
  const held = before ? entriesOf(before.content[list]) : [];
  // What was added at the front meanwhile has pushed entries that came before onto this page once more.
  const again = new Set(held.slice(-page.length).map((entry) => JSON.stringify(entry)));
  const entries = before ? [...held, ...page.filter((entry) => !again.has(JSON.stringify(entry)))] : page;
  const next = (before?.next ?? 0) + page.length;
  const total = typeof content.listTotal === "number" ? content.listTotal : next;
  // A page without entries is the last one, whatever the total says.
  return { content: { ...content, [list]: entries }, next, rest: page.length === 0 ? 0 : Math.max(0, total - next) };
}

const entriesOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);
