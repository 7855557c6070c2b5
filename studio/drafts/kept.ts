import { thisTab } from "./this-tab.ts";

/** Something that is typed and not saved. */
export interface Kept {
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

const KEY = "studio.typed";
/** So many are kept, the newest. */
const MOST = 50;

/** What a tab keeps; two may keep something else of one thing. */
type Entry = readonly [key: string, kept: Kept, by?: unknown];

/**
 * What this browser keeps under a key, over a reload and a crash: this tab's own, else the newest of what others left;
 * undefined where that is nothing.
 * @param is whether it is of the form that is kept there; a text alone unless told
 */
export function keptOf(key: string): Kept | undefined;
export function keptOf<T extends Kept>(key: string, is: (kept: Kept) => kept is T): T | undefined;
export function keptOf(key: string, is: (kept: Kept) => boolean = () => true): Kept | undefined {
  const found = all().filter(([of]) => of === key);
  const kept = (found.find(([, , by]) => by === thisTab()) ?? found[0])?.[1];
  return kept && is(kept) ? kept : undefined;
}

/**
 * Keeps something, or drops it where it is undefined; what another tab keeps of the same is left to it. Whether this
 * browser keeps it.
 * @param was in whose place it is: where another tab had left that, it goes as well
 */
export function keep(key: string, kept: Kept | undefined, was?: Kept): boolean {
  const goes = ([of, { text }, by]: Entry) => of === key && (by === thisTab() || text === was?.text);
  const others = all().filter((entry) => !goes(entry));
  const next: readonly Entry[] = kept ? [[key, kept, thisTab()], ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(next.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

function all(): readonly Entry[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    // A browser that keeps nothing, or what nobody wrote here.
    return [];
  }
}

function isEntry(one: unknown): one is Entry {
  if (!Array.isArray(one) || typeof one[0] !== "string") return false;
  const { text, at } = Object(one[1]);
  return typeof text === "string" && typeof at === "string";
}
