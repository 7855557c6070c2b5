import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { bankCard } from "../../database/tables/bank.ts";
import { booksOf, LATE, PAID_OUT } from "../../testing/books.ts";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { withLoan } from "../../testing/lent.ts";
import type { TestBorrower } from "../../testing/test-lender.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { openLoan } from "../loan/open-loan.ts";
import { THREE_PERIODS } from "../loan/products.ts";

/** Noon in Lagos of Tuesday, 15 January 2030. */
const NOON = Date.UTC(2030, 0, 15, 11);

const lender = lenderOfFile();
beforeEach(() => lender().control("/__sandbox/clock", { set: NOON }));
const { posted, told, rowsOf } = booksOf(lender);

const byCard = async (borrower: TestBorrower, loanGid: string, amount: string, more = {}) =>
  borrower.ok("repayment-pay", { loanGid, amount, method: "card", bankcardGid: await borrower.bankcardGid(), ...more });

const AGREED = [
  ["loan", "applied", { principal: 1_000_000 }],
  ["loan", "approved", {}],
  ["loan", "disbursing", {}],
  ["loan", "active", {}],
];

it("V13 S13 the golden loan, three days late: quoted, paid in part, taken back, settled, closed", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 5, 16);

  // Is quoted with its parts.
  expect(await borrower.ok("repayment-quote", { loanGid })).toEqual({
    loanGid,
    periods: 1,
    openPeriods: 1,
    payAmount: 1_329_950,
    owedTotal: 1_329_950,
    minimumAmount: 10_000,
    overdueFee: 30_000,
    tax: 19_950,
    fee: 266_000,
    interest: 14_000,
    principal: 1_000_000,
    leftAfter: 0,
    quotedAt: expect.any(Number),
  });

  // Is paid in part: overdue fee, tax and then fee, in the ledger too.
  const { payGid } = await byCard(borrower, loanGid, "1000.00");
  expect(await borrower.ok("repayment-receipt", { payGid })).toMatchObject({
    receiptNo: expect.stringMatching(/^R[0-9A-F]{10}$/),
    payGid,
    loanGid,
    loanNo: `L${loanGid.slice(0, 10).toUpperCase()}`,
    amount: 100_000,
    method: "card",
    overdueFee: 30_000,
    tax: 19_950,
    fee: 50_050,
    interest: 0,
    principal: 0,
    credit: 0,
    loanLeftAmount: 1_229_950,
  });
  const repaid = { bank: 100_000, "overdue-receivable": -30_000, "charge-receivable": -70_000 };
  expect(await posted(loanGid)).toEqual([PAID_OUT, LATE, ["repayment", repaid]]);
  expect(await told(loanGid)).toEqual(AGREED);
  expect(await told(payGid)).toEqual([
    ["payment", "opened", { amount: 100_000 }],
    ["payment", "success", { amount: 100_000 }],
  ]);

  // Is told to nobody else.
  const other = await lender().as(6);
  for (const call of ["repayment-status", "repayment-receipt"])
    expect((await other.call(call, { payGid })).status).toBe(3198);
  expect((await borrower.call("repayment-receipt", { payGid: "x" })).status).toBe(3198);

  // The bank takes the payment back: all is owed again.
  await lender().control("/__sandbox/reverse", { payGid });
  const back = { bank: -100_000, "overdue-receivable": 30_000, "charge-receivable": 70_000 };
  expect((await posted(loanGid)).slice(3)).toEqual([["repayment-reversal", back]]);
  expect((await told(payGid))[2]).toEqual(["payment", "reversed", { amount: 100_000 }]);
  expect(await borrower.ok("repayment-status", { payGid })).toMatchObject({
    payStatus: 3,
    failReason: "reversed",
    loanLeftAmount: 1_329_950,
    loanStatus: 50,
  });
  expect((await borrower.call("repayment-receipt", { payGid })).status).toBe(3199);
  expect(await lender().control("/__sandbox/reverse", { payGid })).toEqual({ error: expect.any(String) });
  expect(await lender().control("/__sandbox/reverse", { payGid: "x" })).toEqual({ error: expect.any(String) });

  // Is settled by a transfer of too much, which is kept as credit.
  const account = await borrower.ok("repayment-va-static", { loanGid });
  expect(account).toMatchObject({ bankCode: "999", bankName: "Sandbox Bank", receiverName: "Sandbox Lender" });
  expect(account.bankVA).toMatch(/^\d{10}$/);
  await lender().control("/__sandbox/credit-va", { bankVA: account.bankVA, amount: "13799.50" });
  const settled = {
    bank: 1_379_950,
    "overdue-receivable": -30_000,
    "charge-receivable": -299_950,
    "principal-receivable": -1_000_000,
    "borrower-credit": -50_000,
  };
  expect((await posted(loanGid)).slice(4)).toEqual([["repayment", settled]]);
  expect((await told(loanGid)).slice(4)).toEqual([["loan", "settled", {}]]);
  const { loan: row, periods } = await rowsOf(loanGid);
  expect(row).toMatchObject({ status: "settled", settledAt: expect.any(Number) });
  expect(periods).toMatchObject([{ settledAt: row.settledAt, paidPrincipal: 1_000_000, paidOverdue: 30_000 }]);

  // Settled, it takes no more: not a quote, a card, a transfer or a renewal.
  const card = { loanGid, amount: "100.00", method: "card", bankcardGid: await borrower.bankcardGid() };
  const statuses = [
    await borrower.call("repayment-quote", { loanGid }),
    await borrower.call("repayment-pay", card),
    await borrower.call("repayment-pay", { ...card, method: "transfer" }),
    await borrower.call("repayment-va-static", { loanGid }),
    await borrower.call("repayment-renew", { loanGid }),
    await borrower.call("repayment-renew-cancel", { loanGid }),
    await borrower.call("repayment-extend", { loanGid }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([3199, 3199, 3199, 3120, 3199, 3199, 3199]);
});

