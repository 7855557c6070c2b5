import { figures } from "../../contract/brands.ts";
import { eq } from "drizzle-orm";
import { challenge, type ChallengeKind } from "../../database/tables/access.ts";
import type { Tx } from "../../database/tx.ts";
import { hashSecret, isSecret } from "./secrets.ts";

/** What was set: one secret of a kind for a subject. */
const idOf = (kind: ChallengeKind, subject: string) => `${kind}:${subject}`;

/** Sets a secret for a subject; an older one of the same kind is void. `lasts` in ms. */
export async function setChallenge(
  tx: Tx,
  made: { kind: ChallengeKind; subject: string; secret: string; now: number; lasts: number },
): Promise<void> {
  const { kind, subject, secret, now, lasts } = made;
  const fresh = { secretHash: await hashSecret(secret), tries: 0, createdAt: now, expiresAt: now + lasts };
  await tx
    .insert(challenge)
    .values({ id: idOf(kind, subject), kind, subject, ...fresh })
    .onConflictDoUpdate({ target: challenge.id, set: fresh });
}

/** Whether the secret is right and still good; a right one is used up, a wrong one counts (the caller keeps that). */
export async function meetChallenge(
  tx: Tx,
  met: { kind: ChallengeKind; subject: string; secret: string; now: number },
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(challenge)
    .where(eq(challenge.id, idOf(met.kind, met.subject)))
    .for("update");
  if (!row || row.expiresAt <= met.now || row.tries >= figures().validNumber) return false;
  if (await isSecret(met.secret, row.secretHash)) {
    await tx.delete(challenge).where(eq(challenge.id, row.id));
    return true;
  }
  await tx
    .update(challenge)
    .set({ tries: row.tries + 1 })
    .where(eq(challenge.id, row.id));
  return false;
}
