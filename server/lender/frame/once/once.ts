import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { onceAnswer, type StoredAnswer } from "../../../database/tables/frame.ts";
import type { Tx } from "../../../database/tx.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { STATUS } from "../../../contract/status.ts";

/** ms for which a key and its answer stay, a closed key too: three times as long as an app asks (docs/decisions/0007-once.md). */
export const ANSWERS_KEPT = 90 * 86_400_000;
const KEY = /^[A-Za-z0-9._:-]{1,128}$/;

/** One attempt of a call with an idempotency key. */
export interface Attempt {
  owner: string;
  key: string;
  call: string;
  body: unknown;
  /** Fields that are no part of what is compared: a hash of four digits would give them away. */
  secrets: ReadonlySet<string>;
  now: number;
  /** What is kept of its answer, and what that is given as to the same sending once more; all of it unless told. */
  kept?: (answer: StoredAnswer) => StoredAnswer;
  again?: (stored: StoredAnswer, at: number) => Promise<StoredAnswer>;
}

/** The key that a call came with. A call that is made once is not made without one (3199). */
export function goodKey(given: string | undefined): string {
  if (given === undefined || !KEY.test(given)) throw new Refusal(STATUS.illegal);
  return given;
}

/**
 * Does `work` once for a key. What it came to is the key's answer for good, a refusal too: whoever asks by the key, or
 * sends it again, hears the same (C5). A fault of ours is no answer: with it the key is as if it had not come.
 */
export async function underKey(
  tx: Tx,
  attempt: Attempt,
  work: (tx: Tx) => Promise<StoredAnswer>,
  answerOf: (refusal: Refusal) => StoredAnswer,
): Promise<StoredAnswer> {
  const { kept = (answer) => answer, again = async (answer) => answer } = attempt;
  const stored = await takeKey(tx, attempt);
  if (stored) return again(stored.answer, stored.at);
  // What a refused call wrote is rolled back to here, and the refusal is kept.
  const answer = await tx.transaction(work).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.status === STATUS.systemError) throw error;
    return answerOf(error);
  });
  await storeAnswer(tx, attempt, kept(answer));
  return answer;
}

/**
 * What a key was answered, and when it came; null where nothing was done with it, and then nothing ever is: it is taken, so that a call
 * that was on its way all the time is refused when it comes.
 */
export async function answerOfKey(tx: Tx, owner: string, key: string, now: number): Promise<Stored | null> {
  return storedIn(await taken(tx, { owner, key, call: "", bodyHash: "", at: now }));
}

/** What a key was answered, and when it came, ms. */
interface Stored {
  answer: StoredAnswer;
  at: number;
}

/** Of a key that was closed there is none. */
const storedIn = (row: typeof onceAnswer.$inferSelect | undefined): Stored | null =>
  row?.answer ? { answer: row.answer, at: row.at } : null;

/**
 * Takes the key for this transaction: a second one with the same key waits here until the first is through.
 * Gives the stored answer when there is one; refuses a key that came with another call or body, or was asked about before it came.
 */
async function takeKey(tx: Tx, { owner, key, call, body, secrets, now }: Attempt): Promise<Stored | null> {
  const bodyHash = hashOf(body, secrets);
  const row = await taken(tx, { owner, key, call, bodyHash, at: now });
  if (!row) return null;
  if (!row.answer || row.call !== call || row.bodyHash !== bodyHash) throw new Refusal(STATUS.illegal);
  return storedIn(row);
}

/** Writes a row for a key, or gives the one that is there. */
async function taken(tx: Tx, row: typeof onceAnswer.$inferInsert) {
  const { owner, key } = row;
  const made = await tx.insert(onceAnswer).values(row).onConflictDoNothing().returning({ key: onceAnswer.key });
  if (made.length > 0) return undefined;
  const [there] = await tx
    .select()
    .from(onceAnswer)
    .where(and(eq(onceAnswer.owner, owner), eq(onceAnswer.key, key)));
  return there;
}

async function storeAnswer(tx: Tx, { owner, key }: Attempt, answer: StoredAnswer): Promise<void> {
  await tx
    .update(onceAnswer)
    .set({ answer })
    .where(and(eq(onceAnswer.owner, owner), eq(onceAnswer.key, key)));
}

function hashOf(body: unknown, secrets: ReadonlySet<string>): string {
  const meant = Object.entries(body ?? {})
    .filter(([name]) => !secrets.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(meant)).digest("hex");
}
