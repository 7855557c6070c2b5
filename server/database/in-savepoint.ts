import { sql } from "drizzle-orm";
import type { Database, Tx } from "./tx.ts";

/**
 * A database on which a transaction is under way, as what is done within is given it: a transaction of its own begins
 * none and commits nothing, it is a savepoint.
 */
export const withinTransaction = (db: Database, depth = 1): Tx =>
  // It is a database that nests instead of beginning; nobody here calls its own `rollback`.
  Object.create(db, {
    transaction: { value: (work: (tx: Tx) => Promise<unknown>) => inSavepoint(db, work, depth) },
  }) as Tx;

/** Does `work` on a savepoint of the transaction that is under way: what fails is rolled back to there. */
export async function inSavepoint<T>(db: Database, work: (tx: Tx) => Promise<T>, depth: number): Promise<T> {
  const point = sql.identifier(`within_${depth}`);
  await db.execute(sql`savepoint ${point}`);
  try {
    const result = await work(withinTransaction(db, depth + 1));
    await db.execute(sql`release savepoint ${point}`);
    return result;
  } catch (error) {
    await db.execute(sql`rollback to savepoint ${point}`);
    throw error;
  }
}
