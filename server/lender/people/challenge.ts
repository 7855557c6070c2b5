import { and, eq } from "drizzle-orm";
import { challenge, type ChallengeKind } from "../../database/tables/access.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../new-gid.ts";
import { hashSecret, isSecret } from "./secrets.ts";

/** Wrong answers after which a challenge is void (K1: valid-number constant 5). */
const TRIES = 5;

/** Sets a secret for a subject; an older one of the same kind is void. `lasts` in ms. Gives the challenge's id. */
export async function setChallenge(
  tx: Tx,
  made: { kind: ChallengeKind; subject: string; secret: string; now: number; lasts: number },
): Promise<string> {
  const { kind, subject, secret, now, lasts } = made;
  await tx.delete(challenge).where(and(eq(challenge.kind, kind), eq(challenge.subject, subject)));
  const id = newGid();
  const secretHash = await hashSecret(secret);
  await tx.insert(challenge).values({ id, kind, subject, secretHash, createdAt: now, expiresAt: now + lasts });
  return id;
}

/** Whether the secret is right and still good; a right one is used up, a wrong one counts (the caller keeps that). */
export async function meetChallenge(
  tx: Tx,
  met: { kind: ChallengeKind; subject: string; secret: string; now: number },
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(challenge)
    .where(and(eq(challenge.kind, met.kind), eq(challenge.subject, met.subject)))
    .for("update");
  if (!row || row.expiresAt <= met.now || row.tries >= TRIES) return false;
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
