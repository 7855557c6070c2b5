import type { LoanStatus } from "../../database/tables/loan.ts";

/** The numbers of loanStatus on the wire; what they are called is the app's affair. */
export const LOAN_STATUS = {
  review: 10,
  approved: 20,
  disbursing: 30,
  active: 40,
  overdue: 50,
  settled: 60,
  failed: 71,
  "disburse-failed": 72,
} as const;

/** The numbers of repayStatus and payStatus. */
export const REPAY_STATUS = { none: 0, process: 1, success: 2, failed: 3 } as const;

/** The number of a loan's status; `late` when a period is overdue. */
export function loanStatusCode(status: LoanStatus, late: boolean): number {
  return status === "active" && late ? LOAN_STATUS.overdue : LOAN_STATUS[status];
}

/** The {status} of the result screen: 0 under review, 1 refused, 2 success, 3 disbursing. */
export function lendResultCode(status: LoanStatus): number {
  if (status === "review") return 0;
  if (status === "failed" || status === "disburse-failed") return 1;
  return status === "approved" || status === "disbursing" ? 3 : 2;
}
