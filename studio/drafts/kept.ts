/** Something that is typed and not saved. */
export interface Kept {
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

const KEY = "studio.typed";
/** So many are kept, the newest. */
const MOST = 50;

type All = readonly (readonly [key: string, kept: Kept])[];

/**
 * What this browser keeps under a key, over a reload and a crash; undefined where that is nothing.
 * @param is whether it is of the form that is kept there
 */
export function keptOf<T extends Kept>(key: string, is: (kept: Kept) => kept is T): T | undefined {
  const kept = all().find(([of]) => of === key)?.[1];
  return kept && is(kept) ? kept : undefined;
}

/** Keeps something, or drops it where it is undefined. Whether this browser does. */
export function keep(key: string, kept: Kept | undefined): boolean {
  const others = all().filter(([of]) => of !== key);
  const next: All = kept ? [[key, kept], ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(next.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

function all(): All {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    // A browser that keeps nothing, or what nobody wrote here.
    return [];
  }
}

function isEntry(one: unknown): one is All[number] {
  if (!Array.isArray(one) || typeof one[0] !== "string") return false;
  const { text, at } = Object(one[1]);
  return typeof text === "string" && typeof at === "string";
}
