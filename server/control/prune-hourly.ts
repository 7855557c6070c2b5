import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../database/tx.ts";
import { businessNow } from "../lender/call/business-clock.ts";
import { inTransaction } from "../lender/frame/in-transaction.ts";
import { pruneOld } from "./prune-old.ts";

const HOUR = 3_600_000;

/**
 * Takes away once an hour what is over by the business clock, for a lender that runs on for weeks; keeps no process
 * alive. Gives the way to end it, which waits for what is under way.
 */
export function pruneHourly(db: Database, log: Pick<FastifyBaseLogger, "error">): () => Promise<void> {
  let running: Promise<void> | undefined;
  const prune = () => inTransaction(db, async (tx) => pruneOld(tx, await businessNow(tx)));
  const timer = setInterval(() => {
    // A database that takes longer than an hour is not asked twice; one that is away is asked again in the next.
    running ??= prune()
      .catch((error: unknown) => log.error({ err: error }, "what is old was not taken away"))
      .finally(() => {
        running = undefined;
      });
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
