import type { RenewalRow } from "../../database/tables/borrower-calls.ts";
import type { PaymentRow, VirtualAccountRow } from "../../database/tables/payment.ts";
import type { CallContext } from "../call/handler.ts";
import { failureView } from "../loan/loan-view.ts";
import { dueNext, type LoanState } from "../loan/period-state.ts";
import { LOAN_STATUS, loanStatusCode, REPAY_STATUS } from "../loan/status-code.ts";
import { currentDue } from "./home-bills.ts";
import { chargesOwed, leftAfter, renewablePeriod, waits } from "./renewals.ts";

/** A payment as the contract has it. `state` is its loan's now; null where the money was for none. */
export function paymentView(
  row: PaymentRow,
  state: LoanState | null,
  text: CallContext["text"],
  account?: VirtualAccountRow,
) {
  return {
    payGid: row.id,
    loanGid: row.loanId ?? undefined,
    amount: row.amount,
    ...paidHow(row),
    payStatus: REPAY_STATUS[row.status],
    applyTime: row.createdAt,
    finishTime: row.finishedAt ?? undefined,
    loanLeftAmount: row.loanLeft ?? state?.left ?? 0,
    loanStatus: state ? loanStatusCode(state.loan.status, state.days > 0) : LOAN_STATUS.settled,
    ...failureView(row.failure, text),
    ...(account ? { virtualAccount: virtualAccountView(account) } : {}),
  };
}

/**
 * What a payment leaves to do, as the contract has it: of one in process what is owed of its loan once it has come at `now`,
 * and where that renews it until when; of one that succeeded what was announced where less came, and what is owed at `now`
 * (F14, F36). `state` is its loan then, `renew` the latest renewal of that; kobo and ms.
 */
export function afterPayment(row: PaymentRow, state: LoanState | null, renew: RenewalRow | undefined, now: number) {
  if (row.status === "process" && state) {
    const { leftAfter: left, renewedDueTime } = leftAfter(state, row.amount, renew, now);
    return { leftAfter: left, renewsUntil: renewedDueTime };
  }
  if (row.status !== "success") return {};
  return {
    announcedAmount: announcedOfShort(row),
    owed: state && state.left > 0 ? owedNow(state, renew, now) : undefined,
  };
}

/** What settles a loan is never short: its account asks for no more than is owed by then, whatever was announced. */
function announcedOfShort({ announced, amount, loanLeft }: PaymentRow): number | undefined {
  return announced !== null && amount < announced && loanLeft !== 0 ? announced : undefined;
}

/** Under the names that a bill and a loan's detail have for them (F14). */
function owedNow(state: LoanState, renew: RenewalRow | undefined, now: number) {
  const period = renew && waits(renew, now) ? renewablePeriod(state) : null;
  return {
    loanLeftAmount: state.left,
    currentDueAmount: dueNext(state),
    dueTime: currentDue(state),
    ...(renew && period ? { renewAmount: chargesOwed(period), renewExpiredTime: renew.expiresAt } : {}),
  };
}

/** How it was paid, as the contract has it: what came out of his credit says so beside a method that there is. */
export function paidHow({ method }: Pick<PaymentRow, "method">): { method: "card" | "transfer"; fromCredit?: true } {
  return method === "credit" ? { method: "transfer", fromCredit: true } : { method };
}

/** E6. */
export function virtualAccountView(row: VirtualAccountRow) {
  return {
    bankCode: row.bankCode,
    bankName: row.bankName,
    bankVA: row.bankVa,
    expiredTime: row.expiresAt,
    receiverName: row.receiverName,
  };
}
