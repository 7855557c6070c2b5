import { PPM } from "../../../lending/ppm.ts";
import { dueTime } from "../../../lending/lagos-time.ts";
import type { LoanRow } from "../../database/tables/loan.ts";
import type { CallContext } from "../call/handler.ts";
import { agreedCost } from "./agreed-cost.ts";
import { periodsOf } from "./pay-out.ts";
import { dueNext, type LoanState } from "./period-state.ts";
import { lendResultCode, loanStatusCode } from "./status-code.ts";
import { one } from "../../database/rows.ts";

type Words = CallContext["text"];

/** The last due time; of a loan that is not paid out yet, the one that was agreed (ms). */
function lastDue(row: LoanRow): number {
  return row.dueAt ?? dueTime(row.appliedAt, row.periodDays * row.installmentCount, row.dueClock);
}

/** The periods that were agreed, whatever renewals charged since. */
const agreedPeriods = (row: LoanRow) => periodsOf({ ...row, ...agreedCost(row) }, row.appliedAt);

/** E1: a loan with all its figures. */
export function loanView({ loan, periods, left, days }: LoanState, text: Words) {
  const planned = agreedPeriods(loan);
  const sum = (pick: (period: LoanState["periods"][number]) => number) =>
    periods.reduce((all, period) => all + pick(period), 0);
  const repaid = sum(({ row }) => row.paidPrincipal);
  const first = one(planned);
  const next = periods.find(({ row }) => row.settledAt === null);
  return {
    loanGid: loan.id,
    orderGid: loan.orderGid,
    loanNo: loan.loanNo,
    loanStatus: loanStatusCode(loan.status, days > 0),
    productType: loan.productType,
    productName: loan.productName,
    loanAmount: loan.principal,
    loanPeriod: loan.periodDays * loan.installmentCount,
    interest: loan.interest,
    fee: loan.fee,
    gst: loan.tax,
    managementFee: 0,
    voucherAmount: loan.voucherAmount,
    netAmount: loan.net,
    dueAmount: loan.dueTotal,
    dueTime: lastDue(loan),
    applyTime: loan.appliedAt,
    loanTime: loan.disbursedAt ?? undefined,
    exceedDays: days,
    overdueFee: sum(({ owed }) => owed.overdue),
    reducedFee: sum(({ reduced }) => reduced),
    repaidPrincipal: repaid,
    outstandingPrincipal: periods.length === 0 ? 0 : loan.principal - repaid,
    loanLeftAmount: left,
    currentDueAmount: dueNext({ periods }),
    currentDueTime: next?.row.dueAt,
    installmentCount: loan.installmentCount,
    installmentAmount: first.principal + first.interest + first.fee + first.tax,
    installmentFee: first.fee,
    ...failureView(loan.failure, text),
  };
}

/** Why something failed, as a code and in words; nothing where it did not. */
export function failureView(failure: string | null, text: Words) {
  return failure === null ? {} : { failReason: failure, failText: text(`lender.fail-${failure}`) };
}

/** E2: where an application stands, with what was agreed. */
export function statusItemView(
  { loan, periods, days }: LoanState,
  more: { available: number; bankShortName: string; accountNo: string },
  text: Words,
) {
  const agreed = agreedCost(loan);
  return {
    loanStatus: loanStatusCode(loan.status, days > 0),
    orderGid: loan.orderGid,
    lendResult: lendResultCode(loan.status),
    ...failureView(loan.failure, text),
    extInfo: {
      currentBalance: more.available,
      dueTime: lastDue(loan),
      installments: agreedPeriods(loan).map(({ number, dueAt, ...parts }, index) => ({
        periodNo: number,
        dueTime: periods[index]?.row.dueAt ?? dueAt,
        amount: parts.principal + parts.interest + parts.fee + parts.tax,
      })),
      fee: agreed.fee,
      feeRate: loan.ratePpm / PPM,
      loanAmount: loan.principal,
      loanGid: loan.id,
      loanNo: loan.loanNo,
      netAmount: loan.net,
      dueAmount: agreed.due,
      interest: agreed.interest,
      purposeId: loan.purposeId,
      tax: agreed.tax,
      voucherAmount: loan.voucherAmount,
      withdrawBankShortName: more.bankShortName,
      withdrawCardNo: more.accountNo,
      withdrawStatus: { review: 0, approved: 0, disbursing: 1, active: 2, settled: 2, failed: 3, "disburse-failed": 3 }[
        loan.status
      ],
      applyTime: loan.appliedAt,
    },
  };
}
