import { eq } from "drizzle-orm";
import { bankAccount } from "../../database/tables/bank.ts";
import type { Handler } from "../call/handler.ts";
import { recordEvent } from "../call/record-event.ts";
import { accountOf } from "./bank-accounts.ts";

/** POST /bankaccount/default: the account that is offered first from now on. Refuses 3198. */
export const bankaccountDefault: Handler<"bankaccount-default"> = async (call) => {
  const { tx, body, now } = call;
  const borrowerId = call.borrower.id;
  const { id } = await accountOf(tx, borrowerId, body.accountGid);
  await tx.update(bankAccount).set({ chosenAt: now }).where(eq(bankAccount.id, id));
  await recordEvent(tx, { at: now, borrowerId, subject: "bank-account", subjectId: id, kind: "chosen" });
  return {};
};
