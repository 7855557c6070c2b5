import { and, eq, ne } from "drizzle-orm";
import { session } from "../../database/tables/access.ts";
import type { Tx } from "../../database/tx.ts";
import { digest, newToken } from "./secrets.ts";

/** How long a session is good, ms. Several devices may be logged in at once. */
const LASTS = 90 * 86_400_000;

/** Starts a session and gives its token; only the token's digest is stored. */
export async function openSession(tx: Tx, borrowerId: string, now: number): Promise<string> {
  const token = newToken();
  await tx.insert(session).values({ tokenHash: digest(token), borrowerId, createdAt: now, expiresAt: now + LASTS });
  return token;
}

/** Ends one session. */
export async function closeSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(session).where(eq(session.tokenHash, digest(token)));
}

/** Ends every session of a borrower but the one with the token `but`. */
export async function closeSessions(tx: Tx, borrowerId: string, but?: string): Promise<void> {
  const his = eq(session.borrowerId, borrowerId);
  await tx.delete(session).where(but ? and(his, ne(session.tokenHash, digest(but))) : his);
}
