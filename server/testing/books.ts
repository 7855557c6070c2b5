import { asc, eq } from "drizzle-orm";
import { event } from "../database/tables/frame.ts";
import { ledgerEntry, ledgerTransfer } from "../database/tables/ledger.ts";
import { installment, loan } from "../database/tables/loan.ts";
import type { Tx } from "../database/tx.ts";
import { inTransaction } from "../lender/frame/in-transaction.ts";
import { there } from "../../tests/there.ts";
import type { TestLender } from "./test-lender.ts";

/** What a lender's books say of a loan. */
export function booksOf(lender: () => TestLender) {
  const read = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(lender().database.db, work);
  return {
    /** What was posted about it, in its order. */
    posted: (loanGid: string) =>
      read(async (tx) => {
        const transfers = await tx
          .select()
          .from(ledgerTransfer)
          .where(eq(ledgerTransfer.loanId, loanGid))
          .orderBy(asc(ledgerTransfer.id));
        const posts = [];
        for (const { id, kind } of transfers) {
          const entries = await tx.select().from(ledgerEntry).where(eq(ledgerEntry.transferId, id));
          posts.push([kind, Object.fromEntries(entries.map(({ account, amount }) => [account, amount]))]);
        }
        return posts;
      }),
    /** What happened to it, or to a payment, in its order. */
    told: (subjectId: string) =>
      read(async (tx) => {
        const rows = await tx.select().from(event).where(eq(event.subjectId, subjectId)).orderBy(asc(event.id));
        return rows.map(({ subject, kind, detail }) => [subject, kind, detail]);
      }),
    rowsOf: (loanGid: string) =>
      read(async (tx) => ({
        loan: there((await tx.select().from(loan).where(eq(loan.id, loanGid)))[0]),
        periods: await tx
          .select()
          .from(installment)
          .where(eq(installment.loanId, loanGid))
          .orderBy(asc(installment.number)),
      })),
  };
}

/** What the golden loan's payout posts. */
export const PAID_OUT = [
  "pay-out",
  {
    bank: -1_000_000,
    "principal-receivable": 1_000_000,
    "charge-receivable": 299_950,
    "interest-income": -14_000,
    "fee-income": -266_000,
    "tax-payable": -19_950,
  },
];
/** What three days late post on it. */
export const LATE = ["overdue-fee", { "overdue-receivable": 30_000, "overdue-income": -30_000 }];
