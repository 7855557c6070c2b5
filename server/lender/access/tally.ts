import { eq, lt } from "drizzle-orm";
import { tally } from "../../database/tables/access.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { one } from "../../database/rows.ts";
import { type Limit, LONGEST } from "./limits.ts";

const MINUTE = 60_000;

/** When something happened to a subject within the last day, ms; nobody else counts it until the transaction ends. */
export async function timesOf(tx: Tx, subject: string, now: number): Promise<number[]> {
  const row = one(
    await tx
      .insert(tally)
      .values({ subject, last: now })
      .onConflictDoUpdate({ target: tally.subject, set: { last: now } })
      .returning(),
  );
  // A sandbox's clock may have been set back.
  return row.times.filter((at) => at <= now && at > now - LONGEST);
}

/** The same without keeping others from counting meanwhile: where a password is hashed next, nobody waits for it. */
export async function glanceAt(tx: Tx, subject: string, now: number): Promise<number[]> {
  const [row] = await tx.select().from(tally).where(eq(tally.subject, subject));
  return (row?.times ?? []).filter((at) => at <= now && at > now - LONGEST);
}

/** Notes that it happened once more; what nobody asks for any more is forgotten. */
export async function addTime(tx: Tx, subject: string, now: number): Promise<void> {
  const times = [...(await timesOf(tx, subject, now)), now];
  await tx.update(tally).set({ times }).where(eq(tally.subject, subject));
  await tx.delete(tally).where(lt(tally.last, now - LONGEST));
}

/** Forgets what was counted of a subject. */
export async function clearTimes(tx: Tx, subject: string): Promise<void> {
  await tx.delete(tally).where(eq(tally.subject, subject));
}

/** Whether as much happened as a limit allows. */
export const isReached = (times: readonly number[], { most, within }: Limit, now: number): boolean =>
  times.filter((at) => at > now - within).length >= most;

/** Refuses with 3019, and says for how long, what happened as often as it may. */
export function assertWithin(times: readonly number[], limits: readonly Limit[], now: number): void {
  for (const limit of limits) {
    if (!isReached(times, limit, now)) continue;
    const freed = times.filter((at) => at > now - limit.within).at(-limit.most) ?? now;
    const minutes = Math.max(1, Math.ceil((freed + limit.within - now) / MINUTE));
    throw new Refusal(STATUS.tooOften, { args: waitIn(minutes), content: { minutes } });
  }
}

/** A wait as it is said: of more than two hours nobody counts the minutes. */
const waitIn = (minutes: number): Readonly<Record<string, string | number>> =>
  minutes > 120 ? { hours: Math.ceil(minutes / 60), context: "hours" } : { minutes, context: minutes };
