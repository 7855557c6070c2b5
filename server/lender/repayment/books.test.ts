import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bankCard } from "../../database/tables/bank.ts";
import { event } from "../../database/tables/frame.ts";
import { ledgerEntry, ledgerTransfer } from "../../database/tables/ledger.ts";
import { installment, loan } from "../../database/tables/loan.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../testing/test-lender.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { openLoan } from "../loan/open-loan.ts";
import { THREE_PERIODS } from "../loan/products.ts";
import { there } from "../../../tests/there.ts";
import { openRenewal } from "./open-renewal.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const DAY = 86_400_000;
/** Noon in Lagos of Tuesday, 15 January 2030. */
const NOON = Date.UTC(2030, 0, 15, 11);
/** 06:59:59 in Lagos of a day in January 2030. */
const due = (day: number) => Date.UTC(2030, 0, day, 5, 59, 59);

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
  await lender.control("/__sandbox/clock", { set: NOON });
});
afterAll(async () => {
  expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
  expect(lender.errors).toEqual([]);
  await lender.close();
});

/** A persona without a loan is given the golden one, paid out so many days ago. */
async function withLoan(persona: number, daysAgo: number, productId = 1) {
  const borrower = await lender.as(persona);
  const options = { principal: 1_000_000, now: NOON, disbursedAt: NOON - daysAgo * DAY, productId };
  const { id } = await inTransaction(lender.database.db, (tx) => openLoan(tx, borrower.row, options));
  return { borrower, loanGid: id };
}

const byCard = async (borrower: TestBorrower, loanGid: string, amount: string, more = {}) =>
  borrower.ok("repayment-pay", { loanGid, amount, method: "card", bankcardGid: await borrower.bankcardGid(), ...more });

/** What was posted about a loan, in its order. */
const posted = (loanGid: string) =>
  inTransaction(lender.database.db, async (tx) => {
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
  });

/** What happened to a loan or a payment, in its order. */
const told = (subjectId: string) =>
  inTransaction(lender.database.db, async (tx) => {
    const rows = await tx.select().from(event).where(eq(event.subjectId, subjectId)).orderBy(asc(event.id));
    return rows.map(({ subject, kind, detail }) => [subject, kind, detail]);
  });

const rowsOf = (loanGid: string) =>
  inTransaction(lender.database.db, async (tx) => ({
    loan: there((await tx.select().from(loan).where(eq(loan.id, loanGid)))[0]),
    periods: await tx
      .select()
      .from(installment)
      .where(eq(installment.loanId, loanGid))
      .orderBy(asc(installment.number)),
  }));

