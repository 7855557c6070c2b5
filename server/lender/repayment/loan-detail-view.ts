import { figures } from "../../contract/brands.ts";
import { minimumRepayment } from "../../../lending/minimum-repayment.ts";
import { currentDue } from "./home-bills.ts";
import { dueNext, isCapped, type LoanState, nextLateFee, paidOf, type PeriodState } from "../loan/period-state.ts";
import { type Refunding, takenBackOf } from "./refunding-status.ts";
import type { renewalInDetail } from "./renewal-view.ts";
import { LOAN_STATUS, loanStatusCode } from "../loan/status-code.ts";

/** E4: a loan with its periods; kobo and ms. */
export function loanDetailView(
  state: LoanState,
  refunding: Refunding,
  account: { bankShortName: string; accountNo: string },
  renewal: ReturnType<typeof renewalInDetail>,
) {
  const { loan, periods, left, days } = state;
  const sum = (pick: (period: PeriodState) => number) => periods.reduce((all, period) => all + pick(period), 0);
  return {
    loanGid: loan.id,
    orderGid: loan.orderGid,
    loanNo: loan.loanNo,
    productType: loan.productType,
    fee: loan.fee,
    interest: loan.interest,
    tax: loan.tax,
    loanAmount: loan.principal,
    loanLeftAmount: left,
    currentDueAmount: dueNext(state),
    loanPeriod: loan.periodDays * loan.installmentCount,
    loanStatus: loanStatusCode(loan.status, days > 0),
    loanTime: loan.disbursedAt ?? undefined,
    applyTime: loan.appliedAt,
    netAmount: loan.net,
    overdueFee: sum(({ owed }) => owed.overdue),
    overdueCharged: sum(({ overdue }) => overdue),
    overdueCapped: isCapped(state) ? 1 : 0,
    repayStatus: refunding.status,
    repaymentAmount: sum(paidOf),
    payingAmount: refunding.paying,
    ...takenBackOf(refunding),
    nextLateFeeTime: nextLateFee(state),
    dueAmount: loan.dueTotal,
    voucherAmount: loan.voucherAmount,
    reducedFee: sum(({ reduced }) => reduced),
    outstandingPrincipal: sum(({ owed }) => owed.principal),
    dueTime: currentDue(state),
    exceedDays: days,
    ...renewal,
    minimumRepayment: minimumRepayment(left, figures().minimumRepayment),
    ...account,
    installmentCount: loan.installmentCount,
    subLoans: periods.map(subLoanView),
  };
}

function subLoanView(period: PeriodState) {
  const { row, days, reduced, owed, left } = period;
  return {
    periodNo: row.number,
    dueTime: row.dueAt,
    exceedDays: days,
    dueAmount: row.principal + row.interest + row.fee + row.tax,
    leftAmount: left,
    leftPrincipal: owed.principal,
    leftCharges: left - owed.principal,
    overdueFee: owed.overdue,
    tax: row.tax,
    fee: row.fee,
    interest: row.interest,
    principal: row.principal,
    reducedFee: reduced,
    paidAmount: paidOf(period),
    status: row.settledAt === null ? loanStatusCode("active", days > 0) : LOAN_STATUS.settled,
    settledTime: row.settledAt ?? undefined,
  };
}
