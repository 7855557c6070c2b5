import { and, eq, inArray } from "drizzle-orm";
import { bankAccount } from "../../database/tables/bank.ts";
import { withdrawal } from "../../database/tables/borrower-calls.ts";
import { loan, UNDER_WAY } from "../../database/tables/loan.ts";
import type { Handler } from "../call/handler.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { accountOf } from "./bank-accounts.ts";
import { paidOutAccount } from "./paid-out-account.ts";

/** POST /bankaccount/remove: takes an account out. Refuses 3198, and 3122 while a loan or a withdrawal is on its way to it. */
export const bankaccountRemove: Handler<"bankaccount-remove"> = async (call) => {
  const { tx, body, now } = call;
  const borrowerId = call.borrower.id;
  const { id } = await accountOf(tx, borrowerId, body.accountGid);
  const [coming] = await tx
    .select({ id: loan.id })
    .from(loan)
    .where(and(eq(loan.bankAccountId, id), inArray(loan.status, UNDER_WAY)));
  // A withdrawal keeps what is shown of its account.
  const { bankShortName, accountNo } = await paidOutAccount(tx, id);
  const [paid] = await tx
    .select({ orderNo: withdrawal.orderNo })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.borrowerId, borrowerId),
        eq(withdrawal.bankShortName, bankShortName),
        eq(withdrawal.maskedNo, accountNo),
        eq(withdrawal.status, "pending"),
      ),
    );
  if (coming || paid) throw new Refusal(STATUS.accountAwaits);
  await tx.update(bankAccount).set({ removedAt: now, chosenAt: null }).where(eq(bankAccount.id, id));
  await recordEvent(tx, { at: now, borrowerId, subject: "bank-account", subjectId: id, kind: "removed" });
  return {};
};
