import type { BankAccount } from "../../../api/types/entities/bank-account.ts";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { bankAccount, type BankAccountRow } from "../../database/tables/bank.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

/** The accounts that a borrower has, the default first: the one that he chose last, else the first that he added. */
export async function accountsOf(tx: Tx, borrowerId: string): Promise<BankAccountRow[]> {
  return tx
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.borrowerId, borrowerId), isNull(bankAccount.removedAt)))
    .orderBy(desc(sql`coalesce(${bankAccount.chosenAt}, 0)`), asc(bankAccount.addedAt), asc(bankAccount.id));
}

/** An account that a borrower has. Refuses 3198. */
export async function accountOf(tx: Tx, borrowerId: string, id = ""): Promise<BankAccountRow> {
  const found = (await accountsOf(tx, borrowerId)).find((row) => row.id === id);
  if (!found) throw new Refusal(STATUS.notFound);
  return found;
}

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
