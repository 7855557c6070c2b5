/* Generated from schemas/entities/withdrawal.schema.json by npm run generate. */

/**
 * A cash voucher paid out.
 */
export interface Withdrawal {
  amount: number;
  /**
   * When it was asked for, epoch milliseconds.
   */
  time: number;
  /**
   * Masked account or card.
   */
  cardNo: string;
  orderNo: string;
  /**
   * 0 pending, 1 success, 2 failure.
   */
  status: number;
  /**
   * When it was decided, epoch ms.
   */
  finishTime?: number;
  /**
   * While it is pending: when it is paid at the latest, over weekends and public holidays, epoch ms (K5).
   */
  paidBy?: number;
  bankShortName?: string;
  /**
   * Code of the failure.
   */
  failReason?: string;
  /**
   * The failure in words.
   */
  failText?: string;
}
