import type { PaymentRow, VirtualAccountRow } from "../../database/tables/payment.ts";
import type { CallContext } from "../call/handler.ts";
import { failureView } from "../loan/loan-view.ts";
import type { LoanState } from "../loan/period-state.ts";
import { LOAN_STATUS, loanStatusCode, REPAY_STATUS } from "../loan/status-code.ts";

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