it("K2 a loan whose charges are kept back owes its principal alone", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 13, 1, 2);
  const kept = { "interest-income": -14_000, "fee-income": -266_000, "tax-payable": -19_950 };
  const paidOut = { bank: -700_050, "principal-receivable": 1_000_000, ...kept };
  expect(await posted(loanGid)).toEqual([["pay-out", paidOut]]);
  expect((await borrower.ok("repayment-quote", { loanGid })).payAmount).toBe(1_000_000);
});

it("F1 a loan under review has no detail, no quote and no account to transfer to", async () => {
  const borrower = await lender().as(7);
  const options = { principal: 1_000_000, now: NOON, appliedAt: NOON, outcome: "stay" } as const;
  const { id } = await inTransaction(lender().database.db, (tx) => openLoan(tx, borrower.row, options));
  for (const call of ["repayment-loandetail", "repayment-quote", "repayment-va-static"])
    expect((await borrower.call(call, { loanGid: id })).status).toBe(3199);
});

it("F4 the first of three periods, settled on time, waives fee and tax of the second, in the ledger too", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 11, 1, THREE_PERIODS);
  await byCard(borrower, loanGid, "4333.16");
  const repaid = { bank: 433_316, "charge-receivable": -99_982, "principal-receivable": -333_334 };
  const waived = { "waiver-expense": 88_666, "tax-payable": 6_650, "charge-receivable": -95_316 };
  expect(await posted(loanGid)).toEqual([PAID_OUT, ["repayment", repaid], ["waiver", waived]]);
  const { periods } = await rowsOf(loanGid);
  expect(periods).toMatchObject([
    { settledAt: expect.any(Number), waivedFee: 0 },
    { settledAt: null, waivedFee: 88_666, waivedTax: 6_650 },
    { settledAt: null, waivedFee: 0, waivedTax: 0 },
  ]);
});

it("F4 what the bank takes back of the first of three periods takes its waiver back, whichever payment settled that", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 11, 1, THREE_PERIODS);
  const takeBack = (payGid: unknown) => lender().control("/__sandbox/reverse", { payGid });
  const books = async () => {
    const posts = (await posted(loanGid)) as [string, Record<string, number>][];
    const balance = (account: string) => posts.reduce((sum, [, amounts]) => sum + (amounts[account] ?? 0), 0);
    const second = (await rowsOf(loanGid)).periods[1];
    return [balance("charge-receivable"), balance("waiver-expense"), second?.waivedFee, second?.waivedTax];
  };
  // Of ₦999.82 the charges of a period, of ₦3,333.34 its principal.
  const charges = await byCard(borrower, loanGid, "1000.00");
  const rest = await byCard(borrower, loanGid, "3333.16");
  const settled = [299_950 - 99_982 - 95_316, 88_666, 88_666, 6_650];
  expect(await books()).toEqual(settled);
  await takeBack(charges.payGid);
  expect(await books()).toEqual([299_950, 0, 0, 0]);
  await byCard(borrower, loanGid, "1000.00");
  expect(await books()).toEqual(settled);
  await takeBack(rest.payGid);
  expect(await books()).toEqual([299_950 - 99_982, 0, 0, 0]);
});

describe("X6 a card", () => {
  it("that is not active or was removed is not charged", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 1);
    const bankcardGid = await borrower.bankcardGid();
    const status = async (change: Partial<typeof bankCard.$inferSelect>) => {
      await inTransaction(lender().database.db, (tx) =>
        tx.update(bankCard).set(change).where(eq(bankCard.id, bankcardGid)),
      );
      return (await borrower.call("repayment-pay", { loanGid, amount: "100.00", method: "card", bankcardGid })).status;
    };
    expect(await status({ removedAt: NOON })).toBe(3050);
    expect(await status({ removedAt: null, status: 0 })).toBe(3050);
    expect((await borrower.call("repayment-pay", { loanGid, amount: "100.00", method: "card" })).status).toBe(3050);
    expect((await borrower.ok("repayment-bill")).unRepaidTotal).toBe(1_299_950);
  });
});
