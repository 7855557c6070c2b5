import type { Handler } from "../call/handler.ts";
import { accountsOf, bankAccountView } from "./bank-accounts.ts";

/** POST /bankaccount/list: accounts for pay-outs, the default first. */
export const bankaccountList: Handler<"bankaccount-list"> = async (call) => {
  const rows = await accountsOf(call.tx, call.borrower.id);
  return { accounts: rows.map((row, index) => bankAccountView(row, index === 0)) };
};
