import { beforeEach, expect, it } from "vitest";
import { inTransaction } from "../frame/in-transaction.ts";
import { openLoan } from "../loan/open-loan.ts";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { withLoan } from "../../testing/lent.ts";
import type { TestBorrower } from "../../testing/test-lender.ts";

const DAY = 86_400_000;
/** Noon in Lagos of Tuesday, 15 January 2030, and 06:59:59 there fourteen days after the day before. */
const NOON = Date.UTC(2030, 0, 15, 11);
const DUE = Date.UTC(2030, 0, 28, 5, 59, 59);
/** 23:59:59 in Lagos of that day, when a renewal lapses. */
const END_OF_DAY = Date.UTC(2030, 0, 15, 22, 59, 59);
/** The product of three periods. */
const THREE_PERIODS = 4;

const lender = lenderOfFile();
beforeEach(() => lender().control("/__sandbox/clock", { set: NOON }));

/** A transfer of `announced` naira, of which `came` arrive; says what became of it. */
async function transferred(borrower: TestBorrower, loanGid: string, announced: number, came: string) {
  const asked = { loanGid, amount: announced, method: "transfer" };
  const { payGid, virtualAccount } = await borrower.ok("repayment-pay", asked);
  await lender().control("/__sandbox/credit-va", { bankVA: virtualAccount.bankVA, amount: came });
  return { payGid: String(payGid), paid: await borrower.ok("repayment-status", { payGid }) };
}

it("F36 F14 a transfer that comes short says what was announced, and what is owed of its loan by when", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 1);
  const { payGid, paid } = await transferred(borrower, loanGid, 12_999.5, "12000.00");
  expect(paid).toMatchObject({ payStatus: 2, amount: 1_200_000, announcedAmount: 1_299_950 });
  expect(paid.owed).toEqual({ loanLeftAmount: 99_950, currentDueAmount: 99_950, dueTime: DUE });
  // Once the rest is paid nothing is said to be owed, however old the page is.
  await transferred(borrower, loanGid, 999.5, "999.50");
  expect((await borrower.ok("repayment-status", { payGid })).owed).toBeUndefined();
});

it("F36 F14 of several periods it says the next payment, and what is left in all", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 1, THREE_PERIODS);
  const { paid } = await transferred(borrower, loanGid, 4_333.16, "4000.00");
  // ₦953.16 of the second are waived while the first can be paid on time (F4).
  expect(paid.owed).toEqual({ currentDueAmount: 33_316, dueTime: DUE, loanLeftAmount: 804_634 });
});

it("F36 F3 one that was to renew its loan says what is missing of that, and until when it can come", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 10);
  await borrower.ok("repayment-renew", { loanGid });
  const { payGid, paid } = await transferred(borrower, loanGid, 2_999.5, "2899.50");
  expect([paid.announcedAmount, paid.renewedDueTime]).toEqual([299_950, undefined]);
  const renewal = { renewAmount: 10_000, renewExpiredTime: END_OF_DAY };
  expect(paid.owed).toMatchObject({ loanLeftAmount: 1_010_000, currentDueAmount: 1_010_000, ...renewal });
  await lender().control("/__sandbox/clock", { set: END_OF_DAY + 1000 });
  const { owed } = await borrower.ok("repayment-status", { payGid });
  expect([owed.currentDueAmount, owed.renewAmount, owed.renewExpiredTime]).toEqual([1_010_000, undefined, undefined]);
});

it.each([
  ["that was announced so", 5_000, "5000.00", 799_950],
  ["of more than was announced", 5_000, "6000.00", 699_950],
])("F36 a part %s came whole: nothing of it is missing, and the rest is owed", async (_, announced, came, left) => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 1);
  const { paid } = await transferred(borrower, loanGid, announced, came);
  expect(paid.announcedAmount).toBeUndefined();
  expect(paid.owed).toMatchObject({ loanLeftAmount: left, dueTime: DUE });
});

it("F36 less than was announced that settles the loan all the same lacks nothing", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 1);
  const asked = { loanGid, amount: 12_999.5, method: "transfer" };
  const { payGid, virtualAccount } = await borrower.ok("repayment-pay", asked);
  await transferred(borrower, loanGid, 4_000, "4000.00");
  await lender().control("/__sandbox/credit-va", { bankVA: virtualAccount.bankVA, amount: "8999.50" });
  const { announcedAmount, owed, ...paid } = await borrower.ok("repayment-status", { payGid });
  expect([paid.payStatus, paid.loanLeftAmount, announcedAmount, owed]).toEqual([2, 0, undefined, undefined]);
});

it("F36 nothing is said of another loan of the borrower", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 1);
  const terms = { principal: 300_000, now: NOON, disbursedAt: NOON - DAY, productId: 1 };
  await inTransaction(lender().database.db, (tx) => openLoan(tx, borrower.row, terms));
  const { paid } = await transferred(borrower, loanGid, 12_999.5, "12999.50");
  expect([paid.payStatus, paid.owed]).toEqual([2, undefined]);
});

/** Announces a transfer of so many naira; says what its payment says. */
async function announced(borrower: TestBorrower, loanGid: string, amount: number) {
  const { payGid } = await borrower.ok("repayment-pay", { loanGid, amount, method: "transfer" });
  return borrower.ok("repayment-status", { payGid });
}

it.each([
  ["a part", 5_000, 799_950],
  ["all", 12_999.5, 0],
])("F36 a payment of %s that is in process says what is owed once it has come", async (_, amount, left) => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 1);
  const { leftAfter, renewsUntil, owed } = await announced(borrower, loanGid, amount);
  expect([leftAfter, renewsUntil, owed]).toEqual([left, undefined, undefined]);
});

it("F36 F4 one of the first of several periods says the rest without what that waives", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 1, THREE_PERIODS);
  expect((await announced(borrower, loanGid, 4_333.16)).leftAfter).toBe(771_318);
});

it("F36 F3 one that confirms a renewal says what is owed then, and until when", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 10);
  await borrower.ok("repayment-renew", { loanGid });
  const paying = await announced(borrower, loanGid, 2_999.5);
  // ₦10,000 for another 14 days from 15 January on cost ₦2,999.50 again.
  const until = Date.UTC(2030, 0, 29, 5, 59, 59);
  expect([paying.leftAfter, paying.renewsUntil, paying.renewedDueTime]).toEqual([1_299_950, until, undefined]);
  await lender().control("/__sandbox/credit-va", { bankVA: paying.virtualAccount.bankVA, amount: "2999.50" });
  const { leftAfter, renewsUntil, ...paid } = await borrower.ok("repayment-status", { payGid: paying.payGid });
  expect([leftAfter, renewsUntil, paid.renewedDueTime]).toEqual([undefined, undefined, until]);
});
