import { and, eq, isNotNull } from "drizzle-orm";
import { assertRule } from "../../contract/rules.ts";
import { bankAccount } from "../../database/tables/bank.ts";
import type { Handler } from "../call/handler.ts";
import { newGid } from "../call/new-gid.ts";
import { recordEvent } from "../call/record-event.ts";
import { accountsOf, bankAccountView } from "./bank-accounts.ts";
import { resolveAccount } from "./resolve-account.ts";
import { STATUS } from "../../contract/status.ts";
import { one } from "../../database/rows.ts";

/** POST /bankaccount/add: refuses 3041 from 0:00 to 1:00 in Lagos (V2), 3040 an account that is not available. The same account twice is one. */
export const bankaccountAdd: Handler<"bankaccount-add"> = async (call) => {
  const { tx, now } = call;
  const who = call.borrower;
  assertRule("account-window", true, { with: { now } }, STATUS.bankHours);
  const { bank, accountNumber, holderName } = resolveAccount(call.body, who.name);
  const values = {
    id: newGid(),
    borrowerId: who.id,
    holder: holderName,
    bankCode: bank.bankCode,
    bankName: bank.bankName,
    bankShortName: bank.bankShortName,
    accountNo: accountNumber,
    addedAt: now,
  };
  await tx.insert(bankAccount).values(values).onConflictDoNothing();
  // One that was taken out is there again.
  await tx
    .update(bankAccount)
    .set({ removedAt: null, holder: holderName, addedAt: now })
    .where(
      and(
        eq(bankAccount.borrowerId, who.id),
        eq(bankAccount.bankCode, bank.bankCode),
        eq(bankAccount.accountNo, accountNumber),
        isNotNull(bankAccount.removedAt),
      ),
    );
  const accounts = await accountsOf(tx, who.id);
  const row = one(
    accounts.filter(({ bankCode, accountNo }) => bankCode === bank.bankCode && accountNo === accountNumber),
  );
  await recordEvent(tx, { at: now, borrowerId: who.id, subject: "bank-account", subjectId: row.id, kind: "added" });
  return bankAccountView(row, row === accounts[0]);
};
