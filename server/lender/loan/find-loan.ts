import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { installment, type LoanRow, loan, UNDER_WAY } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { type LoanState, loanStateOf } from "./period-state.ts";
import { one } from "../../database/rows.ts";

/** The loans of a borrower, newest first. */
export function loansOf(tx: Tx, borrowerId: string): Promise<LoanRow[]> {
  return tx.select().from(loan).where(eq(loan.borrowerId, borrowerId)).orderBy(desc(loan.appliedAt), desc(loan.loanNo));
}

/** The loan of a borrower that is applied for and not paid out yet. */
export async function loanUnderWay(tx: Tx, borrowerId: string): Promise<LoanRow | undefined> {
  const [row] = await tx
    .select()
    .from(loan)
    .where(and(eq(loan.borrowerId, borrowerId), inArray(loan.status, UNDER_WAY)));
  return row;
}

/** One loan of this borrower by loanGid or orderGid; refuses with 3198 where it is not his. */
export async function findLoan(tx: Tx, borrowerId: string, id: string): Promise<LoanRow> {
  const [byId] = await tx
    .select()
    .from(loan)
    .where(and(eq(loan.id, id), eq(loan.borrowerId, borrowerId)));
  if (byId) return byId;
  const [byOrder] = await tx
    .select()
    .from(loan)
    .where(and(eq(loan.orderGid, id), eq(loan.borrowerId, borrowerId)));
  if (!byOrder) throw new Refusal(STATUS.notFound);
  return byOrder;
}

/** What is owed of these loans at `now`, in their order. */
export async function statesOf(tx: Tx, loans: readonly LoanRow[], now: number): Promise<LoanState[]> {
  if (loans.length === 0) return [];
  const ids = loans.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(installment)
    .where(inArray(installment.loanId, ids))
    .orderBy(asc(installment.number));
  return loans.map((row) =>
    loanStateOf(
      row,
      rows.filter(({ loanId }) => loanId === row.id),
      now,
    ),
  );
}

/** One loan of this borrower with what is owed of it at `now`; refuses with 3198. */
export async function findLoanState(tx: Tx, borrowerId: string, id: string, now: number): Promise<LoanState> {
  return one(await statesOf(tx, [await findLoan(tx, borrowerId, id)], now));
}
