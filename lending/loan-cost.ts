import { shareOf } from "./ppm.ts";

/** The share of a fee that is tax. Of this lender's own products: docs/product/domain.md. */
export const TAX_PPM = 75_000;

/** Charges are repaid at the end (post) or kept back when the loan is paid out (front). */
export type ChargeMode = "post" | "front";

/** What a product asks: rates in parts per million of the principal, of the charge, of the fee. */
export interface ChargeTerms {
  mode: ChargeMode;
  ratePpm: number;
  interestPpm: number;
  taxPpm: number;
}

/** All in kobo. `net` is what the borrower receives, `due` what he repays. */
export interface LoanCost {
  principal: number;
  interest: number;
  fee: number;
  tax: number;
  discount: number;
  net: number;
  due: number;
}

/** The cost of a loan of `principal` kobo; `discount` (kobo) takes from the fee, never below zero, and tax is on what is left of it. Golden values: docs/product/domain.md. */
export function loanCost(principal: number, terms: ChargeTerms, discount = 0): LoanCost {
  const charge = shareOf(principal, terms.ratePpm);
  const interest = shareOf(charge, terms.interestPpm);
  const fullFee = charge - interest;
  const taken = Math.min(discount, fullFee);
  const fee = fullFee - taken;
  const tax = shareOf(fee, terms.taxPpm);
  const charges = interest + fee + tax;
  return terms.mode === "post"
    ? { principal, interest, fee, tax, discount: taken, net: principal, due: principal + charges }
    : { principal, interest, fee, tax, discount: taken, net: principal - charges, due: principal };
}
