import { sql } from "drizzle-orm";
import { rowsOf } from "../database/rows.ts";
import { tally } from "../database/tables/access.ts";
import type { Tx } from "../database/tx.ts";
import { businessNow } from "../lender/call/business-clock.ts";
import { seedPersonas } from "../lender/personas/seed.ts";

/** Forgets what was counted against limits: codes that were asked for, wrong codes. */
export async function resetLimits(tx: Tx): Promise<void> {
  await tx.delete(tally);
}

/** SQL that gives the `name` of every table but the chart of accounts, the clock and those that say which migrations ran. */
export const emptied = `select tablename as name from pg_tables where schemaname = current_schema()
  and tablename !~ '(^|_)migration$' and tablename not in ('ledger_account', 'business_clock') order by tablename`;

/** Empties every table but the chart of accounts and those that say which migrations ran, sets the clock right and writes the personas, as of the moment that it gives. */
export async function reset(tx: Tx): Promise<number> {
  const tables = await rowsOf<{ name: string }>(tx, sql.raw(emptied));
  const names = tables.map(({ name }) => `"${name}"`).join(", ");
  await tx.execute(sql.raw(`truncate ${names} restart identity cascade`));
  await tx.execute(sql`update business_clock set offset_ms = 0`);
  const now = await businessNow(tx);
  await seedPersonas(tx, now);
  return now;
}
