/** The least that may be paid, in kobo: the lender's minimum, or what is owed where that is less (V13). */
export function minimumRepayment(owed: number, least: number): number {
  return Math.min(least, owed);
}
