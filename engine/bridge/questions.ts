import type { BridgeAnswer } from "./bridge.ts";

/** Times in ms. */
export interface Timers {
  /** By a clock that never jumps. */
  now(): number;
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

interface Question {
  readonly capability: string;
  readonly asked: number;
  readonly timer: unknown;
  readonly settle: (answer: BridgeAnswer) => void;
}

/** Questions that wait for their answer. Each is settled once: answered, or given up when its time is over (R68). */
export class Questions {
  readonly #open = new Map<string, Question>();
  readonly #timers: Timers;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  open(id: string, capability: string, timeout: number): Promise<BridgeAnswer> {
    return new Promise((settle) => {
      const timer = this.#timers.set(() => this.settle(id, { ok: false, reason: "timeout" }), timeout);
      this.#open.set(id, { capability, asked: this.#timers.now(), timer, settle });
    });
  }

  /** Which capability an open question is about. */
  find(id: string): string | undefined {
    return this.#open.get(id)?.capability;
  }

  /** ms since an open question was asked. */
  waited(id: string): number {
    const now = this.#timers.now();
    return now - (this.#open.get(id)?.asked ?? now);
  }

  /** Answers an open question; any other id is nobody's. */
  settle(id: string, answer: BridgeAnswer): void {
    const question = this.#open.get(id);
    if (!question) return;
    this.#open.delete(id);
    this.#timers.clear(question.timer);
    question.settle(answer);
  }

  settleAll(answer: BridgeAnswer): void {
    for (const id of [...this.#open.keys()]) this.settle(id, answer);
  }
}
