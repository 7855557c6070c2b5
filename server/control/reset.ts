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

/** Empties every table but the chart of accounts and those that say which migrations ran, sets the clock right and writes the personas. */
export async function reset(tx: Tx): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    tx,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()
        and tablename !~ '(^|_)migration$' and tablename not in ('ledger_account', 'business_clock') order by tablename`,
  );
  const names = tables.map(({ name }) => name).join(", ");
  await tx.execute(sql.raw(`truncate ${names} restart identity cascade`));
  await tx.execute(sql`update business_clock set offset_ms = 0`);
  await seedPersonas(tx, await businessNow(tx));
}
