/* Generated from schemas/entities/voucher.schema.json by npm run generate. */

/**
 * A coupon of the borrower. voucherValue is naira, or for prizeType 2 the share that remains to pay (0.9 is 10 % off).
 */
export interface Voucher {
  id: number;
  gid: string;
  voucherValue: number;
  /**
   * 1 installment coupon, 4 general coupon.
   */
  voucherTransType: number;
  /**
   * 2 discount, 4 interest-free, else cash.
   */
  prizeType: number;
  kind:
    "cash" | "discount" | "interest-discount" | "interest-free" | "installment" | "universal" | "invitation-exclusive";
  state: "available" | "used" | "expired";
  /**
   * Smallest loan.
   */
  conditionLowerLimit: number;
  /**
   * Largest loan.
   */
  conditionUpperLimit: number;
  /**
   * Until when, epoch ms.
   */
  expireTime: number;
  /**
   * Largest discount.
   */
  maximumLimitNum?: number;
}
