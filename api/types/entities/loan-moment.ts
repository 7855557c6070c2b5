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
   * It has not happened yet.
   */
  ahead?: boolean;
}
