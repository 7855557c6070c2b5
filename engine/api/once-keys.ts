import { newId } from "../state/new-id.ts";
import type { TextStore } from "../state/kept.ts";

const prefix = "app.once.";

/** A short fingerprint of an intent; not secret, and never taken over secret fields. */
function fingerprint(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

/**
 * One idempotency key per intent (C5, R48): the same call with the same body keeps its key over a retry, a reload and
 * a second tab until it is answered; a changed body gets a new one. The store is shared by tabs.
 */
export class OnceKeys {
  readonly #store: TextStore | undefined;
  readonly #memory = new Map<string, string>();

  constructor(store: TextStore | undefined) {
    this.#store = store;
  }

  /** The key of an intent. `body` without secret fields. */
  keyFor(call: string, body: Readonly<Record<string, unknown>>): { key: string; answered: () => void } {
    const name = `${prefix}${call}.${fingerprint(JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))))}`;
    const key = this.#read(name) ?? newId();
    this.#keep(name, key);
    return { key, answered: () => this.#drop(name) };
  }

  #read(name: string): string | undefined {
    try {
      return this.#store?.getItem(name) ?? this.#memory.get(name);
    } catch {
      return this.#memory.get(name);
    }
  }

  #keep(name: string, key: string): void {
    this.#memory.set(name, key);
    try {
      this.#store?.setItem(name, key);
    } catch {
      // Memory has it; a reload then makes a new intent, which the server's own checks still guard.
    }
  }

  #drop(name: string): void {
    this.#memory.delete(name);
    try {
      this.#store?.removeItem(name);
    } catch {
      // Nothing to drop.
    }
  }
}
