import { setTimeout as wait } from "node:timers/promises";
import type { Database, Tx } from "../../database/tx.ts";

const ATTEMPTS = 5;
/** Serialisation failure and deadlock: PostgreSQL asks to run the transaction again. */
const AGAIN = new Set(["40001", "40P01"]);

/** Runs `work` in one transaction, again when the database asks for it; `work` must change nothing outside. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !AGAIN.has(codeOf(error))) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}

function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return "";
}
