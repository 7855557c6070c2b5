const origin = "https://app.example";

/** A browser's cache in memory, whose `addAll` brings all or nothing, and the names of what lies in it. */
export function testCache(fetch: (request: Request) => Promise<Response>): { cache: Cache; names: () => string[] } {
  const kept = new Map<string, Response>();
  const at = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, origin).href;
  const cache: Pick<Cache, "match" | "put" | "keys" | "delete" | "addAll"> = {
    match: async (asked) => kept.get(at(asked))?.clone(),
    put: async (asked, answer) => void kept.set(at(asked), answer),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async (asked) => kept.delete(at(asked)),
    addAll: async (all) => {
      const asked = [...all].map((one) => (one instanceof Request ? one : new Request(at(one))));
      const answers = await Promise.all(asked.map(fetch));
      const bad = answers.find(({ ok }) => !ok);
      if (bad) throw new TypeError(`status ${bad.status}`);
      asked.forEach(({ url }, index) => kept.set(url, answers[index] ?? Response.error()));
    },
  };
  const names = () => [...kept.keys()].map((url) => url.slice(origin.length)).sort();
  // What a worker uses of it.
  return { cache: cache as Cache, names };
}
