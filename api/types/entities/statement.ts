/* Generated from schemas/entities/statement.schema.json by npm run generate. */

import type { StatementLine } from "./statement-line.ts";

/**
 * What was owed at first, what changed it, and what was owed at the end: opening and paidOut, charges, overdueFee, repaid and waived, below zero where they make it less, come to closing.
 */
export interface Statement {
  /**
   * Who borrowed, as the lender knows him.
   */
  borrowerName?: string;
  /**
   * Of a statement of one loan: which.
   */
  loanGid?: string;
  /**
   * Of that loan.
   */
  loanNo?: string;
  /**
   * Since when, epoch ms.
   */
  fromTime: number;
  /**
   * Until when, epoch ms; now where it has not ended.
   */
  toTime: number;
  /**
   * Owed at first.
   */
  opening: number;
  /**
   * Lent.
   */
  paidOut: number;
  /**
   * Interest, service fees and VAT.
   */
  charges: number;
  /**
   * Late fees, less what was taken off of them.
   */
  overdueFee: number;
  /**
   * Payments, less what the bank took back; below zero.
   */
  repaid: number;
  /**
   * Charges that were taken off, less what is owed again; below zero.
   */
  waived: number;
  /**
   * Owed at the end.
   */
  closing: number;
  /**
   * What changed what is owed, oldest first.
   */
  lines: StatementLine[];
  /**
   * Those that have a statement, newest first.
   */
  loans: {
    loanGid: string;
    loanNo: string;
  }[];
  /**
   * Those that can be asked for, newest first.
   */
  months: {
    /**
     * Its name, as it is asked for: 2026-11.
     */
    month: string;
    /**
     * Its first moment, epoch ms.
     */
    fromTime: number;
  }[];
}
