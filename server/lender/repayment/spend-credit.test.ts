import fc from "fast-check";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { payment } from "../../database/tables/payment.ts";
import { booksOf } from "../../testing/books.ts";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { application, withLoan } from "../../testing/lent.ts";
import type { TestBorrower } from "../../testing/test-lender.ts";
import { there } from "../../../tests/there.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { ledgerSheet } from "../ledger/ledger-sheet.ts";
import { openLoan } from "../loan/open-loan.ts";
import { THREE_PERIODS } from "../loan/products.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Noon in Lagos of Tuesday, 15 January 2030. */
const NOON = Date.UTC(2030, 0, 15, 11);

const lender = lenderOfFile();
const { posted, told, rowsOf } = booksOf(lender);

/** One more loan of somebody, paid out so many days before noon; kobo. */
const another = async ({ row }: TestBorrower, principal: number, daysAgo: number, productId = 1) => {
  const options = { principal, now: NOON, disbursedAt: NOON - daysAgo * DAY, productId };
  return (await inTransaction(lender().database.db, (tx) => openLoan(tx, row, options))).id;
};
/** A transfer arrives for a loan; naira. Gives its payment. */
const transfer = async (borrower: TestBorrower, loanGid: string, amount: string) => {
  const { bankVA } = await borrower.ok("repayment-va-static", { loanGid });
  return String((await lender().control("/__sandbox/credit-va", { bankVA, amount })).payGid);
};
const leftOf = async (borrower: TestBorrower, loanGid: string) =>
  (await borrower.ok("repayment-loandetail", { loanGid })).loanLeftAmount as number;
const creditOf = async (borrower: TestBorrower) => (await borrower.ok("userinfo-baseinfo")).balance as number;
/** What was paid of a loan out of his credit, and how each payment stands. */
const spentOn = (loanGid: string) =>
  inTransaction(lender().database.db, (tx) =>
    tx
      .select({ id: payment.id, amount: payment.amount, status: payment.status })
      .from(payment)
      .where(and(eq(payment.loanId, loanGid), eq(payment.method, "credit"))),
  );

