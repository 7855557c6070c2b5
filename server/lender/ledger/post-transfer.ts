import { type AccountCode, ledgerEntry, ledgerTransfer } from "../../database/tables/ledger.ts";
import type { Tx } from "../../database/tx.ts";

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
  const entries = Object.entries(amounts).filter(([, amount]) => amount !== 0) as [AccountCode, number][];
  if (entries.length === 0) return;
  const [transfer] = await tx.insert(ledgerTransfer).values(subject).returning({ id: ledgerTransfer.id });
  await tx
    .insert(ledgerEntry)
    .values(entries.map(([account, amount]) => ({ transferId: transfer!.id, account, amount })));
}
