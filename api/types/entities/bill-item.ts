/* Generated from schemas/entities/bill-item.schema.json by npm run generate. */

/**
 * One loan that is to be repaid, as a list shows it.
 */
export interface BillItem {
  /**
   * When it was applied for, epoch ms.
   */
  applyTime: number;
  /**
   * 1: it may be renewed.
   */
  canRenew: number;
  /**
   * When the oldest open period is due, epoch ms.
   */
  dueTime: number;
  /**
   * Days overdue.
   */
  exceedDays: number;
  loanGid: string;
  orderGid: string;
  loanNo: string;
  loanAmount: number;
  /**
   * What is owed now, all periods.
   */
  loanLeftAmount: number;
  /**
   * What is to be paid next: all that is late, else the payment that comes next.
   */
  currentDueAmount: number;
  /**
   * Repaid so far, all periods.
   */
  repaymentAmount?: number;
  /**
   * Of payments that are still being checked; not repaid yet, and part of what is owed.
   */
  payingAmount?: number;
  /**
   * What of the latest payment had arrived and was taken back by the bank; absent where nothing was. It is owed again.
   */
  takenBackAmount?: number;
  /**
   * Of late fees, so far and unpaid.
   */
  overdueFee: number;
  /**
   * 1: the late fee has come to its cap and grows no more.
   */
  overdueCapped?: number;
  /**
   * post or front: when the charges are paid.
   */
  loanType: string;
  /**
   * sloan, large or subloan.
   */
  productType: string;
  /**
   * 0 none, 1 in process, 2 succeeded, 3 failed.
   */
  refundingStatus: number;
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  status: number;
  /**
   * Periods.
   */
  subLoanCount: number;
  /**
   * Periods that are open.
   */
  unpaidSubLoanCount: number;
  /**
   * 0: none asked for.
   */
  uploadCertificateState: number;
  /**
   * When the applied renewal lapses, or lapsed, epoch ms.
   */
  renewExpiredTime?: number;
  /**
   * Lagos days until due; when overdue, the days of that below 0, as exceedDays counts them.
   */
  daysLeft: number;
  /**
   * 0 none, 1 applied, 2 confirmed, 3 lapsed, 4 cancelled.
   */
  renewStatus?: number;
  /**
   * What confirms a renewal now.
   */
  renewAmount?: number;
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
