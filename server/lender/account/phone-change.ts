import { eq } from "drizzle-orm";
import { phoneChange, type PhoneChangeRow } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

/** How long the four steps may take, ms. */
const LASTS = 30 * 60_000;

/** Begins anew: the password was right. */
export async function beginPhoneChange(tx: Tx, borrowerId: string, now: number): Promise<void> {
  const fresh = { step: 1, newMobile: null, expiresAt: now + LASTS };
  await tx
    .insert(phoneChange)
    .values({ borrowerId, ...fresh })
    .onConflictDoUpdate({ target: phoneChange.borrowerId, set: fresh });
}

/** The change under way, when its last step is at least `step` and its time is not over; refuses with 3199. */
export async function phoneChangeAt(tx: Tx, borrowerId: string, step: number, now: number): Promise<PhoneChangeRow> {
  const [row] = await tx.select().from(phoneChange).where(eq(phoneChange.borrowerId, borrowerId));
  if (!row || row.step < step || row.expiresAt <= now) throw new Refusal(STATUS.illegal);
  return row;
}

/** A step was done. */
export async function movePhoneChange(tx: Tx, borrowerId: string, change: Partial<PhoneChangeRow>): Promise<void> {
  await tx.update(phoneChange).set(change).where(eq(phoneChange.borrowerId, borrowerId));
}

/** The change is over. */
export async function endPhoneChange(tx: Tx, borrowerId: string): Promise<void> {
  await tx.delete(phoneChange).where(eq(phoneChange.borrowerId, borrowerId));
}
