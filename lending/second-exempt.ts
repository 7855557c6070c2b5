import { overdueDays } from "./overdue-fee.ts";

/** What the exemption looks at: the first period's due time and when it was settled (ms, null while it is not). */
export interface FirstPeriod {
  dueAt: number;
  settledAt: number | null;
}

/** True when the second period's fee is waived: the product says so and the first was settled on time, the whole due second counted in (F4, K4). */
export function isSecondExempt(productSaysSo: boolean, first: FirstPeriod): boolean {
  return productSaysSo && first.settledAt !== null && overdueDays(first.dueAt, first.settledAt) === 0;
}
