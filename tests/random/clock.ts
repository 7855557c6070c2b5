import { vi } from "vitest";

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** The time of a run: it stands still until it is told to pass, for the pages and for the lender. */
export class Clock {
  #timers = new Map<number, Timer>();
  #ids = 0;
  #restore: (() => void) | undefined;

  /** From now on time passes only when told. */
  stop(): void {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { setTimeout, clearTimeout } = globalThis;
    const set = (run: (...given: never[]) => void, ms = 0, ...given: never[]) => {
      this.#timers.set(++this.#ids, { at: Date.now() + ms, run: () => run(...given) });
      return this.#ids;
    };
    Object.assign(globalThis, { setTimeout: set, clearTimeout: (id: number) => void this.#timers.delete(id) });
    this.#restore = () => {
      Object.assign(globalThis, { setTimeout, clearTimeout });
      vi.useRealTimers();
    };
  }

  /** Lets time run by itself again. */
  go(): void {
    this.#restore?.();
  }

  /** Begins anew at a moment (epoch ms); what still waited is forgotten. */
  set(now: number): void {
    this.#timers.clear();
    vi.setSystemTime(now);
  }

  /** Lets this many ms pass; `quiet` waits until what a timer set off has come to its end. */
  async pass(ms: number, quiet: () => Promise<void>): Promise<void> {
    const end = Date.now() + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      const [id, { at, run }] = next;
      this.#timers.delete(id);
      vi.setSystemTime(Math.max(at, Date.now()));
      run();
      await quiet();
    }
    vi.setSystemTime(end);
    await quiet();
  }

  #next(end: number): [number, Timer] | undefined {
    let first: [number, Timer] | undefined;
    for (const entry of this.#timers) if (entry[1].at <= end && (!first || entry[1].at < first[1].at)) first = entry;
    return first;
  }
}
