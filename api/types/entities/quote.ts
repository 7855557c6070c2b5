/* Generated from schemas/entities/quote.schema.json by npm run generate. */

/**
 * What a choice of periods costs at this moment, or what an amount pays of what is owed, and what is owed afterwards.
 */
export interface Quote {
  loanGid: string;
  /**
   * Open periods that are paid, oldest first.
   */
  periods: number;
  /**
   * Open periods in all.
   */
  openPeriods: number;
  /**
   * What the chosen periods cost now, or the amount that was asked about.
   */
  payAmount: number;
  /**
   * What is owed now, all periods.
   */
  owedTotal: number;
  /**
   * The least that may be paid.
   */
  minimumAmount: number;
  overdueFee: number;
  tax: number;
  fee: number;
  interest: number;
  principal: number;
  /**
   * What is owed once payAmount has arrived, with the charges of another period where it confirms a renewal.
   */
  leftAfter?: number;
  /**
   * The new due time, epoch ms, of a loan whose renewal payAmount confirms.
   */
  renewedDueTime?: number;
  /**
   * When it was computed, epoch ms.
   */
  quotedAt: number;
}
