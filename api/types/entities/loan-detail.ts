/* Generated from schemas/entities/loan-detail.schema.json by npm run generate. */

import type { SubLoan } from "./sub-loan.ts";

/**
 * One loan with its periods.
 */
export interface LoanDetail {
  loanGid: string;
  orderGid: string;
  loanNo: string;
  /**
   * sloan, large or subloan.
   */
  productType: string;
  fee: number;
  interest: number;
  tax: number;
  loanAmount: number;
  /**
   * What is owed now.
   */
  loanLeftAmount: number;
  /**
   * What is to be paid next: all that is late, else the payment that comes next.
   */
  currentDueAmount: number;
  /**
   * Days.
   */
  loanPeriod: number;
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  loanStatus: number;
  /**
   * When it was paid out, epoch ms.
   */
  loanTime?: number;
  /**
   * When it was applied for, epoch ms.
   */
  applyTime: number;
  netAmount: number;
  /**
   * Of late fees, so far and unpaid, as of a bill.
   */
  overdueFee: number;
  /**
   * All late fees so far, paid or not; what was taken off is in them no more. Their cap is about this.
   */
  overdueCharged?: number;
  /**
   * When the late fee begins or grows next, epoch ms: what is owed holds until then. Absent where none does.
   */
  nextLateFeeTime?: number;
  /**
   * 1: the late fee has come to its cap and grows no more.
   */
  overdueCapped?: number;
  /**
   * 0 none, 1 in process, 2 succeeded, 3 failed.
   */
  repayStatus: number;
  /**
   * Repaid so far.
   */
  repaymentAmount: number;
  /**
   * Of payments that are still being checked; not repaid yet, and part of what is owed.
   */
  payingAmount?: number;
  /**
   * What of the latest payment had arrived and was taken back by the bank; absent where nothing was. It is owed again.
   */
  takenBackAmount?: number;
  /**
   * What is repaid in all, without overdue fee.
   */
  dueAmount: number;
  voucherAmount: number;
  reducedFee: number;
  outstandingPrincipal: number;
  /**
   * When the oldest open period is due; of a settled loan, the last, epoch ms.
   */
  dueTime: number;
  exceedDays: number;
  canRenew: number;
  /**
   * When the applied renewal lapses, or lapsed, epoch ms.
   */
  renewExpiredTime?: number;
  /**
   * The least that may be paid now.
   */
  minimumRepayment: number;
  bankShortName: string;
  /**
   * Masked.
   */
  accountNo: string;
  installmentCount: number;
  subLoans: SubLoan[];
  /**
   * 0 none, 1 applied, 2 confirmed, 3 lapsed, 4 cancelled.
   */
  renewStatus?: number;
  /**
   * What confirms a renewal now.
   */
  renewAmount?: number;
  /**
   * By how many days a renewal paid now is later than the due day; where that is past, later than today.
   */
  renewDays?: number;
  /**
   * When the loan will be due once the renewal is paid now, epoch ms.
   */
  renewDueTime?: number;
  /**
   * What will be due then: the principal and new charges.
   */
  renewNextAmount?: number;
  /**
   * 1: an extension is offered.
   */
  canExtend?: number;
  /**
   * 0 none, 1 offered, 2 confirmed, 3 lapsed, 4 cancelled.
   */
  extendStatus?: number;
  /**
   * Until when the offered extension must be confirmed, epoch ms.
   */
  extendExpiredTime?: number;
  /**
   * The unpaid overdue fee of the loan, before the offered extension reduces it.
   */
  extendOverdueFee?: number;
  /**
   * By how much the offered extension reduces the overdue fee.
   */
  extendReducedFee?: number;
  /**
   * When the loan will be due once the extension is confirmed now, epoch ms.
   */
  extendDueTime?: number;
}
