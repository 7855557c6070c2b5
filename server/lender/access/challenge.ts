import { figures } from "../../contract/brands.ts";
import { eq } from "drizzle-orm";
import { challenge, type ChallengeKind, type ChallengeRow } from "../../database/tables/access.ts";
import type { Tx } from "../../database/tx.ts";
import { isDigest, keyedDigest } from "./secrets.ts";

/** Whose secrets nobody can guess: counted, tries of others would void what is good. */
const UNGUESSED: readonly ChallengeKind[] = ["ticket", "set-password"];

/** What was set: one secret of a kind for a subject. */
const idOf = (kind: ChallengeKind, subject: string) => `${kind}:${subject}`;

/** A secret as it is stored: with what it is for, so that two of the same digits differ. */
const hashOf = (id: string, secret: string) => keyedDigest(`${id} ${secret}`);

/** Sets a secret for a subject; an older one of the same kind is void. `lasts` in ms; it ends with its session. */
export async function setChallenge(
  tx: Tx,
  made: { kind: ChallengeKind; subject: string; secret: string; now: number; lasts: number; session?: string },
): Promise<void> {
  const { kind, subject, secret, now, lasts, session = null } = made;
  const id = idOf(kind, subject);
  const fresh = { secretHash: hashOf(id, secret), tries: 0, createdAt: now, expiresAt: now + lasts, session };
  await tx
    .insert(challenge)
    .values({ id, kind, subject, ...fresh })
    .onConflictDoUpdate({ target: challenge.id, set: fresh });
}

/** Whether a secret that was set is still good at `now` (ms), and not guessed at too often. */
const isGood = ({ expiresAt, tries }: ChallengeRow, now: number): boolean =>
  expiresAt > now && tries < figures().validNumber;

/** Whether a secret of this kind was set for a subject and waits to be met. */
export async function isChallenged(tx: Tx, asked: { kind: ChallengeKind; subject: string; now: number }) {
  const [row] = await tx
    .select()
    .from(challenge)
    .where(eq(challenge.id, idOf(asked.kind, asked.subject)));
  return row !== undefined && isGood(row, asked.now);
}

/** What was set, where the secret is right and still good; a right one is used up, a wrong one counts (the caller keeps that). */
export async function meetChallenge(
  tx: Tx,
  met: { kind: ChallengeKind; subject: string; secret: string; now: number },
): Promise<{ session: string | null } | null> {
  const [row] = await tx
    .select()
    .from(challenge)
    .where(eq(challenge.id, idOf(met.kind, met.subject)))
    .for("update");
  if (!row || !isGood(row, met.now)) return null;
  if (isDigest(hashOf(row.id, met.secret), row.secretHash)) {
    await tx.delete(challenge).where(eq(challenge.id, row.id));
    return row;
  }
  if (!UNGUESSED.includes(met.kind))
    await tx
      .update(challenge)
      .set({ tries: row.tries + 1 })
      .where(eq(challenge.id, row.id));
  return null;
}
