import { and, eq, gt } from "drizzle-orm";
import { paperTicket, type PaperTicketRow } from "../../database/tables/paper.ts";
import type { Tx } from "../../database/tx.ts";
import { digest, newToken } from "../access/secrets.ts";

/** How long a paper may be fetched, ms: long enough for a slow line and for the reader that asks again. */
const LASTS = 10 * 60_000;

/** Opens a door to one paper of a borrower; it ends with the session (its token) that asked. Gives the secret and until when (ms). */
export async function openPaper(
  tx: Tx,
  asked: Pick<PaperTicketRow, "borrowerId" | "kind" | "subject" | "business" | "channel"> &
    Partial<Pick<PaperTicketRow, "language">>,
  { token, now }: { token: string; now: number },
): Promise<{ secret: string; expireTime: number }> {
  const secret = newToken();
  const expireTime = now + LASTS;
  const row = { ...asked, secretHash: digest(secret), session: digest(token), expiresAt: expireTime };
  await tx.insert(paperTicket).values(row);
  return { secret, expireTime };
}

/** What a secret opens at `now` (ms); it may be asked for again meanwhile, as readers of files do. */
export async function paperOf(tx: Tx, secret: string, now: number): Promise<PaperTicketRow | null> {
  const good = and(eq(paperTicket.secretHash, digest(secret)), gt(paperTicket.expiresAt, now));
  const [row] = await tx.select().from(paperTicket).where(good);
  return row ?? null;
}
