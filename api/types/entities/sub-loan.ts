/* Generated from schemas/entities/sub-loan.schema.json by npm run generate. */

/**
 * One period of a loan.
 */
export interface SubLoan {
  /**
   * Counts from 1.
   */
  periodNo: number;
  /**
   * When it is due, epoch ms.
   */
  dueTime: number;
  exceedDays: number;
  /**
   * What it costs in all, without overdue fee.
   */
  dueAmount: number;
  /**
   * What is owed of it now.
   */
  leftAmount: number;
  /**
   * What of leftAmount is principal.
   */
  leftPrincipal?: number;
  /**
   * What of leftAmount is interest, fee, tax and overdue fee.
   */
  leftCharges?: number;
  /**
   * Of late fees, so far and unpaid.
   */
  overdueFee: number;
  tax: number;
  fee: number;
  interest: number;
  principal: number;
  /**
   * Fee and tax that were waived.
   */
  reducedFee: number;
  paidAmount: number;
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  status: number;
  /**
   * When it was settled, epoch ms.
   */
  settledTime?: number;
}
