/* Generated from schemas/entities/key-facts.schema.json by npm run generate. */

/**
 * What a borrower must know before the contract.
 */
export interface KeyFacts {
  loanAmount: number;
  netAmount: number;
  interest: number;
  fee: number;
  tax: number;
  voucherAmount: number;
  totalCharge: number;
  dueAmount: number;
  /**
   * Days.
   */
  loanPeriod: number;
  /**
   * When the last period is due, epoch ms.
   */
  dueTime: number;
  /**
   * Simple annual rate, percent.
   */
  apr: number;
  /**
   * Effective annual rate, percent.
   */
  effectiveApr: number;
  overdueDailyRate: number;
  overdueCap: string;
  /**
   * Of the late-fee example.
   */
  lateDays: number;
  /**
   * Of the late-fee example.
   */
  lateFee: number;
  /**
   * The cap.
   */
  lateFeeMost: number;
  installments: {
    periodNo: number;
    /**
     * When it is due, epoch ms.
     */
    dueTime: number;
    amount: number;
  }[];
}
