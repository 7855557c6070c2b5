import { lt, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { DAY } from "../../lending/lagos-time.ts";
import { figures } from "../contract/brands.ts";
import { challenge, knownDevice, session, tally } from "../database/tables/access.ts";
import { onceAnswer } from "../database/tables/frame.ts";
import { paperTicket } from "../database/tables/paper.ts";
import { bvnHolder } from "../database/tables/person.ts";
import { outbox, tracking } from "../database/tables/record.ts";
import { ANSWERS_KEPT } from "../lender/frame/once/once.ts";
import type { Tx } from "../database/tx.ts";

/** What is over at `now`, table by table: nothing reads it any more. */
const over: readonly [PgTable, (now: number) => SQL][] = [
  [session, (now) => lt(session.expiresAt, now)],
  [challenge, (now) => lt(challenge.expiresAt, now)],
  [paperTicket, (now) => lt(paperTicket.expiresAt, now)],
  // No limit looks back further than a day.
  [tally, (now) => lt(tally.last, now - DAY)],
  [knownDevice, (now) => lt(knownDevice.seenAt, now - 365 * DAY)],
  [onceAnswer, (now) => lt(onceAnswer.at, now - ANSWERS_KEPT)],
  // Nobody is known any more by the BVN of an account that was closed long ago.
  [bvnHolder, (now) => lt(bvnHolder.keepUntil, now)],
  [outbox, (now) => lt(outbox.at, now - figures().keepSentDays * DAY)],
  [tracking, (now) => lt(tracking.at, now - figures().keepUseDays * DAY)],
];

/** Takes away what is over by the business clock (ms): sessions, codes, counts, what was sent and what was tracked. What happened to money stays. */
export async function pruneOld(tx: Tx, now: number): Promise<void> {
  for (const [table, isOver] of over) await tx.delete(table).where(isOver(now));
}
