import { figures } from "../../contract/brands.ts";
import { eq, sql } from "drizzle-orm";
import { type VirtualAccountRow, virtualAccount } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { one, rowsOf } from "../../database/rows.ts";

const BANK = { bankCode: "999", bankName: "Sandbox Bank", receiverName: "Sandbox Lender" };

/** What an account is opened for: to look at it, or for a transfer that is announced and is of use `until` then alone (ms). */
type Opened = "to-look" | { announced: true; until?: number };

/** The borrower's account number for transfers, turned to this loan; its window is opened anew when it was over, and for each transfer that is announced. */
export async function openVirtualAccount(
  tx: Tx,
  borrowerId: string,
  loanId: string,
  now: number,
  opened: Opened,
): Promise<VirtualAccountRow> {
  const looks = opened === "to-look";
  const end = Math.min(now + figures().transferMinutes * 60_000, (looks ? undefined : opened.until) ?? Infinity);
  const [known] = await tx.select().from(virtualAccount).where(eq(virtualAccount.borrowerId, borrowerId));
  if (known) {
    const expiresAt = looks && known.expiresAt > now ? known.expiresAt : end;
    const changed = await tx
      .update(virtualAccount)
      .set({ loanId, expiresAt })
      .where(eq(virtualAccount.bankVa, known.bankVa))
      .returning();
    return one(changed);
  }
  const next = sql`select nextval('virtual_account_number')::bigint as number`;
  const bankVa = String(one(await rowsOf<{ number: number }>(tx, next)).number).padStart(10, "0");
  const rows = await tx
    .insert(virtualAccount)
    .values({ ...BANK, bankVa, borrowerId, loanId, expiresAt: end })
    .returning();
  return one(rows);
}
