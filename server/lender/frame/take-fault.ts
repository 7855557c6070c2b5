import { sql } from "drizzle-orm";
import type { FaultEffect } from "../../database/tables/frame.ts";
import type { Database } from "../../database/tx.ts";
import { rowsOf } from "../../database/rows.ts";

/** The next fault of this path, used up by taking it; null when there is none. */
export async function takeFault(db: Database, path: string): Promise<FaultEffect | null> {
  const [taken] = await rowsOf<{ effect: FaultEffect }>(
    db,
    sql`update fault set times = times - 1 where id =
        (select id from fault where path = ${path} and times > 0 order by id limit 1 for update skip locked) returning effect`,
  );
  return taken?.effect ?? null;
}