describe("V13 F14 a credit of ₦500 when ₦3,000 is borrowed", () => {
  it("lowers the ₦3,899.85 to ₦3,399.85 once it is paid out, as a payment of the loan does", async () => {
    const borrower = await lender().as(53);
    expect(await creditOf(borrower)).toBe(50_000);
    const asked = await application(borrower, { loanAmount: "3000.00" });
    const applied = await borrower.ok("loan-apply", asked, { key: "once" });
    expect(await creditOf(borrower)).toBe(50_000);
    await lender().control("/__sandbox/clock", { advanceMs: MINUTE });
    expect(await borrower.ok("loan-apply", asked, { key: "once" })).toEqual(applied);

    // One figure for one debt, wherever it is asked for.
    const bills = await borrower.ok("repayment-bill");
    expect(bills).toMatchObject({ unRepaidTotal: 339_985, loanList: [{ loanLeftAmount: 339_985 }] });
    const { loanGid } = there(bills.loanList[0]);
    const { subLoans, ...detail } = await borrower.ok("repayment-loandetail", { loanGid });
    expect(detail).toMatchObject({
      dueAmount: 389_985,
      loanLeftAmount: 339_985,
      repaymentAmount: 50_000,
      outstandingPrincipal: 300_000,
    });
    expect(subLoans).toMatchObject([{ leftAmount: 339_985, paidAmount: 50_000 }]);
    expect((await borrower.ok("loan-list")).loanList[0]).toMatchObject({ loanLeftAmount: 339_985, repaidPrincipal: 0 });
    expect(await borrower.ok("userinfo-baseinfo")).toMatchObject({ balance: 0, loanBalance: 339_985 });
    // Its VAT of 59.85 first, and then of its fee of 798.
    expect(await borrower.ok("repayment-quote", { loanGid })).toMatchObject({
      payAmount: 339_985,
      overdueFee: 0,
      tax: 0,
      fee: 79_800 - 44_015,
      interest: 4_200,
      principal: 300_000,
    });
    expect((await posted(loanGid)).slice(1)).toEqual([
      ["repayment", { "borrower-credit": 50_000, "charge-receivable": -50_000 }],
    ]);

    // In its history and statement it stands at the moment of the payout, under a receipt of its own.
    const [spent] = await spentOn(loanGid);
    const payGid = there(spent).id;
    const receipt = await borrower.ok("repayment-receipt", { payGid });
    expect(receipt).toMatchObject({
      loanGid,
      amount: 50_000,
      method: "transfer",
      fromCredit: true,
      paidTime: detail.loanTime,
      overdueFee: 0,
      tax: 5_985,
      fee: 44_015,
      interest: 0,
      principal: 0,
      credit: 0,
      loanLeftAmount: 339_985,
    });
    expect(await borrower.ok("repayment-status", { payGid })).toMatchObject({ payStatus: 2, fromCredit: true });
    const said = { kind: "repayment", time: detail.loanTime, receiptNo: receipt.receiptNo, fromCredit: true };
    const { moments } = await borrower.ok("repayment-history", { loanGid });
    expect(moments).toContainEqual({ ...said, amount: 50_000 });
    const { lines, ...statement } = await borrower.ok("repayment-statement", { loanGid });
    expect(lines.at(-1)).toMatchObject({ ...said, change: -50_000, balance: 339_985 });
    expect(statement).toMatchObject({ paidOut: 300_000, charges: 89_985, repaid: -50_000, closing: 339_985 });

    // What is quoted the day after settles the loan exactly.
    await lender().control("/__sandbox/clock", { advanceMs: DAY });
    const { payAmount } = await borrower.ok("repayment-quote", { loanGid });
    expect(payAmount).toBe(339_985);
    const card = { loanGid, amount: "3399.85", method: "card", bankcardGid: await borrower.bankcardGid() };
    expect(await borrower.ok("repayment-pay", card)).toMatchObject({ loanLeftAmount: 0, loanStatus: 60 });
    expect(await creditOf(borrower)).toBe(0);
  });
});

it("V13 a credit that is more than a loan costs settles it once it is paid out, and the rest is kept", async () => {
  await lender().control("/__sandbox/clock", { set: NOON });
  const { borrower, loanGid } = await withLoan(lender(), 12, 10);
  await transfer(borrower, loanGid, "17999.50");
  const { orderGid } = await borrower.ok("loan-apply", await application(borrower, { loanAmount: "3000.00" }));
  await lender().control("/__sandbox/clock", { advanceMs: MINUTE });
  const paidOut = { loanStatus: 60, lendResult: 2, extInfo: { withdrawStatus: 2, netAmount: 300_000 } };
  expect(await borrower.ok("loan-query-status", { orderGid })).toMatchObject(paidOut);
  expect(await borrower.ok("repayment-bill")).toMatchObject({ unRepaidTotal: 0, loanList: [] });
  expect(await creditOf(borrower)).toBe(500_000 - 389_985);
});

it("V13 a credit that stands beside a debt from before pays it at the close of business", async () => {
  await lender().control("/__sandbox/clock", { set: NOON });
  const borrower = await lender().as(53);
  const loanGid = await another(borrower, 300_000, 1);
  expect([await creditOf(borrower), await leftOf(borrower, loanGid)]).toEqual([50_000, 389_985]);
  await lender().control("/__sandbox/cob", {});
  expect([await creditOf(borrower), await leftOf(borrower, loanGid)]).toEqual([0, 339_985]);
});

