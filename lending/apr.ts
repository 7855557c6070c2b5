/** One repayment: kobo, and the time since the pay-out in years. */
export interface Repayment {
  amount: number;
  years: number;
}

/** Simple annual rate in percent, two decimals: cost / received × 365 / days. Kobo and days. */
export function simpleApr(net: number, due: number, days: number): number {
  return percent(((due - net) / net) * (365 / days));
}

/** Effective annual rate in percent, two decimals: the rate at which the repayments are worth what was received (EU consumer credit); 0 where they are worth less. */
export function effectiveApr(net: number, repayments: readonly Repayment[]): number {
  const worth = (rate: number) => repayments.reduce((sum, { amount, years }) => sum + amount / (1 + rate) ** years, 0);
  let low = 0;
  let high = 1e12;
  for (let step = 0; step < 120; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > net) low = middle;
    else high = middle;
  }
  return percent(low);
}

function percent(rate: number): number {
  return Math.round(rate * 10_000) / 100;
}
