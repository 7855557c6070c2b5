/* Generated from schemas/entities/credit-status.schema.json by npm run generate. */

/**
 * Where the credit application stands, and the lender's clock.
 */
export interface CreditStatus {
  /**
   * 0 not submitted, 1 under review, 2 approved, 3 refused.
   */
  auditState: number;
  /**
   * 0 credit missing, 1 may borrow, 2 has a loan, 3 overdue.
   */
  bizStatus: number;
  /**
   * The lender's clock, epoch milliseconds.
   */
  currentTime: number;
  /**
   * 0 guest, 1 new, 2 returning.
   */
  userType: number;
}
