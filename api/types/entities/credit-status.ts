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
  /**
   * How many pages of the credit information are filled in; 0 for a guest.
   */
  pagesDone?: number;
  /**
   * The first page of the credit information that is not filled in; absent, all are.
   */
  nextPage?: string;
  /**
   * Why nothing is lent to the borrower now; absent, nothing stands against it.
   */
  refusal?: {
    /**
     * information: credit information that code names must be mended; consent: he took back that the credit bureau is asked; application: the credit information was refused; risk, debts, history: the risk check, what is owed elsewhere, how earlier loans were repaid; app: lends in the app only; line: the credit line is below the smallest loan; quota, transactions: what is lent in a day is, or the borrower applied often enough today; limit: it is below what a loan asks for.
     */
    kind: string;
    /**
     * Which credit information is to be mended.
     */
    code?: string;
    /**
     * When it may be asked for again, epoch ms; absent, no date is set.
     */
    until?: number;
  };
}
