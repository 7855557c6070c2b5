/** The part of the Storage interface that is used; may throw at any call. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  key(index: number): string | null;
  readonly length: number;
}

/** Which store keeps which root. A root without a store lives in memory only. */
export type KeptRoots = Readonly<Partial<Record<string, TextStore>>>;

const prefix = "app.";
/** Under this prefix stands what nobody misses: it makes room where a storage is full (R58). */
export const cachePrefix = `${prefix}cache.`;

/** Keeps one value; whatever goes wrong in the storage stays here (R57, R58). */
export function keep(kept: KeptRoots, root: string, name: string, value: unknown): void {
  const store = kept[root];
  if (!store || name === "") return;
  const key = `${prefix}${root}.${name}`;
  try {
    if (value === undefined || value === null) store.removeItem(key);
    else makingRoom(store, () => store.setItem(key, JSON.stringify(value)));
  } catch {
    // Blocked or full: memory has the value, the visit goes on.
  }
}

/** Writes, and tries once more when the store's caches are gone. @throws what the second try throws. */
export function makingRoom(store: TextStore, write: () => void): void {
  try {
    write();
  } catch {
    for (const key of keysOf(store)) if (key.startsWith(cachePrefix)) store.removeItem(key);
    write();
  }
}

/** What the storages hold, as paths and values; an entry that is no JSON is dropped (R59). */
export function restore(kept: KeptRoots): [path: string, value: unknown][] {
  const found: [string, unknown][] = [];
  for (const [root, store] of Object.entries(kept)) {
    for (const key of keysOf(store)) {
      if (!key.startsWith(`${prefix}${root}.`)) continue;
      try {
        found.push([key.slice(prefix.length), JSON.parse(store?.getItem(key) ?? "null")]);
      } catch {
        keep(kept, root, key.slice(prefix.length + root.length + 1), undefined);
      }
    }
  }
  return found;
}

/** The names in a store; none of one that is shut. */
export function keysOf(store: TextStore | undefined): string[] {
  try {
    return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? "");
  } catch {
    return [];
  }
}
