/** Something that is kept: words, a count, a yes or no, a sum of money (kobo), a moment (epoch ms); null, nothing. */
export type Kept = string | number | boolean | null | { readonly kobo: number } | { readonly ms: number };

/** One thing that is kept of a borrower, by the names of what is known of it. */
export type KeptEntry = Readonly<Record<string, Kept>>;

/** All that is kept of one kind. */
export interface KeptSection {
  readonly section: string;
  readonly entries: readonly KeptEntry[];
}

/** A sum in kobo. */
export const money = (kobo: number): Kept => ({ kobo });
/** A moment in epoch ms; null, there was none. */
export const moment = (ms: number | null): Kept => (ms === null ? null : { ms });
