/** Knows which calls are on their way that must not be cut off: those that carry an idempotency key (R33). */
export class Writes {
  readonly #open = new Set<Promise<unknown>>();

  /** Sends like `fetch`, and notes what carries a key until it is answered. */
  readonly fetch: typeof fetch = (input, init) => {
    const sent = fetch(input, init);
    if (new Headers(init?.headers).has("idempotency-key")) {
      const noted = sent.catch(() => undefined).then(() => void this.#open.delete(noted));
      this.#open.add(noted);
    }
    return sent;
  };

  /** Settles when none is on its way, and what they came to had the time to be acted on. */
  async settled(): Promise<void> {
    while (this.#open.size > 0) {
      await Promise.all(this.#open);
      await new Promise((settle) => setTimeout(settle, 500));
    }
  }
}
