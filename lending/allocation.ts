/** What is still owed of one period, in kobo. */
export interface OwedParts {
  overdue: number;
  tax: number;
  fee: number;
  interest: number;
  principal: number;
}

/** What a payment paid, part by part, in kobo. */
export type PaidParts = OwedParts;

/** A payment laid over the periods of a loan; `credit` is what was too much. */
export interface Allocation {
  periods: PaidParts[];
  credit: number;
}

/** Overdue fee first, then tax and fee, interest, principal (V13). */
const ORDER = ["overdue", "tax", "fee", "interest", "principal"] as const;

/** Lays `amount` kobo over the periods, oldest first; deterministic, and nothing is lost: parts and credit sum to the amount. */
export function allocate(owed: readonly OwedParts[], amount: number): Allocation {
  let left = amount;
  const periods = owed.map((period) => {
    const paid: PaidParts = { overdue: 0, tax: 0, fee: 0, interest: 0, principal: 0 };
    for (const part of ORDER) {
      paid[part] = Math.min(left, period[part]);
      left -= paid[part];
    }
    return paid;
  });
  return { periods, credit: left };
}

/** All parts together, in kobo. */
export function totalOf(parts: OwedParts): number {
  return ORDER.reduce((sum, part) => sum + parts[part], 0);
}

/** The parts of several periods added up. */
export function sumParts(periods: readonly OwedParts[]): OwedParts {
  const sum: OwedParts = { overdue: 0, tax: 0, fee: 0, interest: 0, principal: 0 };
  for (const period of periods) for (const part of ORDER) sum[part] += period[part];
  return sum;
}
