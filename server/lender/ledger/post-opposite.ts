import { eq } from "drizzle-orm";
import { type AccountCode, ledgerEntry, type ledgerTransfer } from "../../database/tables/ledger.ts";
import type { Tx } from "../../database/tx.ts";
import { postTransfer, type TransferSubject } from "./post-transfer.ts";

/** Posts the opposite of a transfer, as its reversal: every account of it is as before. */
export async function postOpposite(
  tx: Tx,
  { id, kind }: Pick<typeof ledgerTransfer.$inferSelect, "id" | "kind">,
  subject: Omit<TransferSubject, "kind">,
): Promise<void> {
  const entries = await tx.select().from(ledgerEntry).where(eq(ledgerEntry.transferId, id));
  const opposite: Partial<Record<AccountCode, number>> = {};
  for (const { account, amount } of entries) opposite[account] = -amount;
  await postTransfer(tx, { ...subject, kind: `${kind}-reversal` }, opposite);
}
