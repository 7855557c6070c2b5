import type { AppState } from "../engine/index.ts";

const SECOND = 1000;
const TICK = 15 * SECOND;

/** How far the lender was ahead of this device when he last answered in this tab, ms. */
const ahead = "session.aheadMs";
/** Three hundred years, ms: what is further off no clock ever said. */
const never = 1e13;

/**
 * Keeps `env.now` by the lender's clock: each answer says what time it is there, and between answers a monotonic
 * clock runs on, so that a device whose clock is wrong or jumps changes no due date (R61, R62). How far the device is
 * off is kept for the tab, so that a page that is loaded anew need not wait for its first answer.
 */
export class LenderClock {
  readonly #state: AppState;
  #base: number;
  #at = performance.now();

  constructor(state: AppState) {
    this.#state = state;
    this.#base = Date.now() + this.#ahead();
    this.#tell();
    setInterval(() => this.#tell(), TICK);
  }

  /** Epoch ms by the lender. */
  now(): number {
    return Math.round(this.#base + performance.now() - this.#at);
  }

  /**
   * Takes the time from an answer's `date` header; nothing else in an answer is trusted to be recent. The header names
   * a whole second somewhere in the `took` ms of waiting: a reading that fits is kept, so that time does not go back.
   */
  heard(date: string | null, took = 0): void {
    const heard = date === null ? Number.NaN : Date.parse(date);
    const now = this.now();
    if (Number.isNaN(heard)) return;
    if (now < heard || now >= heard + SECOND + took) {
      this.#base = heard;
      this.#at = performance.now();
    }
    const off = this.now() - Date.now();
    if (Math.abs(off - this.#ahead()) > SECOND) this.#state.write(ahead, off);
    // Told at each answer: a time-limit that came with it is counted from now, not from the last tick.
    this.#tell();
  }

  #ahead(): number {
    const kept = Number(this.#state.read(ahead));
    return Math.abs(kept) < never ? kept : 0;
  }

  #tell(): void {
    this.#state.write("env.now", this.now());
  }
}
