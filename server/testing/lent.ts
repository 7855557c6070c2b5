import { eq } from "drizzle-orm";
import { borrower as borrowers, type BorrowerFlags } from "../database/tables/borrower.ts";
import { businessNow } from "../lender/call/business-clock.ts";
import { inTransaction } from "../lender/frame/in-transaction.ts";
import { openLoan } from "../lender/loan/open-loan.ts";
import type { TestBorrower, KeepingLender } from "./test-lender.ts";

const DAY = 86_400_000;

/** What is sent to borrow ₦10,000 for 14 days, on the terms of now. */
export async function application(borrower: TestBorrower, change: Readonly<Record<string, unknown>> = {}) {
  const { quoteId } = await borrower.ok("loan-preloan-info", { productType: "sloan" });
  const asked = { productId: 1, loanAmount: "10000.00", purposeId: 1, tradePassword: "2580" };
  return { quoteId, ...asked, bankAccountGid: await borrower.bankAccountGid(), ...change };
}

/** A persona without a loan is given the golden one, paid out so many days ago. */
export async function withLoan(
  lender: KeepingLender,
  persona: number,
  daysAgo: number,
  productId = 1,
  flags?: BorrowerFlags,
) {
  const borrower = await lender.as(persona);
  const { id } = await inTransaction(lender.database.db, async (tx) => {
    if (flags) await tx.update(borrowers).set({ flags }).where(eq(borrowers.id, borrower.row.id));
    const now = await businessNow(tx);
    return openLoan(tx, borrower.row, { principal: 1_000_000, now, disbursedAt: now - daysAgo * DAY, productId });
  });
  return { borrower, loanGid: id };
}
