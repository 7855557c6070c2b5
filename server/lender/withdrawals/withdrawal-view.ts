import { workingDaysLater } from "../../../lending/working-days.ts";
import type { WithdrawalRow } from "../../database/tables/borrower-calls.ts";
import type { CallContext } from "../call/handler.ts";
import { failureView } from "../loan/loan-view.ts";

/** The numbers of a withdrawal's status on the wire (F2). */
const STATUS = { pending: 0, success: 1, failed: 2 } as const;

/** How many working days a withdrawal takes at most (K5). */
const AT_MOST = 3;

/** E11: a withdrawal as the contract has it; kobo and ms. */
export function withdrawalView(row: WithdrawalRow, text: CallContext["text"]) {
  return {
    amount: row.amount,
    time: row.createdAt,
    cardNo: row.maskedNo,
    orderNo: row.orderNo,
    status: STATUS[row.status],
    paidBy: row.status === "pending" ? workingDaysLater(row.createdAt, AT_MOST) : undefined,
    finishTime: row.finishedAt ?? undefined,
    bankShortName: row.bankShortName,
    ...failureView(row.failure, text),
  };
}
