/** One event as the engine knows it; the app turns it into a record of its contract. */
export interface TrackedEvent {
  readonly name: string;
  /** Route of the screen, without query. */
  readonly path: string;
  /** Epoch ms by the device. */
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface TrackerOptions<R> {
  /** Sends a batch; gives whether it need not be sent again. Never rejects. */
  readonly send: (batch: readonly R[]) => Promise<boolean>;
  /** Hands a batch to the browser as the page goes; false when that refuses it. */
  readonly beacon: (batch: readonly R[]) => boolean;
  /** Holds what could not be sent, over a reload. */
  readonly kept: { read(): readonly R[]; write(records: readonly R[]): void };
  /** ms that records wait for company; after a failure twice as long, and so on. */
  readonly wait: number;
  /** ms that a next try is put off at most. */
  readonly longest: number;
  /** At most so many wait; the oldest go first. */
  readonly bound: number;
  /** At most so many travel together. */
  readonly most: number;
}

/** Collects records and sends them in batches, over a short time without a line too, and never holds up the page (C16). */
export class Tracker<R> {
  readonly #options: TrackerOptions<R>;
  #waiting: readonly R[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  #pause: number;

  constructor(options: TrackerOptions<R>) {
    this.#options = options;
    this.#pause = options.wait;
    this.#waiting = options.kept.read().slice(-options.bound);
    if (this.#waiting.length > 0) this.#later();
  }

  add(record: R): void {
    this.#waiting = [...this.#waiting, record].slice(-this.#options.bound);
    this.#later();
  }

  /** The line is back: sends now what waits. */
  retry(): void {
    this.#pause = this.#options.wait;
    void this.#send();
  }

  /** The page is about to go: hands everything to the browser, and keeps what that refuses. */
  leave(): void {
    const { beacon, kept, most } = this.#options;
    while (this.#waiting.length > 0 && beacon(this.#waiting.slice(0, most))) this.#waiting = this.#waiting.slice(most);
    kept.write(this.#waiting);
  }

  #later(): void {
    if (!this.#sending) this.#timer ??= setTimeout(() => void this.#send(), this.#pause);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#sending || this.#waiting.length === 0) return;
    const { send, kept, wait, longest, bound, most } = this.#options;
    const batch = this.#waiting.slice(0, most);
    this.#waiting = this.#waiting.slice(most);
    this.#sending = true;
    const arrived = await send(batch);
    this.#sending = false;
    this.#pause = arrived ? wait : Math.min(this.#pause * 2, longest);
    if (!arrived) this.#waiting = [...batch, ...this.#waiting].slice(-bound);
    if (this.#waiting.length > 0) this.#later();
    else kept.write([]);
  }
}
