import type { Handler } from "../call/handler.ts";
import { resolveAccount } from "./resolve-account.ts";

/** POST /bankaccount/resolve: the holder's name, before the account is added. */
export const bankaccountResolve: Handler<"bankaccount-resolve"> = async (call) => {
  const asked = call.body;
  const { bank, holderName, checkDigitOk } = resolveAccount(asked, call.borrower.name);
  return { holderName, bankName: bank.bankName, checkDigitOk };
};
