/** One event as the engine knows it; the app turns it into a record of its contract. */
export interface TrackedEvent {
  readonly name: string;
  /** Route of the screen, without query. */
  readonly path: string;
  /** Epoch ms by the device. */
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface TrackerOptions {
  /** Sends a batch; never throws. `last` when the page is about to go. */
  readonly send: (events: readonly TrackedEvent[], last: boolean) => void;
  /** ms that events wait for company. */
  readonly wait: number;
  /** At most so many wait; the oldest go first. */
  readonly bound: number;
}

/** Collects events and sends them in batches, without ever holding up the page. */
export class Tracker {
  readonly #options: TrackerOptions;
  #waiting: TrackedEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TrackerOptions) {
    this.#options = options;
  }

  add(event: TrackedEvent): void {
    this.#waiting = [...this.#waiting, event].slice(-this.#options.bound);
    this.#timer ??= setTimeout(() => this.flush(false), this.#options.wait);
  }

  /** Sends what waits now. */
  flush(last: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const events = this.#waiting;
    this.#waiting = [];
    if (events.length > 0) this.#options.send(events, last);
  }
}
