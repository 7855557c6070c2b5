import { PPM, shareOf } from "./ppm.ts";

/**
 * What a voucher gives: prize type 2 a discount (keeps `keepPpm` of the charge, of the kind `interest-discount` of the
 * interest), 4 the interest, else `value` kobo.
 */
export interface VoucherTerms {
  kind: string;
  prizeType: number;
  value: number;
  keepPpm: number;
  lowerLimit: number;
  upperLimit: number;
  maximum: number | null;
}

/** The charges that a voucher can lower, in kobo. */
export interface Charges {
  interest: number;
  fee: number;
}

/** True when the voucher is for a loan of this principal (kobo). */
export function voucherFits(terms: VoucherTerms, principal: number): boolean {
  return principal >= terms.lowerLimit && principal <= terms.upperLimit;
}

/** What the voucher takes off the fee, in kobo; never more than the fee or the voucher's maximum. */
export function voucherDiscount(terms: VoucherTerms, charges: Charges): number {
  const offered = offer(terms, charges);
  return Math.min(offered, charges.fee, terms.maximum ?? offered);
}

function offer(terms: VoucherTerms, { interest, fee }: Charges): number {
  if (terms.prizeType === 2)
    return shareOf(terms.kind === "interest-discount" ? interest : interest + fee, PPM - terms.keepPpm);
  return terms.prizeType === 4 ? interest : terms.value;
}
