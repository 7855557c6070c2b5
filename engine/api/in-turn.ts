/**
 * Has work done while nobody else, in any tab, does work of that name. Whoever waits longer than `longest` (ms) goes on, as
 * in a browser that has tabs wait for nobody.
 */
export type InTurn = <Result>(name: string, longest: number, work: () => Promise<Result>) => Promise<Result>;

/** By a lock of the browser, where it has such; else at once. */
export const byLock: InTurn = async (name, longest, work) => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), longest);
  let begun = false;
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      begun = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
};
