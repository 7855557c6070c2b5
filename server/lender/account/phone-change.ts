import { and, eq } from "drizzle-orm";
import { phoneChange, type PhoneChangeRow } from "../../database/tables/borrower-calls.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { digest } from "../access/secrets.ts";
import type { CallContext } from "../call/handler.ts";

type HisCall = Pick<CallContext<unknown, BorrowerRow>, "tx" | "borrower" | "now" | "token">;

/** How long the four steps may take, ms. */
const LASTS = 30 * 60_000;

/** Begins anew: the password was right. What is proved from now on is proved by this session, and ends with it. */
export async function beginPhoneChange({ tx, borrower, now, token = "" }: HisCall): Promise<void> {
  const fresh = { session: digest(token), step: 1, newMobile: null, expiresAt: now + LASTS };
  await tx
    .insert(phoneChange)
    .values({ borrowerId: borrower.id, ...fresh })
    .onConflictDoUpdate({ target: phoneChange.borrowerId, set: fresh });
}

/** The change that this session has under way, when its last step is at least `step` and its time is not over; refuses with 3199. */
export async function phoneChangeAt({ tx, borrower, now, token = "" }: HisCall, step: number): Promise<PhoneChangeRow> {
  const here = and(eq(phoneChange.borrowerId, borrower.id), eq(phoneChange.session, digest(token)));
  const [row] = await tx.select().from(phoneChange).where(here);
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
