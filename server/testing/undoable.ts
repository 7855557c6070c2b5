import { sql } from "drizzle-orm";
import { inSavepoint } from "../database/in-savepoint.ts";
import type { Database } from "../database/tx.ts";

/**
 * Has an embedded database forget, when the answered function is called, all that is written from now on. Its
 * transactions are savepoints of one that is never committed, one after another as they would be anyway.
 */
export async function undoable(db: Database): Promise<() => Promise<void>> {
  let last: Promise<unknown> = Promise.resolve();
  await db.execute(sql`begin`);
  db.transaction = (work) => {
    const whole: typeof work = async (tx) => {
      const result = await work(tx);
      // What is else looked at when a transaction is committed: whether the ledger balances.
      await tx.execute(sql`set constraints all immediate`);
      await tx.execute(sql`set constraints all deferred`);
      return result;
    };
    const done = last.then(() => inSavepoint(db, whole, 1));
    last = done.catch(() => undefined);
    return done;
  };
  return async () => {
    await last;
    Reflect.deleteProperty(db, "transaction");
    await db.execute(sql`rollback`);
  };
}
