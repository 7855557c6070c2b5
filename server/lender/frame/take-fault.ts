import { sql } from "drizzle-orm";
import type { FaultEffect } from "../../database/tables/frame.ts";
import type { Database } from "../../database/tx.ts";

/** The next fault of this path, used up by taking it; null when there is none. */
export async function takeFault(db: Database, path: string): Promise<FaultEffect | null> {
  const result = (await db.execute(
    sql`update fault set times = times - 1 where id =
        (select id from fault where path = ${path} and times > 0 order by id limit 1 for update skip locked) returning effect`,
  )) as unknown as { rows: { effect: FaultEffect }[] };
  return result.rows[0]?.effect ?? null;
}
