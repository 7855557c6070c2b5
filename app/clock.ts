import type { AppState } from "../engine/index.ts";

const tick = 15_000;

/**
 * Keeps `env.now` by the lender's clock: each answer says what time it is there, and between answers a monotonic
 * clock runs on, so that a device whose clock is wrong or jumps changes no due date (R61, R62).
 */
export class LenderClock {
  readonly #state: AppState;
  #base = Date.now();
  #at = performance.now();

  constructor(state: AppState) {
    this.#state = state;
    this.#tell();
    setInterval(() => this.#tell(), tick);
  }

  /** Epoch ms by the lender. */
  now(): number {
    return Math.round(this.#base + performance.now() - this.#at);
  }

  /** Takes the time from an answer's `date` header; nothing else in an answer is trusted to be recent. */
  heard(date: string | null): void {
    const heard = date === null ? Number.NaN : Date.parse(date);
    if (Number.isNaN(heard)) return;
    this.#base = heard;
    this.#at = performance.now();
    this.#tell();
  }

  #tell(): void {
    this.#state.write("env.now", this.now());
  }
}
