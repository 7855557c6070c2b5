import { and, eq, ne } from "drizzle-orm";
import { session } from "../../database/tables/access.ts";
import type { Tx } from "../../database/tx.ts";
import { digest, newToken } from "./secrets.ts";

/** How long a session is good, ms. Several devices may be logged in at once. */
const LASTS = 90 * 86_400_000;

/** Where somebody logs in: the codes of the brand and of its channel. */
export interface LoginPlace {
  readonly business?: string | null | undefined;
  readonly channel?: string | null | undefined;
}

/**
 * Starts a session and gives its token; only the token's digest is stored. One that is made from another (`parent`, as
 * it is stored) ends with it: when that is closed, and no later than it would by itself; and it began where that did.
 */
export async function openSession(
  tx: Tx,
  borrowerId: string,
  now: number,
  { parent, ...place }: LoginPlace & { readonly parent?: string | undefined } = {},
): Promise<string> {
  const token = newToken();
  const [made] = parent ? await tx.select().from(session).where(eq(session.tokenHash, parent)) : [];
  const { business, channel } = made ?? place;
  const expiresAt = Math.min(now + LASTS, made?.expiresAt ?? Number.POSITIVE_INFINITY);
  const tokenHash = digest(token);
  await tx.insert(session).values({ tokenHash, borrowerId, parent, business, channel, createdAt: now, expiresAt });
  return token;
}

/** Where the session of a token began. */
export async function placeOfSession(tx: Tx, token: string): Promise<LoginPlace | undefined> {
  const [found] = await tx
    .select()
    .from(session)
    .where(eq(session.tokenHash, digest(token)));
  return found;
}

/** Ends one session, and with it tickets and sessions that were made from it. */
export async function closeSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(session).where(eq(session.tokenHash, digest(token)));
}

/** Ends every session of a borrower but the one with the token `but`. */
export async function closeSessions(tx: Tx, borrowerId: string, but?: string): Promise<void> {
  const his = eq(session.borrowerId, borrowerId);
  // It stays although the one that it was made from ends.
  if (but)
    await tx
      .update(session)
      .set({ parent: null })
      .where(eq(session.tokenHash, digest(but)));
  await tx.delete(session).where(but ? and(his, ne(session.tokenHash, digest(but))) : his);
}
