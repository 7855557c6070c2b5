/* Generated from voucher-card.schema.json by npm run generate. */

/**
 * A coupon: what it is worth, on what, until when.
 */
export interface VoucherCardProps {
  /**
   * Where it applies, for example 'Installment coupon'.
   */
  typeLabel: string;
  /**
   * What it is worth: an amount, a percentage or 'Interest-free'.
   */
  valueText: string;
  /**
   * Kind in words, for example 'Discount coupon'.
   */
  kind?: string;
  /**
   * Loan amounts it may be used on.
   */
  range?: string;
  /**
   * Last moment it can be used, epoch ms
   */
  expires?: number;
  /**
   * The most it takes off, in kobo
   */
  maxDiscount?: number;
  /**
   * available (default), used or expired: the last two are quiet and cannot be used.
   */
  state?: "available" | "used" | "expired";
  /**
   * Words of the use button; absent, none.
   */
  actionLabel?: string;
  /**
   * Bound value that stands for this voucher: the card then is a radio.
   */
  choice?: string;
  /**
   * It cannot be chosen for this loan.
   */
  disabled?: boolean;
  /**
   * Why it cannot be chosen.
   */
  reason?: string;
}
