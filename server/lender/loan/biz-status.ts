import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { installment, loan, OPEN } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { personOf } from "../call/person-of.ts";

/** The due second itself is still on time (K4). */
const SECOND = 1000;

/** What a borrower can do now: 0 credit missing, 1 may borrow, 2 has a loan, 3 overdue. `now` in ms. */
export async function bizStatus(tx: Tx, borrower: BorrowerRow, now: number): Promise<number> {
  const open = await tx
    .select({ id: loan.id })
    .from(loan)
    .where(and(eq(loan.borrowerId, borrower.id), inArray(loan.status, OPEN)));
  if (open.length === 0) return (await personOf(tx, borrower.id)).auditState === 2 ? 1 : 0;
  const ofThem = inArray(
    installment.loanId,
    open.map(({ id }) => id),
  );
  const [late] = await tx
    .select({ number: installment.number })
    .from(installment)
    .where(and(ofThem, isNull(installment.settledAt), lte(installment.dueAt, now - SECOND)))
    .limit(1);
  return late ? 3 : 2;
}
