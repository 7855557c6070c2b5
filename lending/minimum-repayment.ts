const MINIMUM = 10_000;

/** The least that may be paid, in kobo: ₦100, or what is owed where that is less (V13). */
export function minimumRepayment(owed: number): number {
  return Math.min(MINIMUM, owed);
}
