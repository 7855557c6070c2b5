import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { onceAnswer, type StoredAnswer } from "../../database/tables/frame.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

const KEPT = 24 * 3_600_000;

/** One attempt of a call with an idempotency key. */
export interface Attempt {
  owner: string;
  key: string;
  call: string;
  body: unknown;
  /** Fields that are no part of what is compared: a hash of four digits would give them away. */
  secrets: ReadonlySet<string>;
  now: number;
}

/**
 * Takes the key for this transaction: a second one with the same key waits here until the first is through.
 * Gives the stored answer when there is one; refuses a key that came with another call or body (C5).
 */
export async function takeKey(tx: Tx, { owner, key, call, body, secrets, now }: Attempt): Promise<StoredAnswer | null> {
  await tx.delete(onceAnswer).where(and(eq(onceAnswer.owner, owner), lt(onceAnswer.at, now - KEPT)));
  const bodyHash = hashOf(body, secrets);
  const taken = await tx
    .insert(onceAnswer)
    .values({ owner, key, call, bodyHash, at: now })
    .onConflictDoNothing()
    .returning({ key: onceAnswer.key });
  if (taken.length > 0) return null;
  const [row] = await tx
    .select()
    .from(onceAnswer)
    .where(and(eq(onceAnswer.owner, owner), eq(onceAnswer.key, key)));
  if (!row?.answer || row.call !== call || row.bodyHash !== bodyHash) throw new Refusal(STATUS.illegal);
  return row.answer;
}

/** Stores what the key gives from now on. */
export async function storeAnswer(tx: Tx, { owner, key }: Attempt, answer: StoredAnswer): Promise<void> {
  await tx
    .update(onceAnswer)
    .set({ answer })
    .where(and(eq(onceAnswer.owner, owner), eq(onceAnswer.key, key)));
}

/** Frees the key after a refusal whose writes are kept: the borrower may try the same again. */
export async function freeKey(tx: Tx, { owner, key }: Attempt): Promise<void> {
  await tx.delete(onceAnswer).where(and(eq(onceAnswer.owner, owner), eq(onceAnswer.key, key)));
}

function hashOf(body: unknown, secrets: ReadonlySet<string>): string {
  const meant = Object.entries(body ?? {})
    .filter(([name]) => !secrets.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(meant)).digest("hex");
}
