import type { Database } from "../../server/database/tx.ts";

class Enough extends Error {}

/**
 * Runs `work` with a database that forgets afterwards all that was written meanwhile: seeding sixty personas anew for
 * each walk would take longer than the walk. Its transactions are savepoints of one that is rolled back.
 */
export async function undone(db: Database, work: () => Promise<void>): Promise<void> {
  const own = db.transaction.bind(db);
  try {
    await own(async (outer) => {
      db.transaction = (inner) => outer.transaction(inner);
      await work();
      throw new Enough();
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  } finally {
    db.transaction = own;
  }
}
