import { eq } from "drizzle-orm";
import { session } from "../../database/tables/access.ts";
import { borrower, type BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { lockBorrower } from "../call/lock-borrower.ts";
import { Refusal } from "../../contract/refusal.ts";
import { type Status, STATUS } from "../../contract/status.ts";
import { digest } from "./secrets.ts";

/** The authenticated call on which the sandbox ends a session that it was told to end. */
const LAST_CALL = 2;

/**
 * Who calls; one that writes has his row, and nothing ends his session or account before it is through (F5). Null without a token, and on calls that are for everyone also with one that is no longer good.
 * Refuses with 7 a token that is not good or belongs to another user, and with 7, 17, … a session that the sandbox ends.
 */
export async function authenticate(
  tx: Tx,
  shown: { token?: string; userId?: string; open: boolean; writes: boolean; now: number },
): Promise<BorrowerRow | null> {
  const { token, userId, open, writes, now } = shown;
  if (!token) return null;
  const held = await heldBy(tx, token);
  if (held && writes) await lockBorrower(tx, held.borrower.id);
  // While it waited for the row, somebody may have ended it.
  const found = held && writes ? await heldBy(tx, token) : held;
  const good = found && found.session.expiresAt > now && (!userId || isUser(found.borrower, userId));
  if (open) return good ? found.borrower : null;
  if (!good) throw new Refusal(STATUS.loginExpired);
  const ending = found.borrower.flags.sessionStatus;
  if (ending !== undefined) await countCall(tx, found.session, ending);
  return found.borrower;
}

async function heldBy(tx: Tx, token: string) {
  const [found] = await tx
    .select({ borrower, session })
    .from(session)
    .innerJoin(borrower, eq(borrower.id, session.borrowerId))
    .where(eq(session.tokenHash, digest(token)));
  return found;
}

function isUser(row: BorrowerRow, userId: string): boolean {
  return userId === String(row.userId) || userId === row.id;
}

async function countCall(tx: Tx, row: typeof session.$inferSelect, ending: Status): Promise<void> {
  const calls = row.calls + 1;
  await tx.update(session).set({ calls }).where(eq(session.tokenHash, row.tokenHash));
  if (calls >= LAST_CALL) throw new Refusal(ending, { keep: true });
}