describe("V13 what is paid too much on one loan", () => {
  beforeEach(() => lender().control("/__sandbox/clock", { set: NOON }));

  it("lowers another that is owed, by as much", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 10);
    const other = await another(borrower, 300_000, 1);
    const payGid = await transfer(borrower, loanGid, "13999.50");
    expect(await leftOf(borrower, loanGid)).toBe(0);
    expect(await leftOf(borrower, other)).toBe(289_985);
    expect(await creditOf(borrower)).toBe(0);
    expect(await borrower.ok("repayment-receipt", { payGid })).toMatchObject({ amount: 1_399_950, credit: 100_000 });
    expect((await posted(loanGid)).slice(1)).toEqual([
      [
        "repayment",
        {
          bank: 1_399_950,
          "charge-receivable": -299_950,
          "principal-receivable": -1_000_000,
          "borrower-credit": -100_000,
        },
      ],
    ]);
    // VAT 59.85 and fee 798.00 whole, interest 42.00, and 100.15 of the principal.
    expect((await posted(other)).slice(1)).toEqual([
      ["repayment", { "borrower-credit": 100_000, "charge-receivable": -89_985, "principal-receivable": -10_015 }],
    ]);
    expect((await borrower.ok("loan-list")).loanList).toContainEqual(
      expect.objectContaining({ loanGid: other, repaidPrincipal: 10_015, outstandingPrincipal: 289_985 }),
    );
  });

  it("settles another where it comes to more, and the rest is kept", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 10);
    const other = await another(borrower, 300_000, 1);
    await transfer(borrower, loanGid, "17999.50");
    expect(await borrower.ok("repayment-bill")).toMatchObject({ unRepaidTotal: 0, loanList: [] });
    expect(await creditOf(borrower)).toBe(500_000 - 389_985);
    expect((await rowsOf(other)).loan).toMatchObject({ status: "settled", settledAt: expect.any(Number) });
    expect((await told(other)).slice(4)).toEqual([["loan", "settled", {}]]);
    const { id } = there((await spentOn(other))[0]);
    expect(await told(id)).toEqual([
      ["payment", "opened", { amount: 389_985 }],
      ["payment", "success", { amount: 389_985 }],
    ]);
  });

  it("pays the loan that is due first, late fee before VAT and fee, and then the next", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 10);
    // Due in 13 days, and three days late: 90.00 of late fees on 3,000.00.
    const young = await another(borrower, 300_000, 1);
    const late = await another(borrower, 300_000, 16);
    await transfer(borrower, loanGid, "13099.50");
    expect((await posted(late)).at(-1)).toEqual([
      "repayment",
      { "borrower-credit": 10_000, "overdue-receivable": -9_000, "charge-receivable": -1_000 },
    ]);
    expect(await leftOf(borrower, late)).toBe(389_985 + 9_000 - 10_000);
    expect(await leftOf(borrower, young)).toBe(389_985);

    await transfer(borrower, late, "4889.85");
    expect(await leftOf(borrower, late)).toBe(0);
    expect(await leftOf(borrower, young)).toBe(389_985 - 100_000);
  });

  it("F4 settles the first of three payments on time, and the fee of the second is waived", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 10);
    const three = await another(borrower, 1_000_000, 1, THREE_PERIODS);
    await transfer(borrower, loanGid, "17332.66");
    expect((await posted(three)).slice(1)).toEqual([
      ["repayment", { "borrower-credit": 433_316, "charge-receivable": -99_982, "principal-receivable": -333_334 }],
      ["waiver", { "waiver-expense": 88_666, "tax-payable": 6_650, "charge-receivable": -95_316 }],
    ]);
    expect(await leftOf(borrower, three)).toBe(771_318);
  });

  it("F3 confirms a renewal that was applied for, and is taken back with it", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 10);
    const renewed = await another(borrower, 300_000, 13);
    await borrower.ok("repayment-renew", { loanGid: renewed });
    const before = await rowsOf(renewed);
    const payGid = await transfer(borrower, loanGid, "13899.35");
    expect((await posted(renewed)).map(([kind]) => kind)).toEqual(["pay-out", "repayment", "renewal"]);
    expect(await borrower.ok("repayment-loandetail", { loanGid: renewed })).toMatchObject({ renewStatus: 2 });
    expect((await borrower.ok("message-list")).messages[0].kind).toBe("renewal-confirmed");
    await lender().control("/__sandbox/reverse", { payGid });
    expect(await rowsOf(renewed)).toEqual(before);
    expect(await leftOf(borrower, loanGid)).toBe(1_299_950);
  });
});

