import { and, eq, gt, isNull, ne } from "drizzle-orm";
import { borrower, type BorrowerRow } from "../../database/tables/borrower.ts";
import { bvnHolder } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { isClosed } from "./close-account.ts";
import { opinionOf } from "./risk-opinion.ts";

/** Refuses with 3031 a BVN (hashed) that another open account has or ever had: changing it does not give it away. */
export async function refuseBvnOfOther(tx: Tx, borrowerId: string, bvnHash: string): Promise<void> {
  const others = await tx
    .select({ other: borrower })
    .from(bvnHolder)
    .innerJoin(borrower, eq(borrower.id, bvnHolder.borrowerId))
    .where(and(eq(bvnHolder.bvnHash, bvnHash), isNull(bvnHolder.keepUntil), ne(bvnHolder.borrowerId, borrowerId)));
  // An account whose days are over is closed now: nobody may have looked since.
  for (const { other } of others) if (!(await isClosed(tx, other))) throw new Refusal(STATUS.bvnTaken);
}

/**
 * Has a BVN (hashed) be an account's, for as long as the account is open; what the risk engine thought of closed accounts
 * that had it is thought of this one too. Refuses with 3031 where another account was quicker.
 */
export async function holdBvn(tx: Tx, who: BorrowerRow, bvnHash: string, now: number): Promise<void> {
  const [own] = await tx
    .select()
    .from(bvnHolder)
    .where(and(eq(bvnHolder.bvnHash, bvnHash), eq(bvnHolder.borrowerId, who.id)));
  if (own) return;
  const held = await tx.insert(bvnHolder).values({ bvnHash, borrowerId: who.id }).onConflictDoNothing().returning();
  if (held.length === 0) throw new Refusal(STATUS.bvnTaken);
  const former = await tx
    .select({ flags: borrower.flags })
    .from(bvnHolder)
    .innerJoin(borrower, eq(borrower.id, bvnHolder.borrowerId))
    .where(and(eq(bvnHolder.bvnHash, bvnHash), gt(bvnHolder.keepUntil, now)))
    .orderBy(bvnHolder.keepUntil);
  if (former.length === 0) return;
  const opinions = former.reduce((known, account) => ({ ...known, ...opinionOf(account.flags) }), {});
  const flags = { ...opinions, ...who.flags };
  await tx.update(borrower).set({ flags }).where(eq(borrower.id, who.id));
}
