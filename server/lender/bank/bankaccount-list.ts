import { asc, eq } from "drizzle-orm";
import { bankAccount } from "../../database/tables/bank.ts";
import type { Handler } from "../call/handler.ts";
import { bankAccountView } from "./bank-account-view.ts";

/** POST /bankaccount/list: accounts for pay-outs, the first one added is the default. */
export const bankaccountList: Handler<"bankaccount-list"> = async (call) => {
  const rows = await call.tx
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.borrowerId, call.borrower.id))
    .orderBy(asc(bankAccount.addedAt), asc(bankAccount.id));
  return { accounts: rows.map((row, index) => bankAccountView(row, index === 0)) };
};
