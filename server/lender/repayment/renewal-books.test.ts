import { beforeEach, describe, expect, it } from "vitest";
import { booksOf, LATE, PAID_OUT } from "../../testing/books.ts";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { withLoan } from "../../testing/lent.ts";
import type { TestBorrower } from "../../testing/test-lender.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { THREE_PERIODS } from "../loan/products.ts";
import { openRenewal } from "./open-renewal.ts";

const DAY = 86_400_000;
/** Noon in Lagos of Tuesday, 15 January 2030. */
const NOON = Date.UTC(2030, 0, 15, 11);
/** 06:59:59 in Lagos of a day in January 2030. */
const due = (day: number) => Date.UTC(2030, 0, day, 5, 59, 59);

const lender = lenderOfFile();
beforeEach(() => lender().control("/__sandbox/clock", { set: NOON }));
const { posted, told, rowsOf } = booksOf(lender);

const byCard = async (borrower: TestBorrower, loanGid: string, amount: string, more = {}) =>
  borrower.ok("repayment-pay", { loanGid, amount, method: "card", bankcardGid: await borrower.bankcardGid(), ...more });

it("F3 a renewal lays another period's charges on the loan, and is taken back with its payment", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 8, 13);
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
  await lender().control("/__sandbox/reverse", { payGid });
  expect(await rowsOf(loanGid)).toEqual(before);
  expect((await told(loanGid)).slice(4)).toEqual([
    ["loan", "renew-applied", {}],
    ["loan", "renew-confirmed", {}],
    ["loan", "renew-lapsed", {}],
  ]);
});

it("S11 F3 the contract of a renewed loan is the one that was agreed, whatever was charged since", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 8, 13);
  await borrower.ok("repayment-renew", { loanGid });
  await byCard(borrower, loanGid, "2999.50", { purpose: "renew" });
  expect(await borrower.ok("loan-contract", { loanGid })).toMatchObject({
    loanAmount: 1_000_000,
    netAmount: 1_000_000,
    interest: 14_000,
    fee: 266_000,
    tax: 19_950,
    totalCharge: 299_950,
    dueAmount: 1_299_950,
    loanPeriod: 14,
    dueTime: due(16),
    apr: 782.01,
    installments: [{ periodNo: 1, dueTime: due(16), amount: 1_299_950 }],
  });
});

describe("F3 an extension", () => {
  const offered = async (persona: number, daysAgo: number, productId?: number) => {
    const known = await withLoan(lender(), persona, daysAgo, productId);
    const about = { loanId: known.loanGid, borrowerId: known.borrower.row.id, kind: "extend" } as const;
    await inTransaction(lender().database.db, (tx) =>
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

  it("K4 of two late periods, of which some was paid, is told one late fee wherever it stands, before and after", async () => {
    const { borrower, loanGid } = await offered(10, 32, THREE_PERIODS);
    // 1 % a day of ₦3,333.34: 19 days are ₦633.33, 5 days ₦166.67. ₦300 are paid of it.
    await byCard(borrower, loanGid, "300");
    await lender().control("/__sandbox/clock", { advanceMs: 2 * 60_000 });
    const views = async () => {
      const detail = await borrower.ok("repayment-loandetail", { loanGid });
      const { overdueFee: charged } = await borrower.ok("repayment-statement", { loanGid });
      const views = [
        detail,
        (await borrower.ok("repayment-bill")).loanList[0],
        (await borrower.ok("index-mainhome")).loanBillList[0],
        (await borrower.ok("loan-list")).loanList[0],
        await borrower.ok("repayment-quote", { loanGid }),
      ];
      return { unpaid: views.map(({ overdueFee }) => overdueFee), charged: [charged, detail.overdueCharged], detail };
    };
    const before = await views();
    expect(before.unpaid).toEqual([50_000, 50_000, 50_000, 50_000, 50_000]);
    expect(before.charged).toEqual([80_000, 80_000]);
    // Half of the ₦333.33 that are unpaid of the first.
    expect(before.detail).toMatchObject({ extendOverdueFee: 50_000, extendReducedFee: 16_666 });
    expect(await borrower.ok("repayment-extend", { loanGid })).toMatchObject({ reducedFee: 16_666 });
    const after = await views();
    expect(after.unpaid).toEqual([33_334, 33_334, 33_334, 33_334, 33_334]);
    expect(after.charged).toEqual([63_334, 63_334]);
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
