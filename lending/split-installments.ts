/** The parts of one period, in kobo. */
export interface PeriodParts {
  principal: number;
  interest: number;
  fee: number;
  tax: number;
}

/**
 * Splits a loan's parts over `count` periods: each period's total is floored to the kobo and the last takes the rest.
 * Within a period the charges are floored and principal fills up, so that the parts sum to the total.
 */
export function splitInstallments(whole: PeriodParts, count: number): PeriodParts[] {
  const each = (amount: number) => Math.floor(amount / count);
  const interest = each(whole.interest);
  const fee = each(whole.fee);
  const tax = each(whole.tax);
  const total = each(whole.principal + whole.interest + whole.fee + whole.tax);
  const regular: PeriodParts = { principal: total - interest - fee - tax, interest, fee, tax };
  const before = count - 1;
  const last: PeriodParts = {
    principal: whole.principal - before * regular.principal,
    interest: whole.interest - before * interest,
    fee: whole.fee - before * fee,
    tax: whole.tax - before * tax,
  };
  return [...Array.from({ length: before }, () => ({ ...regular })), last];
}
