import type { Change } from "./changes.ts";
import type { Spoken } from "./documents-in.ts";

/** A value of brands that is another one, in words, without whom that reaches and without its stop. */
interface WordedChange {
  readonly said: string;
  /** Where the value stands: `flags.voucher`. */
  readonly path: string;
}

/** Says of documents what a change of a brand's value is called by; how values are called is the studio's. */
export type Wording = (documents: readonly Spoken[]) => (change: Change) => readonly WordedChange[];
