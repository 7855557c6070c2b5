import { valuesOf } from "../expression/operator/values-of.ts";
import type { TextStore } from "../state/kept.ts";

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
    const now = Date.now();
    const late = this.#all(name).filter(({ settled }) => Math.abs(now - settled) < waited);
    try {
      this.#store?.setItem(placeOf(name), JSON.stringify([...late, { key, intent, settled: now }]));
    } catch {
      // No other tab learns of it.
    }
  }

  /** Those of a name that were settled after a moment, ms by this device's clock. */
  since(name: string, moment: number): readonly Settled[] {
    return this.#all(name).filter(({ settled }) => settled > moment);
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

const placeOf = (name: string): string => `settled.${name}`;

/** What is not of this form comes from another hand (R59). */
const settledIn = ({ key, intent, settled }: Readonly<Record<string, unknown>>): Settled[] =>
  typeof key === "string" && typeof intent === "string" && typeof settled === "number"
    ? [{ key, intent, settled }]
    : [];
