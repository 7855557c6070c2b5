/* Generated from schemas/entities/statement-line.schema.json by npm run generate. */

/**
 * What made a debt more or less.
 */
export interface StatementLine {
  /**
   * What it is.
   */
  kind: string;
  /**
   * When, epoch ms.
   */
  time: number;
  /**
   * By how much; below zero where less is owed.
   */
  change: number;
  /**
   * Owed after it.
   */
  balance: number;
  /**
   * Of which loan.
   */
  loanNo: string;
  /**
   * Of a payment.
   */
  receiptNo?: string;
  /**
   * Of a payment that came out of what the borrower had overpaid, and of its reversal; absent otherwise.
   */
  fromCredit?: boolean;
}