describe("V13 a payment that overpaid and is taken back by the bank", () => {
  beforeEach(() => lender().control("/__sandbox/clock", { set: NOON }));

  const reverse = (payGid: string) => lender().control("/__sandbox/reverse", { payGid });

  it("takes back what its credit paid: every account and what is owed of each loan is as it was", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 16);
    const other = await another(borrower, 300_000, 15);
    const three = await another(borrower, 1_000_000, 1, THREE_PERIODS);
    await lender().control("/__sandbox/cob", {});
    const books = async () => {
      const { accounts } = await inTransaction(lender().database.db, ledgerSheet);
      const loans = await Promise.all([loanGid, other, three].map((id) => rowsOf(id)));
      return {
        accounts,
        loans: loans.map(({ loan, periods }) => [
          loan,
          // Where the overdue fee grows from is a fact of the past; what is owed is not changed by it.
          periods.map((period) => ({ ...period, baseOverdue: 0, baseDays: 0 })),
        ]),
      };
    };
    const before = await books();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4_000_000 }), async (amount) => {
        const payGid = await transfer(borrower, loanGid, (amount / 100).toFixed(2));
        expect((await books()).accounts).not.toEqual(before.accounts);
        await reverse(payGid);
        expect(await books()).toEqual(before);
      }),
      { numRuns: 8, examples: [[1_329_951], [1_429_950], [1_729_950], [2_200_000], [4_000_000]] },
    );
  }, 60_000);

  it("leaves what other money gave the credit where it was spent", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 10);
    const { bankVA } = await borrower.ok("repayment-va-static", { loanGid });
    const arrives = async (amount: string) =>
      String((await lender().control("/__sandbox/credit-va", { bankVA, amount })).payGid);
    await arrives("13499.50");
    const second = await arrives("300.00");
    expect(await creditOf(borrower)).toBe(80_000);
    await borrower.ok("loan-apply", await application(borrower, { loanAmount: "3000.00" }));
    await lender().control("/__sandbox/clock", { advanceMs: MINUTE });
    const { loanGid: other } = there((await borrower.ok("repayment-bill")).loanList[0]);
    expect(await leftOf(borrower, other)).toBe(389_985 - 80_000);
    await reverse(second);
    expect(await leftOf(borrower, other)).toBe(389_985 - 50_000);
    expect(await creditOf(borrower)).toBe(0);
    expect(
      (await spentOn(other))
        .map(({ amount, status }) => [amount, status])
        .sort(([one], [other]) => Number(one) - Number(other)),
    ).toEqual([
      [50_000, "success"],
      [80_000, "failed"],
    ]);
    const { lines } = await borrower.ok("repayment-statement", { loanGid: other });
    expect(
      lines.map(({ kind, change, fromCredit }: Record<string, unknown>) => [kind, change, fromCredit]).slice(2),
    ).toEqual([
      ["repayment", -80_000, true],
      ["repayment-reversal", 80_000, true],
      ["repayment", -50_000, true],
    ]);
  });

  it("has a credit that is there pay the loan that is owed again", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 10);
    const { bankVA } = await borrower.ok("repayment-va-static", { loanGid });
    const first = await transfer(borrower, loanGid, "12999.50");
    await lender().control("/__sandbox/credit-va", { bankVA, amount: "500.00" });
    expect(await creditOf(borrower)).toBe(50_000);
    await reverse(first);
    expect(await leftOf(borrower, loanGid)).toBe(1_299_950 - 50_000);
    expect(await creditOf(borrower)).toBe(0);
  });

  it("is none that came out of the credit: no bank paid it", async () => {
    const { borrower, loanGid } = await withLoan(lender(), 12, 10);
    const other = await another(borrower, 300_000, 1);
    await transfer(borrower, loanGid, "13999.50");
    const { id } = there((await spentOn(other))[0]);
    expect(await reverse(id)).toEqual({ error: expect.any(String) });
    expect(await leftOf(borrower, other)).toBe(289_985);
  });
});
