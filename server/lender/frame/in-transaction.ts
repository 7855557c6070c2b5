import { setTimeout as wait } from "node:timers/promises";
import type { Database, Tx } from "../../database/tx.ts";
import { withBeforehand } from "../call/beforehand.ts";
import { sqlStateOf } from "../../database/unavailable.ts";

const ATTEMPTS = 5;
/** Serialisation failure and deadlock: PostgreSQL asks to run the transaction again. */
const AGAIN = new Set(["40001", "40P01"]);

/** Runs `work` in one transaction, again when the database asks for it or it needs something beforehand; `work` must change nothing outside. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withBeforehand(() => db.transaction(work));
    } catch (error) {
      if (attempt === ATTEMPTS || !AGAIN.has(sqlStateOf(error))) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}
