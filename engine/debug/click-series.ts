/** Counts presses that follow each other quickly; a longer gap begins anew (D6). */
export class ClickSeries {
  readonly #wanted: number;
  readonly #gap: number;
  #count = 0;
  #last = Number.NEGATIVE_INFINITY;

  /** @param gap ms from one press to the next at most. */
  constructor(wanted: number, gap: number) {
    this.#wanted = wanted;
    this.#gap = gap;
  }

  /** A press at a time in ms of a monotonic clock; gives whether it completes the series. */
  press(at: number): boolean {
    this.#count = at - this.#last <= this.#gap ? this.#count + 1 : 1;
    this.#last = at;
    if (this.#count < this.#wanted) return false;
    this.reset();
    return true;
  }

  reset(): void {
    this.#count = 0;
    this.#last = Number.NEGATIVE_INFINITY;
  }
}
