import { PartLost } from "../../engine/index.ts";

/** How a part of the app is fetched. */
export interface Lasting {
  /** ms after which one try is given up */
  readonly limit: number;
  readonly pause: (ms: number) => Promise<void>;
  /** The part cannot be had: makes a new page, or says when that would be of no use whether the server is there. */
  readonly lost: () => Promise<boolean>;
}

const tries = 3;

/**
 * Fetches a part of the app: in time, three times, and then perhaps with a new page (C18). Fails with why it could
 * not be had, or, where nothing can be had, with what that was.
 * @param load gets the number of the try, so that it can ask anew: engines keep a failed import for good (R31)
 */
export async function lasting<T>(load: (attempt: number) => Promise<T>, { limit, pause, lost }: Lasting): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    let late = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await Promise.race([
        load(attempt),
        new Promise<never>((_, fail) => {
          timer = setTimeout(() => {
            late = true;
            fail(new Error("a part of the app did not come in time"));
          }, limit);
        }),
      ]);
    } catch (error) {
      if (attempt + 1 === tries) {
        const there = await lost();
        throw late || there ? new PartLost(late ? "late" : "missing", error) : error;
      }
      await pause(500 * 4 ** attempt);
    } finally {
      clearTimeout(timer);
    }
  }
}
