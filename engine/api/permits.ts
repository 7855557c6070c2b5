import type { PublishedCall } from "../document/published.ts";
import { allowedBy } from "./allowed-by.ts";

/** The row that a decision took last, for whom and when. */
interface Taken {
  readonly row: string;
  readonly identity: string;
  readonly at: number;
}

/**
 * What decisions allow: a call that names one is made only while the row that it took last is one that the call names,
 * for the same user, with a body that fits. Kept in this page's memory alone: whoever arrives anew is decided on anew.
 */
export class Permits {
  readonly #identity: () => string;
  readonly #clock: () => number;
  readonly #taken = new Map<string, Taken>();

  constructor(identity: () => string, clock = () => performance.now()) {
    this.#identity = identity;
    this.#clock = clock;
  }

  /** A decision took a row. */
  took(decision: string, row: string): void {
    this.#taken.set(decision, { row, identity: this.#identity(), at: this.#clock() });
  }

  /** Whether a call may be made with this body. */
  allow({ after }: PublishedCall, body: Readonly<Record<string, unknown>>): boolean {
    if (!after) return true;
    const taken = this.#taken.get(after.decision);
    if (!taken || taken.identity !== this.#identity() || this.#clock() - taken.at > after.for) return false;
    return allowedBy(after, taken.row, body);
  }

  /**
   * After a call was sent: what it drops allows nothing any more; its own permission ends only when it was carried out,
   * so that who is told "wrong PIN" tries again.
   */
  sent({ after, drops }: PublishedCall, carriedOut: boolean): void {
    for (const decision of drops?.decisions ?? []) if (decision !== after?.decision) this.#taken.delete(decision);
    if (after && carriedOut) this.#taken.delete(after.decision);
  }
}
