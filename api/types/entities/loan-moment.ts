/* Generated from schemas/entities/loan-moment.schema.json by npm run generate. */

/**
 * Something that happened to a loan, or that comes next.
 */
export interface LoanMoment {
  /**
   * What it is.
   */
  kind: string;
  /**
   * When it was, or will be, epoch ms.
   */
  time: number;
  /**
   * What it was about.
   */
  amount?: number;
  /**
   * Of a payment.
   */
  receiptNo?: string;
  /**
   * Of a payment that came out of what the borrower had overpaid, and of its reversal; absent otherwise.
   */
  fromCredit?: boolean;
  /**
   * It has not happened yet.
   */
  ahead?: boolean;
}
