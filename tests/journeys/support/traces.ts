import type { Page } from "@playwright/test";

/** Something that a page left behind, and where. */
export interface Trace {
  readonly where: string;
  readonly what: string;
}

/** Everything that a page leaves behind, by where it was left. */
export interface Traces {
  /** What was noted so far, and what the page holds now. */
  all(): Promise<readonly Trace[]>;
}

/** Notes addresses, history states, console lines and tracking records from now on. */
export async function noteTraces(page: Page): Promise<Traces> {
  const noted: Trace[] = [];
  page.on("framenavigated", (frame) => noted.push({ where: "address", what: frame.url() }));
  page.on("request", (request) => {
    noted.push({ where: "request address", what: request.url() });
    if (new URL(request.url()).pathname.endsWith("/tracking/collect"))
      noted.push({ where: "tracking", what: request.postData() ?? "" });
  });
  page.on("console", (message) => noted.push({ where: "console", what: message.text() }));
  page.on("pageerror", (error) => noted.push({ where: "error", what: `${error.message} ${error.stack}` }));
  await page.exposeFunction("noteHistory", (what: string) => noted.push({ where: "history", what }));
  await page.addInitScript(() => {
    const { noteHistory } = window as unknown as { noteHistory: (what: string) => void };
    for (const name of ["pushState", "replaceState"] as const) {
      const real = history[name].bind(history);
      history[name] = (state, unused, url) => {
        noteHistory(JSON.stringify([state, String(url ?? "")]));
        real(state, unused, url);
      };
    }
  });
  return {
    async all() {
      const held = await page.evaluate(async () => {
        const stored = (store: Storage) => JSON.stringify(Object.entries(store));
        const databases = (await indexedDB.databases()).map(({ name }) => name);
        const cached: string[] = [];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys()) {
            cached.push(url);
            // What the worker wrote itself, and did not fetch as the file of its address.
            if (new URL(url).pathname.startsWith("/worker/"))
              cached.push((await (await cache.match(url))?.text()) ?? "");
          }
        }
        const controls = [...document.querySelectorAll("input")].map(({ defaultValue }) => defaultValue);
        return {
          localStorage: stored(localStorage),
          sessionStorage: stored(sessionStorage),
          cookies: document.cookie,
          indexedDB: databases.join(" "),
          caches: cached.join(" "),
          page: `${document.documentElement.innerHTML} ${controls.join(" ")}`,
        };
      });
      return [...noted, ...Object.entries(held).map(([where, what]) => ({ where, what }))];
    },
  };
}
