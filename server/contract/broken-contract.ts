/** An answer of ours that its call document does not know: a fault, which rolls back what led to it. */
export class BrokenContract extends Error {
  /** Where and what, without a value. */
  readonly breaches: readonly string[];

  constructor(call: string, breaches: readonly string[]) {
    super(`the answer of ${call} breaks the contract: ${breaches.join("; ")}`);
    this.name = "BrokenContract";
    this.breaches = breaches;
  }
}
