import type { WithdrawalRow } from "../../database/tables/borrower-calls.ts";
import { figures } from "../../contract/brands.ts";
import { workingDayAfter } from "../../contract/holidays.ts";
import type { CallContext } from "../call/handler.ts";
import { failureView } from "../loan/loan-view.ts";

/** The numbers of a withdrawal's status on the wire (F2). */
const STATUS = { pending: 0, success: 1, failed: 2 } as const;

/** E11: a withdrawal as the contract has it, paid within the brand's working days (K5); kobo and ms. */
export function withdrawalView(row: WithdrawalRow, text: CallContext["text"]) {
  return {
    amount: row.amount,
    time: row.createdAt,
    cardNo: row.maskedNo,
    orderNo: row.orderNo,
    status: STATUS[row.status],
    paidBy: row.status === "pending" ? workingDayAfter(row.createdAt, figures().withdrawalDays.to) : undefined,
    finishTime: row.finishedAt ?? undefined,
    bankShortName: row.bankShortName,
    ...failureView(row.failure, text),
  };
}
