import { AsyncLocalStorage } from "node:async_hooks";

/** What a transaction found out that it needs: it is rolled back, the work is done, and it begins anew. */
class NeededBeforehand extends Error {
  readonly key: string;
  readonly work: () => Promise<unknown>;

  constructor(key: string, work: () => Promise<unknown>) {
    super("something slow is done before the transaction");
    this.key = key;
    this.work = work;
  }
}

const results = new AsyncLocalStorage<Map<string, unknown>>();

/** Whether this runs inside a transaction, where whatever takes long keeps others waiting. */
export const isHurried = (): boolean => results.getStore() !== undefined;

/**
 * Slow work of a transaction (a password's hash), done while no transaction is open; `key` names it by all that it
 * depends on. Outside of one it is done at once.
 */
export async function beforehand<T>(key: string, work: () => Promise<T>): Promise<T> {
  const known = results.getStore();
  if (!known) return work();
  // What stands under a key is what the work of that key gave.
  if (known.has(key)) return known.get(key) as T;
  throw new NeededBeforehand(key, work);
}

/** Runs a transaction, again each time that it needs something beforehand. */
export function withBeforehand<T>(transaction: () => Promise<T>): Promise<T> {
  const known = new Map<string, unknown>();
  return results.run(known, async () => {
    for (;;) {
      try {
        return await transaction();
      } catch (error) {
        if (!(error instanceof NeededBeforehand)) throw error;
        known.set(error.key, await results.exit(error.work));
      }
    }
  });
}
