import { type AccountCode, accountCodes, ledgerEntry, ledgerTransfer } from "../../database/tables/ledger.ts";
import type { Tx } from "../../database/tx.ts";
import { one } from "../../database/rows.ts";

/** What a transfer is about. */
export interface TransferSubject {
  kind: string;
  at: number;
  borrowerId: string;
  loanId?: string | null;
  paymentId?: string;
}

/** Posts one transfer; debits are positive kobo, credits negative, zeros are left out. The database refuses it where the sum is not zero. */
export async function postTransfer(
  tx: Tx,
  subject: TransferSubject,
  amounts: Partial<Record<AccountCode, number>>,
): Promise<void> {
  const entries = accountCodes.flatMap((account) => {
    const amount = amounts[account] ?? 0;
    return amount === 0 ? [] : [{ account, amount }];
  });
  if (entries.length === 0) return;
  const { id } = one(await tx.insert(ledgerTransfer).values(subject).returning({ id: ledgerTransfer.id }));
  await tx.insert(ledgerEntry).values(entries.map((entry) => ({ ...entry, transferId: id })));
}
