import { beforeEach, expect, it } from "vitest";
import { lenderOfFile } from "../testing/lender-of-file.ts";
import { withLoan } from "../testing/lent.ts";
import type { TestBorrower } from "../testing/test-lender.ts";
import { inTransaction } from "../lender/frame/in-transaction.ts";
import { openLoan } from "../lender/loan/open-loan.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Noon in Lagos of Tuesday, 15 January 2030. */
const NOON = Date.UTC(2030, 0, 15, 11);

const lender = lenderOfFile();
beforeEach(() => lender().control("/__sandbox/clock", { set: NOON }));

const pass = (advanceMs: number) => lender().control("/__sandbox/clock", { advanceMs });
const arrives = (bankVA: string, amount: string) => lender().control("/__sandbox/credit-va", { bankVA, amount });
const announce = async (borrower: TestBorrower, loanGid: string, amount: number) => {
  const { payGid, applyTime, virtualAccount } = await borrower.ok("repayment-pay", {
    loanGid,
    amount,
    method: "transfer",
  });
  const { bankVA, expiredTime } = virtualAccount;
  return { payGid: String(payGid), at: applyTime as number, bankVA: String(bankVA), until: expiredTime as number };
};

it.each([
  ["as announced", "12999.50"],
  ["of another amount", "12000.00"],
])(
  "S13 F1 money %s that comes after its window is the payment that was announced, which has succeeded then",
  async (_, amount) => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 1);
    const { payGid, bankVA } = await announce(borrower, loanGid, 12_999.5);
    await pass(16 * MINUTE);
    expect(await borrower.ok("repayment-status", { payGid })).toMatchObject({ payStatus: 3, failReason: "expired" });
    expect(await arrives(bankVA, amount)).toMatchObject({ payGid, loanGid, amount });
    const { failReason, failText, ...paid } = await borrower.ok("repayment-status", { payGid });
    expect([failReason, failText]).toEqual([undefined, undefined]);
    expect(paid).toMatchObject({ payStatus: 2, amount: Number(amount) * 100 });
    expect(await borrower.ok("repayment-receipt", { payGid })).toMatchObject({ loanGid, amount: Number(amount) * 100 });
  },
);

it("S13 F1 a transfer that lapsed stays so where its loan was settled since: what comes later is none of it", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 1);
  const { payGid, bankVA } = await announce(borrower, loanGid, 1000);
  await pass(16 * MINUTE);
  const settling = await announce(borrower, loanGid, 12_999.5);
  await arrives(bankVA, "12999.50");
  expect(await borrower.ok("repayment-status", { payGid: settling.payGid })).toMatchObject({ payStatus: 2 });
  expect(await arrives(bankVA, "1000.00")).toMatchObject({ loanGid: null, credit: "1000.00" });
  expect(await borrower.ok("repayment-status", { payGid })).toMatchObject({ payStatus: 3, failReason: "expired" });
});

it("F11 each announced transfer has the whole window of 15 minutes, also where another still runs", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 1);
  await announce(borrower, loanGid, 500);
  await pass(14 * MINUTE);
  const { payGid, until, at } = await announce(borrower, loanGid, 700);
  expect(until - at).toBe(15 * MINUTE);
  await pass(10 * MINUTE);
  expect(await borrower.ok("repayment-status", { payGid })).toMatchObject({ payStatus: 1 });
  // Who only looks at the account begins no other window.
  expect(await borrower.ok("repayment-va-static", { loanGid })).toMatchObject({ expiredTime: until });
});

it("S13 of two loans that one is paid for which the transfer was announced, whichever account was looked at since", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 12, 10);
  const terms = { principal: 300_000, now: NOON, disbursedAt: NOON - DAY, productId: 1 };
  const other = await inTransaction(lender().database.db, (tx) => openLoan(tx, borrower.row, terms));
  const { payGid, bankVA } = await announce(borrower, loanGid, 3000);
  await borrower.ok("repayment-va-static", { loanGid: other.id });
  expect(await arrives(bankVA, "3000.00")).toMatchObject({ payGid, loanGid });
  const leftOf = async (id: string) => (await borrower.ok("repayment-loandetail", { loanGid: id })).loanLeftAmount;
  expect([await leftOf(loanGid), await leftOf(other.id)]).toEqual([999_950, 389_985]);
  expect(await borrower.ok("repayment-receipt", { payGid })).toMatchObject({ loanGid, loanLeftAmount: 999_950 });
});
