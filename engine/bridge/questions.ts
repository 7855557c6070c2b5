import type { BridgeAnswer } from "./bridge.ts";

interface Question {
  readonly capability: string;
  /** ms, by a clock that never jumps. */
  readonly asked: number;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly settle: (answer: BridgeAnswer) => void;
}

/** Questions that wait for their answer. Each is settled once: answered, or given up when its time is over (R68). */
export class Questions {
  readonly #open = new Map<string, Question>();

  open(id: string, capability: string, timeout: number): Promise<BridgeAnswer> {
    return new Promise((settle) => {
      const timer = setTimeout(() => this.settle(id, { ok: false, reason: "timeout" }), timeout);
      this.#open.set(id, { capability, asked: performance.now(), timer, settle });
    });
  }

  /** Which capability an open question is about. */
  find(id: string): string | undefined {
    return this.#open.get(id)?.capability;
  }

  /** The open question that a text names somewhere; ids are such that nothing else names one. */
  named(text: string): string | undefined {
    return [...this.#open.keys()].find((id) => text.includes(JSON.stringify(id)));
  }

  /** ms since an open question was asked. */
  waited(id: string): number {
    const now = performance.now();
    return now - (this.#open.get(id)?.asked ?? now);
  }

  /** Answers an open question; any other id is nobody's. */
  settle(id: string, answer: BridgeAnswer): void {
    const question = this.#open.get(id);
    if (!question) return;
    this.#open.delete(id);
    clearTimeout(question.timer);
    question.settle(answer);
  }

  settleAll(answer: BridgeAnswer): void {
    for (const id of [...this.#open.keys()]) this.settle(id, answer);
  }
}
