import { sql } from "drizzle-orm";
import type { FaultEffect } from "../../database/tables/frame.ts";
import type { Tx } from "../../database/tx.ts";
import { rowsOf } from "../../database/rows.ts";

/** The next fault of this path, used up by taking it; null when there is none. */
export async function takeFault(tx: Tx, path: string): Promise<FaultEffect | null> {
  const [taken] = await rowsOf<{ effect: FaultEffect }>(
    tx,
    sql`update fault set times = times - 1 where id =
        (select id from fault where path = ${path} and times > 0 order by id limit 1 for update skip locked) returning effect`,
  );
  return taken?.effect ?? null;
}
