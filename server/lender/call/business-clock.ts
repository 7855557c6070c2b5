import { sql } from "drizzle-orm";
import type { Database, Tx } from "../../database/tx.ts";
import { one, rowsOf } from "../../database/rows.ts";

/** The business clock, epoch ms: the machine's clock plus what the sandbox moved it by. */
export async function businessNow(tx: Tx | Database): Promise<number> {
  const clock = one(await rowsOf<{ offset_ms: number | string }>(tx, sql`select offset_ms from business_clock`));
  return Date.now() + Number(clock.offset_ms);
}

/** Moves the clock on by `ms`. */
export async function advanceClock(tx: Tx, ms: number): Promise<void> {
  await tx.execute(sql`update business_clock set offset_ms = offset_ms + ${ms}::bigint`);
}

/** Sets the clock to `at` (ms); it runs on from there. */
export async function setClock(tx: Tx, at: number): Promise<void> {
  await tx.execute(sql`update business_clock set offset_ms = ${at - Date.now()}::bigint`);
}
