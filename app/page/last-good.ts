/** What was read last, by what it is: in the browser's own cache, where there is one. */
export interface LastGood {
  readonly keep: (name: string, text: string) => Promise<void>;
  readonly read: (name: string) => Promise<string | undefined>;
}

/**
 * Published documents that could be read, for a visit to which the server gives something else (R1). By their names and
 * the vocabulary they are written in, since another release may stand in for this one; nothing personal is among them.
 */
export function lastGood(vocabulary: number): LastGood {
  const at = (name: string) => `/last-good/${vocabulary}/${name}`;
  const tried = async <T>(act: (cache: Cache) => Promise<T>): Promise<T | undefined> => {
    try {
      return await act(await caches.open("documents"));
    } catch {
      return undefined; // A cache that is missing, full or forbidden, which to name may say already, is none (R57).
    }
  };
  return {
    keep: (name, text) => tried((cache) => cache.put(at(name), new Response(text))),
    read: (name) => tried(async (cache) => (await cache.match(at(name)))?.text()),
  };
}
