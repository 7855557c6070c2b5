import { valuesOf } from "../expression/operator/values-of.ts";
import { keysOf, type TextStore } from "../state/kept.ts";
import { type Settled, SettledKeys } from "./settled-keys.ts";

const prefix = "app.once.";
/** ms: a month, within which whoever misses something has come back and looked; no longer than servers should be able to answer (docs/decisions/0007-once.md). */
const kept = 30 * 86_400_000;

/** A wish that was sent and of which nobody knows yet what became. */
export interface Unsettled {
  readonly key: string;
  /** Tells one body from another, without what is secret. */
  readonly intent: string;
  /** When it was sent, ms by this device's clock. */
  readonly at: number;
  /** The same by the server's clock, as far as it was known: how old it is. */
  readonly sent: number;
  /** Its sending ended without an answer that says: it is not on its way any more. */
  readonly over?: true;
}

/**
 * The keys that were sent and not settled (C5, R48): they outlive a reload and a log-out, and tabs share them. Each
 * belongs to the user who sent it; nothing of him is in the store but a fingerprint.
 */
export class OnceKeys {
  readonly #store: TextStore | undefined;
  readonly #owner: () => string;
  readonly #now: () => number;
  readonly #memory = new Map<string, readonly Unsettled[]>();
  readonly #settled: SettledKeys;

  /** `now`: the server's clock, as far as it is known. */
  constructor(store: TextStore | undefined, owner: () => string = () => "", now: () => number = () => Date.now()) {
    this.#store = store;
    this.#owner = owner;
    this.#now = now;
    this.#settled = new SettledKeys(store);
  }

  /** What this user sent of a call and does not know the outcome of. */
  of(call: string): readonly Unsettled[] {
    return this.#entries(this.nameOf(call)).filter(({ sent }) => Math.abs(this.#now() - sent) < kept);
  }

  /** What this user sent of a call in any tab, and what was answered after a moment, ms by this device's clock. */
  answeredSince(call: string, moment: number): readonly Settled[] {
    return this.#settled.since(this.nameOf(call), moment);
  }

  /** How long ago a wish was sent, ms by the server's clock; of one that is not known for ever. */
  ageOf(call: string, key: string): number {
    const wish = this.of(call).find((one) => one.key === key);
    return wish ? this.#now() - wish.sent : Number.POSITIVE_INFINITY;
  }

  /** What this user sent of any call and does not know the outcome of. */
  all(): readonly (Unsettled & { readonly call: string })[] {
    const own = `.${fingerprint(this.#owner())}`;
    const names = [...keysOf(this.#store), ...this.#memory.keys()].filter((name) => name.endsWith(own));
    const calls = new Set(names.map((name) => name.slice(prefix.length, -own.length)));
    return [...calls].flatMap((call) => this.of(call).map((wish) => ({ ...wish, call })));
  }

  /** Nothing of a wish is on its way any more. */
  over(call: string, key: string): void {
    const name = this.nameOf(call);
    this.#write(
      name,
      this.#entries(name).map((entry) => (entry.key === key ? { ...entry, over: true } : entry)),
    );
  }

  /** Notes that a wish is about to be sent. */
  add(call: string, wish: Omit<Unsettled, "at" | "sent">): void {
    this.#write(this.nameOf(call), [...this.of(call), { ...wish, at: Date.now(), sent: this.#now() }]);
  }

  /** It was answered: what became of it is known here, and to be asked for by a tab that waits with the same wish. */
  answered(call: string, key: string): void {
    const one = this.of(call).find((wish) => wish.key === key);
    if (one) this.#settled.note(this.nameOf(call), one);
    this.drop(call, key);
  }

  /**
   * Forgets what some users sent and were answered, as they leave (R54), and of anybody what no tab waits for any more.
   * What is not settled stays.
   */
  forgetSettled(owners: readonly string[]): void {
    this.#settled.forget(owners.map((owner) => `.${fingerprint(owner)}`));
  }

  /** What became of it is known. */
  drop(call: string, key: string): void {
    const name = this.nameOf(call);
    this.#write(
      name,
      this.#entries(name).filter((entry) => entry.key !== key),
    );
  }

  /** Under which what this user sent of a call is kept, in all tabs. */
  nameOf(call: string): string {
    return `${prefix}${call}.${fingerprint(this.#owner())}`;
  }

  /** Of the store and of memory together: a store that is full or blocked holds less. */
  #entries(name: string): readonly Unsettled[] {
    let stored: readonly Unsettled[] | undefined;
    try {
      const text = this.#store?.getItem(name);
      stored = text ? entriesIn(text) : this.#store && [];
    } catch {
      // Blocked: memory has what this page sent.
    }
    return stored && !this.#unstored.has(name) ? stored : (this.#memory.get(name) ?? []);
  }

  readonly #unstored = new Set<string>();

  #write(name: string, entries: readonly Unsettled[]): void {
    this.#memory.set(name, entries);
    try {
      if (entries.length > 0) this.#store?.setItem(name, JSON.stringify(entries));
      else this.#store?.removeItem(name);
      this.#unstored.delete(name);
    } catch {
      // Memory has it; a reload then makes a new intent, which the server's own checks still guard.
      this.#unstored.add(name);
    }
  }
}

/** What is not of this form comes from an older app or another hand (R59). */
function entriesIn(text: string): readonly Unsettled[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    // None of ours.
  }
  return Array.isArray(given) ? given.flatMap((one) => entryOf(valuesOf(one))) : [];
}

const entryOf = ({ key, intent, at, sent = at, over }: Readonly<Record<string, unknown>>): Unsettled[] =>
  typeof key === "string" && typeof intent === "string" && typeof at === "number" && typeof sent === "number"
    ? [{ key, intent, at, sent, ...(over === true && { over }) }]
    : [];

/** A short fingerprint of a body or a user; not secret, and never taken over secret fields. */
export function fingerprint(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
