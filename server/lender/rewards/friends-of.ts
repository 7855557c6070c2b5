import { and, desc, eq, inArray, isNotNull, lte, ne, not, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ACCOUNT, borrower } from "../../database/tables/borrower.ts";
import { invitation } from "../../database/tables/borrower-calls.ts";
import { loan, OPEN } from "../../database/tables/loan.ts";
import { bvnHolder, person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";

/**
 * The friends of a borrower at `now` (ms), newest first, with their phones: null of one whose account is closed, who is
 * told of only where he had brought something. Each is one: who is known to have had an account before is no new friend.
 */
export async function friendsOf(tx: Tx, inviterId: string, now: number) {
  const gone = isGone(tx, now);
  const rows = await tx
    .select({
      mobile: borrower.mobile,
      gone: sql<boolean>`${gone}`,
      at: invitation.at,
      rewardedAt: invitation.rewardedAt,
    })
    .from(invitation)
    .innerJoin(borrower, eq(borrower.id, invitation.inviteeId))
    .leftJoin(person, eq(person.borrowerId, invitation.inviteeId))
    .where(
      and(
        eq(invitation.inviterId, inviterId),
        or(isNotNull(invitation.rewardedAt), and(not(gone), notExists(accountBefore(tx)))),
      ),
    )
    .orderBy(desc(invitation.at));
  return rows.map(({ gone: isClosed, mobile, ...row }) => ({ ...row, mobile: isClosed ? null : mobile }));
}

/** That the friend's account is closed, also where nobody has looked after it since its days were over; who owes stays known. */
function isGone(tx: Tx, now: number) {
  const owed = and(eq(loan.borrowerId, borrower.id), inArray(loan.status, OPEN));
  const open = tx.select({ one: sql`1` }).from(loan).where(owed);
  const over = and(eq(borrower.status, ACCOUNT.cancelling), lte(person.cancelAt, now), notExists(open));
  return sql`coalesce(${or(eq(borrower.status, ACCOUNT.closed), over)}, false)`;
}

/** The accounts that a BVN of the friend was one of, beside his own. */
function accountBefore(tx: Tx) {
  const his = alias(bvnHolder, "his");
  return tx
    .select({ one: sql`1` })
    .from(his)
    .innerJoin(bvnHolder, and(eq(bvnHolder.bvnHash, his.bvnHash), ne(bvnHolder.borrowerId, his.borrowerId)))
    .where(eq(his.borrowerId, invitation.inviteeId));
}
