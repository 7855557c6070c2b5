import type { Bank } from "../../../api/types/entities/bank.ts";
import { assertRule } from "../../contract/rules.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { bankByCode } from "./banks.ts";
import { fitsBank } from "./nuban.ts";

const UNAVAILABLE = "0000000000";

/** What the bank says of an account. */
export interface ResolvedAccount {
  bank: Bank;
  accountNumber: string;
  holderName: string;
  checkDigitOk: boolean;
}

/** Asks the sandbox's banks who holds an account: its caller does. Refuses with 3040 an account under maintenance, 3107 a caller who has not given his name, 3198 an unknown bank, with the rule's message a number that is none (V2). */
export function resolveAccount(
  asked: { bankCode: string; accountNumber: string },
  callerName: string,
): ResolvedAccount {
  const { bankCode, accountNumber } = asked;
  const bank = bankByCode(bankCode);
  if (!bank) throw new Refusal(STATUS.notFound);
  assertRule("account-number", accountNumber);
  if (callerName === "") throw new Refusal(STATUS.creditIncomplete);
  if (accountNumber === UNAVAILABLE) throw new Refusal(STATUS.bankUnavailable);
  return { bank, accountNumber, holderName: callerName, checkDigitOk: fitsBank(bankCode, accountNumber) };
}
