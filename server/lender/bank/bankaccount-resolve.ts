import { borrowerOf } from "../call/borrower-of.ts";
import type { Handler } from "../call/handler.ts";
import { resolveAccount } from "./resolve-account.ts";

/** POST /bankaccount/resolve: the holder's name, before the account is added. */
export const bankaccountResolve: Handler = async (call) => {
  const asked = call.body as { bankCode: string; accountNumber: string };
  const { bank, holderName, checkDigitOk } = resolveAccount(asked, borrowerOf(call).name);
  return { holderName, bankName: bank.bankName, checkDigitOk };
};
