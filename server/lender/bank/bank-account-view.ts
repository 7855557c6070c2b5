import type { BankAccount } from "../../../api/types/entities/bank-account.ts";
import type { BankAccountRow } from "../../database/tables/bank.ts";

/** A stored account as the contract says it. */
export function bankAccountView(row: BankAccountRow, isDefault: boolean): BankAccount {
  return {
    accountGid: row.id,
    holderName: row.holder,
    bankCode: row.bankCode,
    bankName: row.bankName,
    bankShortName: row.bankShortName,
    accountNumber: row.accountNo,
    isDefault,
  };
}
