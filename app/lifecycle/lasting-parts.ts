import type { Engine } from "../../engine/index.ts";
import { lasting } from "./lasting.ts";
import { newPage } from "./new-page.ts";
import { reachPart } from "./reach-part.ts";
import { Writes } from "./writes.ts";

/** The page's ways to fetch its own parts and to reach the lender. */
export interface LastingParts {
  /** Documents are parts of the app; anything else is a call. */
  readonly fetch: typeof fetch;
  /** Runs what nobody waits for: a part that is missing then makes no new page. */
  readonly quietly: (run: () => Promise<unknown>) => void;
  /** Settles when no call is on its way that must not be cut off (R33). */
  readonly settled: () => Promise<void>;
}

/**
 * Lets chunks and documents be fetched again, and makes a new page when one is gone (C18, R29-R33). The build turns
 * each `import()` of a chunk into a call of the global function that this installs.
 * @param limit ms
 */
export function lastingParts(limit: number, engine: () => Engine | undefined): LastingParts {
  const writes = new Writes();
  const settled = () => writes.settled();
  let quiet = 0;
  let losing: Promise<boolean> | undefined;
  const lost = () => {
    if (quiet > 0 && engine()?.ui.busy.read() !== true) return Promise.resolve(false);
    losing ??= newPage({
      build: new URL(import.meta.url).pathname,
      location,
      reachable: () =>
        fetch(location.pathname, { method: "HEAD", cache: "no-store" }).then(
          ({ ok }) => ok,
          () => false,
        ),
      settled,
    }).finally(() => {
      losing = undefined;
    });
    return losing;
  };
  const ways = { limit, lost, pause: (ms: number) => new Promise<void>((settle) => setTimeout(settle, ms)) };
  Object.assign(globalThis, {
    importPart: (file: string) =>
      lasting(async (attempt) => {
        const { href } = new URL(file, import.meta.url);
        if (attempt === 0) return import(/* @vite-ignore */ href);
        await reachPart(href, new Set([import.meta.url]));
        return import(/* @vite-ignore */ `${href}?again=${Math.round(performance.now())}`);
      }, ways),
  });
  return {
    fetch: (input, init) =>
      init === undefined
        ? lasting(async () => {
            const answer = await fetch(input);
            if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
            return answer;
          }, ways)
        : writes.fetch(input, init),
    settled,
    quietly(run) {
      quiet++;
      const ended = () => void quiet--;
      run().then(ended, ended);
    },
  };
}
