import { and, eq, gt } from "drizzle-orm";
import { paperTicket, type PaperTicketRow } from "../../database/tables/paper.ts";
import type { Tx } from "../../database/tx.ts";
import { digest, newToken } from "../access/secrets.ts";

/** How long a paper may be fetched, ms: long enough for a slow line and for the reader that asks again. */
const LASTS = 10 * 60_000;

/** Opens a door to one paper of a borrower; it ends with the session (its token) that asked. Gives its address and until when (ms). */
export async function openPaper(
  tx: Tx,
  asked: Pick<PaperTicketRow, "borrowerId" | "kind" | "name" | "subject" | "business" | "channel"> &
    Partial<Pick<PaperTicketRow, "language">>,
  { token, now }: { token: string; now: number },
): Promise<{ link: string; expireTime: number }> {
  const secret = newToken();
  const expireTime = now + LASTS;
  const row = { ...asked, secretHash: digest(secret), session: digest(token), expiresAt: expireTime };
  await tx.insert(paperTicket).values(row);
  return { link: `/paper/${secret}/${asked.name}`, expireTime };
}

/** What an address opens at `now` (ms), by the name of its file alone; it may be asked for again meanwhile, as readers of files do. */
export async function paperOf(
  tx: Tx,
  { secret, name }: { readonly secret: string; readonly name: string },
  now: number,
): Promise<PaperTicketRow | null> {
  const named = and(eq(paperTicket.secretHash, digest(secret)), eq(paperTicket.name, name));
  const good = and(named, gt(paperTicket.expiresAt, now));
  const [row] = await tx.select().from(paperTicket).where(good);
  return row ?? null;
}
