import { and, eq, gte } from "drizzle-orm";
import { lagosDay, lagosMidnight } from "../../../../lending/lagos-time.ts";
import type { BorrowerRow } from "../../../database/tables/borrower.ts";
import { loan } from "../../../database/tables/loan.ts";
import type { Tx } from "../../../database/tx.ts";

/** Applications of one borrower a day, at most. */
const DAILY = 3;

/** What closes lending to a borrower for a while, whatever the risk check says. */
export type Closed = "quota" | "transactions" | "limit";

/** What of that holds at `now` (ms): the day's quota is lent out, he applied often enough today, or his limit is below what a loan asks for. */
export async function closedNow(tx: Tx, { id, flags }: BorrowerRow, now: number): Promise<Closed | undefined> {
  if (flags.quotaFull) return "quota";
  const today = await tx
    .select({ id: loan.id })
    .from(loan)
    .where(and(eq(loan.borrowerId, id), gte(loan.appliedAt, lagosMidnight(lagosDay(now)))));
  if (flags.dailyLimit || today.length >= DAILY) return "transactions";
  return flags.limitBelow === undefined ? undefined : "limit";
}
