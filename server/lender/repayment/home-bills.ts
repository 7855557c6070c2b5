import { lagosDay } from "../../../lending/lagos-time.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { NOT_REFUNDED, type Refunding, refundings, takenBackOf } from "./refunding-status.ts";
import { renewalFields } from "./renewal-view.ts";
import { renewalsOf } from "./renewals.ts";
import { loansOf, statesOf } from "../loan/find-loan.ts";
import { dueNext, isCapped, type LoanState, openOf, paidOf } from "../loan/period-state.ts";
import { loanStatusCode } from "../loan/status-code.ts";
import { one } from "../../database/rows.ts";

/** E3: the loans that a borrower has to repay, what is overdue first and then what is due soonest. `now` in ms, money in kobo. */
export async function homeBills(tx: Tx, borrower: BorrowerRow, now: number) {
  const active = (await loansOf(tx, borrower.id)).filter(({ status }) => status === "active");
  const refunding = await refundings(tx, borrower.id);
  const renewals = await renewalsOf(tx, borrower.id);
  const states = await statesOf(tx, active, now);
  const soonest = states.toSorted((one, other) => currentDue(one) - currentDue(other));
  return soonest.map((state) => {
    const { id } = state.loan;
    const refunded = refunding.get(id) ?? NOT_REFUNDED;
    return billView(state, refunded, renewalFields(state, renewals.get(id), refunded, now), now);
  });
}

/** The due time of the oldest open period; of a settled loan, of its last (ms). */
export function currentDue({ periods }: LoanState): number {
  const open = periods.find(({ row }) => row.settledAt === null) ?? one(periods.slice(-1));
  return open.row.dueAt;
}

/** E3: one of them; `renewal` says what may be renewed of it. */
export function billView(
  state: LoanState,
  refunding: Refunding,
  renewal: ReturnType<typeof renewalFields>,
  now: number,
) {
  const { loan, periods, left, days } = state;
  const open = openOf(state);
  const dueTime = currentDue(state);
  return {
    applyTime: loan.appliedAt,
    ...renewal,
    dueTime,
    // Late days are counted as the fee counts them: the first begins with the first second after the due time.
    daysLeft: days > 0 ? -days : lagosDay(dueTime) - lagosDay(now),
    exceedDays: days,
    loanGid: loan.id,
    orderGid: loan.orderGid,
    loanNo: loan.loanNo,
    loanAmount: loan.principal,
    loanLeftAmount: left,
    currentDueAmount: dueNext(state),
    repaymentAmount: periods.reduce((sum, period) => sum + paidOf(period), 0),
    payingAmount: refunding.paying,
    ...takenBackOf(refunding),
    overdueFee: periods.reduce((sum, { owed }) => sum + owed.overdue, 0),
    overdueCapped: isCapped(state) ? 1 : 0,
    loanType: loan.mode,
    productType: loan.productType,
    refundingStatus: refunding.status,
    status: loanStatusCode(loan.status, days > 0),
    subLoanCount: periods.length,
    unpaidSubLoanCount: open.length,
    uploadCertificateState: 0,
  };
}
