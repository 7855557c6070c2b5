/* Generated from schemas/entities/loan.schema.json by npm run generate. */

/**
 * A loan with all its figures.
 */
export interface Loan {
  loanGid: string;
  orderGid: string;
  /**
   * The number that people read.
   */
  loanNo: string;
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  loanStatus: number;
  /**
   * sloan, large or subloan.
   */
  productType: string;
  productName: string;
  /**
   * Principal.
   */
  loanAmount: number;
  /**
   * Days.
   */
  loanPeriod: number;
  interest: number;
  fee: number;
  /**
   * Tax on the fee.
   */
  gst: number;
  /**
   * Fixed fee; none so far.
   */
  managementFee: number;
  /**
   * Taken off the fee by a voucher.
   */
  voucherAmount: number;
  /**
   * What the borrower receives.
   */
  netAmount: number;
  /**
   * What is repaid in all, without overdue fee.
   */
  dueAmount: number;
  /**
   * When the last period is due; expected, before the loan is paid out, epoch ms.
   */
  dueTime: number;
  /**
   * When it was applied for, epoch ms.
   */
  applyTime: number;
  /**
   * When it was paid out, epoch ms.
   */
  loanTime?: number;
  /**
   * Days overdue.
   */
  exceedDays: number;
  /**
   * Of late fees, so far and unpaid.
   */
  overdueFee: number;
  /**
   * Waived so far.
   */
  reducedFee: number;
  repaidPrincipal: number;
  outstandingPrincipal: number;
  /**
   * What is owed now.
   */
  loanLeftAmount: number;
  /**
   * What is to be paid next: all that is late, else the payment that comes next.
   */
  currentDueAmount?: number;
  /**
   * When the oldest open period is due; absent where none is open, epoch ms.
   */
  currentDueTime?: number;
  installmentCount: number;
  /**
   * Due of the first period.
   */
  installmentAmount: number;
  /**
   * Fee of the first period.
   */
  installmentFee: number;
  /**
   * bank-problem, unactivated-card, network, insufficient-balance or overdue.
   */
  failReason?: string;
  /**
   * The reason in words.
   */
  failText?: string;
}
