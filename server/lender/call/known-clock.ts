/** The business clock as this process last read it: what dates an answer for which no database was asked. */
export class KnownClock {
  #ahead = 0;

  /** Told the business time (ms) whenever somebody read it. */
  seen(now: number): void {
    this.#ahead = now - Date.now();
  }

  /** Epoch ms. */
  now(): number {
    return Date.now() + this.#ahead;
  }
}
