/** How a part of the app is fetched. */
export interface Lasting {
  /** ms after which one try is given up */
  readonly limit: number;
  readonly pause: (ms: number) => Promise<void>;
  /** The part cannot be had: makes a new page, or settles when that would be of no use. */
  readonly lost: () => Promise<void>;
}

const tries = 3;

/**
 * Fetches a part of the app: in time, three times, and then perhaps with a new page (C18).
 * @param load gets the number of the try, so that it can ask anew: engines keep a failed import for good (R31)
 */
export async function lasting<T>(load: (attempt: number) => Promise<T>, { limit, pause, lost }: Lasting): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await Promise.race([
        load(attempt),
        new Promise<never>((_, fail) => {
          timer = setTimeout(() => fail(new Error("a part of the app did not come in time")), limit);
        }),
      ]);
    } catch (error) {
      if (attempt + 1 === tries) {
        await lost();
        throw error;
      }
      await pause(500 * 4 ** attempt);
    } finally {
      clearTimeout(timer);
    }
  }
}
