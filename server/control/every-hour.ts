import type { FastifyBaseLogger } from "fastify";
import type { FindText } from "../contract/texts.ts";
import type { Database } from "../database/tx.ts";
import { businessNow } from "../lender/call/business-clock.ts";
import { inTransaction } from "../lender/frame/in-transaction.ts";
import { pruneOld } from "./prune-old.ts";
import { remind } from "./remind.ts";

const HOUR = 3_600_000;

/**
 * Reminds once an hour whoever wants it, and takes away what is over by the business clock, for a lender that runs on
 * for weeks while nobody may look; keeps no process alive. Gives the way to end it, which waits for what is under way.
 */
export function everyHour(db: Database, log: Pick<FastifyBaseLogger, "error">, text: FindText): () => Promise<void> {
  let running: Promise<void> | undefined;
  const work = async () => {
    await inTransaction(db, async (tx) => remind(tx, await businessNow(tx), text));
    await inTransaction(db, async (tx) => pruneOld(tx, await businessNow(tx)));
  };
  const timer = setInterval(() => {
    // A database that takes longer than an hour is not asked twice; one that is away is asked again in the next.
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, "the work of the hour was not done"))
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
