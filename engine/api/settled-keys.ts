import { valuesOf } from "../expression/operator/values-of.ts";
import { keysOf, type TextStore } from "../state/kept.ts";

/** ms: no longer does a tab wait until another has sent. */
const waited = 300_000;

/** A wish that was sent, and is settled. */
export interface Settled {
  readonly key: string;
  readonly intent: string;
  /** When its outcome was known, ms by this device's clock. */
  readonly settled: number;
}

/**
 * Wishes that were settled a moment ago, in any tab (R48): for a tab that waits until another has sent the very same one.
 * Apart from those that are not settled, of which an older app asks whatever it finds. A store that takes nothing
 * leaves each tab to itself.
 */
export class SettledKeys {
  readonly #store: TextStore | undefined;

  constructor(store: TextStore | undefined) {
    this.#store = store;
  }

  /** Notes under a name that a wish is settled now. */
  note(name: string, { key, intent }: Pick<Settled, "key" | "intent">): void {
    const awaited = this.#all(name).filter(isAwaited);
    try {
      this.#store?.setItem(placeOf(name), JSON.stringify([...awaited, { key, intent, settled: Date.now() }]));
    } catch {
      // No other tab learns of it.
    }
  }

  /** Those of a name that were settled after a moment, ms by this device's clock. */
  since(name: string, moment: number): readonly Settled[] {
    return this.#all(name).filter(({ settled }) => settled > moment);
  }

  /** Forgets those whose name ends so, and all that no tab waits for any more. */
  forget(endings: readonly string[]): void {
    for (const place of keysOf(this.#store).filter((key) => key.startsWith(placeOf("app.")))) {
      const own = endings.some((ending) => place.endsWith(ending));
      try {
        if (own || !this.#all(place.slice(prefix.length)).some(isAwaited)) this.#store?.removeItem(place);
      } catch {
        // Nothing can be read from such a store either.
      }
    }
  }

  #all(name: string): readonly Settled[] {
    try {
      const found: unknown = JSON.parse(this.#store?.getItem(placeOf(name)) ?? "[]");
      return Array.isArray(found) ? found.flatMap((one) => settledIn(valuesOf(one))) : [];
    } catch {
      return [];
    }
  }
}

const prefix = "settled.";
const placeOf = (name: string): string => `${prefix}${name}`;

/** Whether a tab may still wait for it. */
const isAwaited = ({ settled }: Settled): boolean => Math.abs(Date.now() - settled) < waited;

/** What is not of this form comes from another hand (R59). */
const settledIn = ({ key, intent, settled }: Readonly<Record<string, unknown>>): Settled[] =>
  typeof key === "string" && typeof intent === "string" && typeof settled === "number"
    ? [{ key, intent, settled }]
    : [];
