import { Refusal } from "../refusal.ts";
import { type Bank, bankByCode } from "./banks.ts";
import { fitsBank } from "./nuban.ts";

const NOT_FOUND = 3198;
const INVALID = 3040;
const UNAVAILABLE = "0000000000";

/** What the bank says of an account. */
export interface ResolvedAccount {
  bank: Bank;
  accountNumber: string;
  holderName: string;
  checkDigitOk: boolean;
}

/** Asks the sandbox's banks who holds an account: its caller does. Refuses with 3040 a bank under maintenance or a number that is none, 3198 an unknown bank. */
export function resolveAccount(
  asked: { bankCode: string; accountNumber: string },
  callerName: string,
): ResolvedAccount {
  const { bankCode, accountNumber } = asked;
  const bank = bankByCode(bankCode);
  if (!bank) throw new Refusal(NOT_FOUND);
  if (!/^[0-9]{10}$/.test(accountNumber) || accountNumber === UNAVAILABLE) throw new Refusal(INVALID);
  return { bank, accountNumber, holderName: callerName, checkDigitOk: fitsBank(bankCode, accountNumber) };
}