const PAID_OUT = [
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
const LATE = ["overdue-fee", { "overdue-receivable": 30_000, "overdue-income": -30_000 }];
const AGREED = [
  ["loan", "applied", { principal: 1_000_000 }],
  ["loan", "approved", {}],
  ["loan", "disbursing", {}],
  ["loan", "active", {}],
];

describe("the golden loan, three days late", () => {
  let borrower: TestBorrower;
  let loanGid: string;
  let payGid: string;
  beforeAll(async () => {
    ({ borrower, loanGid } = await withLoan(5, 16));
  });

  it("V13 is quoted with its parts", async () => {
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
      quotedAt: expect.any(Number),
    });
  });

  it("V13 is paid in part: overdue fee, tax and then fee, in the ledger too", async () => {
    ({ payGid } = await byCard(borrower, loanGid, "1000.00"));
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
  });

  it("is told to nobody else", async () => {
    const other = await lender.as(6);
    for (const call of ["repayment-status", "repayment-receipt"])
      expect((await other.call(call, { payGid })).status).toBe(3198);
    expect((await borrower.call("repayment-receipt", { payGid: "x" })).status).toBe(3198);
  });

  it("the bank takes the payment back: all is owed again", async () => {
    await lender.control("/__sandbox/reverse", { payGid });
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
    expect(await lender.control("/__sandbox/reverse", { payGid })).toEqual({ error: expect.any(String) });
    expect(await lender.control("/__sandbox/reverse", { payGid: "x" })).toEqual({ error: expect.any(String) });
  });

  it("S13 is settled by a transfer of too much, which is kept as credit", async () => {
    const account = await borrower.ok("repayment-va-static", { loanGid });
    expect(account).toMatchObject({ bankCode: "999", bankName: "Sandbox Bank", receiverName: "Sandbox Lender" });
    expect(account.bankVA).toMatch(/^\d{10}$/);
    await lender.control("/__sandbox/credit-va", { bankVA: account.bankVA, amount: "13799.50" });
    const repaid = {
      bank: 1_379_950,
      "overdue-receivable": -30_000,
      "charge-receivable": -299_950,
      "principal-receivable": -1_000_000,
      "borrower-credit": -50_000,
    };
    expect((await posted(loanGid)).slice(4)).toEqual([["repayment", repaid]]);
    expect((await told(loanGid)).slice(4)).toEqual([["loan", "settled", {}]]);
    const { loan: row, periods } = await rowsOf(loanGid);
    expect(row).toMatchObject({ status: "settled", settledAt: expect.any(Number) });
    expect(periods).toMatchObject([{ settledAt: row.settledAt, paidPrincipal: 1_000_000, paidOverdue: 30_000 }]);
  });

  it("settled, it takes no more: not a quote, a card, a transfer or a renewal", async () => {
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
});

it("K2 a loan whose charges are kept back owes its principal alone", async () => {
  const { borrower, loanGid } = await withLoan(13, 1, 2);
  const kept = { "interest-income": -14_000, "fee-income": -266_000, "tax-payable": -19_950 };
  const paidOut = { bank: -700_050, "principal-receivable": 1_000_000, ...kept };
  expect(await posted(loanGid)).toEqual([["pay-out", paidOut]]);
  expect((await borrower.ok("repayment-quote", { loanGid })).payAmount).toBe(1_000_000);
});

it("F1 a loan under review has no detail, no quote and no account to transfer to", async () => {
  const borrower = await lender.as(7);
  const options = { principal: 1_000_000, now: NOON, appliedAt: NOON, outcome: "stay" } as const;
  const { id } = await inTransaction(lender.database.db, (tx) => openLoan(tx, borrower.row, options));
  for (const call of ["repayment-loandetail", "repayment-quote", "repayment-va-static"])
    expect((await borrower.call(call, { loanGid: id })).status).toBe(3199);
});

it("F3 a renewal lays another period's charges on the loan, and is taken back with its payment", async () => {
  const { borrower, loanGid } = await withLoan(8, 13);
  const before = await rowsOf(loanGid);
  expect(before.loan.dueAt).toBe(due(16));
  await borrower.ok("repayment-renew", { loanGid });
  const { payGid } = await byCard(borrower, loanGid, "2999.50", { purpose: "renew" });
  const after = await rowsOf(loanGid);
  const charges = { interest: 28_000, fee: 532_000, tax: 39_900, dueAt: due(29) };
  expect(after.loan).toMatchObject({ ...charges, dueTotal: 1_599_900 });
  expect(after.periods).toMatchObject([{ ...charges, baseOverdue: 0, baseDays: 0, settledAt: null }]);
  const added = {
    "charge-receivable": 299_950,
    "interest-income": -14_000,
    "fee-income": -266_000,
    "tax-payable": -19_950,
  };
  const paid = ["repayment", { bank: 299_950, "charge-receivable": -299_950 }];
  expect(await posted(loanGid)).toEqual([PAID_OUT, paid, ["renewal", added]]);
  expect(await borrower.ok("repayment-status", { payGid })).toMatchObject({ renewedDueTime: due(29) });
  expect((await borrower.ok("message-list")).messages[0].kind).toBe("renewal-confirmed");
  await lender.control("/__sandbox/reverse", { payGid });
  expect(await rowsOf(loanGid)).toEqual(before);
  expect((await told(loanGid)).slice(4)).toEqual([
    ["loan", "renew-applied", {}],
    ["loan", "renew-confirmed", {}],
    ["loan", "renew-lapsed", {}],
  ]);
});

describe("F3 an extension", () => {
  const offered = async (persona: number, daysAgo: number, productId?: number) => {
    const known = await withLoan(persona, daysAgo, productId);
    const about = { loanId: known.loanGid, borrowerId: known.borrower.row.id, kind: "extend" } as const;
    await inTransaction(lender.database.db, (tx) =>
      openRenewal(tx, { ...about, createdAt: NOON, expiresAt: NOON + 2 * DAY }),
    );
    return known;
  };

  it("takes half of the late fee off, and starts it anew seven days on", async () => {
    const { borrower, loanGid } = await offered(9, 16);
    await borrower.ok("repayment-extend", { loanGid });
    const { loan: row, periods } = await rowsOf(loanGid);
    expect(row.dueAt).toBe(due(22));
    expect(periods).toMatchObject([{ overdue: 15_000, baseOverdue: 15_000, baseDays: 0, dueAt: due(22) }]);
    const waived = { "waiver-expense": 15_000, "overdue-receivable": -15_000 };
    expect(await posted(loanGid)).toEqual([PAID_OUT, LATE, ["extension-waiver", waived]]);
    expect((await told(loanGid)).slice(4)).toEqual([
      ["loan", "extend-offered", {}],
      ["loan", "extend-confirmed", {}],
    ]);
    expect((await borrower.ok("message-list")).messages[0].kind).toBe("extension-confirmed");
  });

  it("of the first of three periods moves that one alone", async () => {
    const { borrower, loanGid } = await offered(10, 16, THREE_PERIODS);
    const before = await rowsOf(loanGid);
    await borrower.ok("repayment-extend", { loanGid });
    const { loan: row, periods } = await rowsOf(loanGid);
    expect(row.dueAt).toBe(before.loan.dueAt);
    expect(periods.map(({ dueAt }) => dueAt)).toEqual([due(22), due(27), due(27) + 14 * DAY]);
  });
});

it("F4 the first of three periods, settled on time, waives fee and tax of the second, in the ledger too", async () => {
  const { borrower, loanGid } = await withLoan(11, 1, THREE_PERIODS);
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

describe("X6 a card", () => {
  it("that is not active or was removed is not charged", async () => {
    const { borrower, loanGid } = await withLoan(12, 1);
    const bankcardGid = await borrower.bankcardGid();
    const status = async (change: Partial<typeof bankCard.$inferSelect>) => {
      await inTransaction(lender.database.db, (tx) =>
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
