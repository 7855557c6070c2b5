import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { TestBorrower, TestLender } from "../../testing/test-lender.ts";
import { testPlaces } from "../../testing/test-places.ts";
import { there } from "../../../tests/there.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(testPlaces)("on %s", (_, open) => {
  let lender: TestLender;
  beforeAll(async () => {
    lender = await open();
  });
  afterAll(async () => {
    expect(lender.errors).toEqual([]);
    await lender.close();
  });

  async function application(borrower: TestBorrower, change: Record<string, unknown> = {}) {
    const info = await borrower.ok("loan-preloan-info", { productType: "sloan" });
    return {
      quoteId: info.quoteId,
      productId: 1,
      loanAmount: "10000.00",
      bankAccountGid: await borrower.bankAccountGid(),
      purposeId: 1,
      tradePassword: "2580",
      ...change,
    };
  }

  const ledgerSum = async () => (await lender.control("/__sandbox/ledger")).sum;

  describe("persona 02", () => {
    it("C15 is told what he may borrow", async () => {
      const info = await (await lender.as(2)).ok("loan-preloan-info", {});
      expect(info).toMatchObject({
        availableBalance: 5_000_000,
        lowestLimit: 300_000,
        highestLimit: 5_000_000,
        multiple: 10_000,
        taxScale: 0.075,
        interestPercent: 0.05,
        hasTransPwd: 1,
      });
      expect(info.postRate[0]).toMatchObject({ productId: 1, productPeriod: 14, baseRate: 0.28 });
    });

    it("S11 sees the golden cost before he signs", async () => {
      const facts = await (await lender.as(2)).ok("loan-contract", { productId: 1, loanAmount: "10000.00" });
      expect(facts).toMatchObject({
        netAmount: 1_000_000,
        interest: 14_000,
        fee: 266_000,
        tax: 19_950,
        dueAmount: 1_299_950,
        apr: 782.01,
      });
      expect(facts).toMatchObject({ lateDays: 7, lateFee: 70_000, lateFeeMost: 500_000 });
      expect(new Date(facts.dueTime).toISOString()).toMatch(/T05:59:59\.000Z$/);
    });

    it.each([
      ["V5 a multiple of the step", { loanAmount: "10050.00" }, 3105, "Loan amount must be multiple of"],
      ["V5 the minimum", { loanAmount: "2900.00" }, 3105, "Loan at least"],
      ["V5 the maximum", { loanAmount: "50100.00" }, 3105, "Can only borrow"],
      ["V5 the bank account", { bankAccountGid: undefined }, -1, "bank account"],
      ["V5 the purpose", { purposeId: undefined }, -1, "Please select the purpose of the loan"],
      ["another's bank account", { bankAccountGid: "x" }, 3198, ""],
      ["the transaction password", { tradePassword: "0000" }, 3020, "Incorrect transaction password"],
      ["R51 the quote", { quoteId: "x" }, 3106, ""],
      ["R40 an amount that is none", { loanAmount: "ten" }, -1, "system error"],
    ])("refuses what is wrong with %s", async (_what, change, status, message) => {
      const borrower = await lender.as(2);
      const answer = await borrower.call("loan-apply", await application(borrower, change));
      expect(answer.status).toBe(status);
      expect(answer.message).toContain(message);
      expect((await borrower.ok("loan-list")).loanList).toEqual([]);
      if (status === -1 && message === "system error") lender.errors.length = 0;
    });

    it("speaks Chinese when asked to", async () => {
      const borrower = await lender.as(2);
      const answer = await borrower.call("loan-apply", await application(borrower, { tradePassword: "0000" }), {
        language: "zh_CN",
      });
      expect(answer.message).toMatch(/[一-龥]/);
    });

    it("F1 borrows ₦10,000: under review, paid out after the sandbox minute, repaid by transfer and card, and the ledger balances", async () => {
      const borrower = await lender.as(2);
      const body = await application(borrower);
      const applied = await borrower.ok("loan-apply", body, { key: "first" });
      expect(await borrower.ok("loan-apply", body, { key: "first" })).toEqual(applied);
      expect((await borrower.call("loan-apply", { ...body, loanAmount: "12000.00" }, { key: "first" })).status).toBe(
        3199,
      );
      expect((await borrower.call("loan-apply", body, { key: "second" })).status).toBe(3199);
      const status = () => borrower.ok("loan-query-status", { orderGid: applied.orderGid });
      expect(await status()).toMatchObject({ loanStatus: 10, lendResult: 0 });
      await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
      expect(await status()).toMatchObject({
        loanStatus: 40,
        lendResult: 2,
        extInfo: { withdrawStatus: 2, netAmount: 1_000_000 },
      });

      const bills = await borrower.ok("repayment-bill");
      expect(bills.unRepaidTotal).toBe(1_299_950);
      const loanGid = there(bills.loanList[0]).loanGid;
      const account = await borrower.ok("repayment-va-static", { loanGid });
      expect(
        (await borrower.call("repayment-pay", { loanGid, amount: "99.99", method: "transfer" })).message,
      ).toContain("100");
      const transfer = await borrower.ok("repayment-pay", { loanGid, amount: "100.00", method: "transfer" });
      expect(transfer).toMatchObject({ payStatus: 1, virtualAccount: { bankVA: account.bankVA } });
      await lender.control("/__sandbox/credit-va", { bankVA: account.bankVA, amount: 100 });
      expect(await borrower.ok("repayment-status", { payGid: transfer.payGid })).toMatchObject({
        payStatus: 2,
        loanLeftAmount: 1_289_950,
      });
      expect(await borrower.ok("repayment-receipt", { payGid: transfer.payGid })).toMatchObject({
        amount: 10_000,
        tax: 10_000,
        fee: 0,
        principal: 0,
      });

      const quote = await borrower.ok("repayment-quote", { loanGid });
      expect(quote).toMatchObject({ payAmount: 1_289_950, minimumAmount: 10_000, principal: 1_000_000 });
      const bankcardGid = await borrower.bankcardGid();
      const payment = { loanGid, amount: "12899.50", method: "card", bankcardGid };
      const paid = await borrower.ok("repayment-pay", payment, { key: "pay" });
      expect(await borrower.ok("repayment-pay", payment, { key: "pay" })).toEqual(paid);
      expect(paid).toMatchObject({ payStatus: 2, loanLeftAmount: 0, loanStatus: 60 });
      expect(await ledgerSum()).toBe("0.00");
      expect(await lender.control("/__sandbox/ledger")).toMatchObject({
        accounts: expect.arrayContaining([expect.objectContaining({ code: "charge-receivable" })]),
      });
      expect((await borrower.ok("loan-list")).loanList[0]).toMatchObject({
        loanStatus: 60,
        loanLeftAmount: 0,
        repaidPrincipal: 1_000_000,
      });
    });

    it("K2 has earned the longer period", async () => {
      const info = await (await lender.as(2)).ok("loan-preloan-info", {});
      expect(info.postRate.map(({ productPeriod }: { productPeriod: number }) => productPeriod)).toEqual([14, 30]);
    });
  });

  describe("refusals of an application", () => {
    it.each([
      [4, 3101, "You have overdue loan, please apply loan after repay"],
      [27, 3102, "The loan quota is full on the day, please come again tomorrow"],
      [28, 3103, "The number of transactions today has reached the limit"],
      [29, 3104, "Only your loan credit limit is more than"],
    ])("X6 answers persona %d with %d", async (persona, status, message) => {
      const borrower = await lender.as(persona);
      const answer = await borrower.call("loan-apply", await application(borrower));
      expect(answer.status).toBe(status);
      expect(answer.message).toContain(message);
    });

    it("X6 keeps the count of wrong transaction passwords and locks after more than three", async () => {
      const borrower = await lender.as(33);
      const statuses = [];
      for (let tries = 0; tries < 5; tries++) {
        const info = {
          quoteId: "x",
          productId: 1,
          loanAmount: 10_000,
          bankAccountGid: "x",
          purposeId: 1,
          tradePassword: "0000",
        };
        statuses.push((await borrower.call("loan-apply", info, { key: `k${tries}` })).status);
      }
      expect(statuses).toEqual([3020, 3020, 3020, 3021, 3021]);
    });

    it("R51 refuses terms that changed since they were confirmed", async () => {
      const borrower = await lender.as(17);
      const body = await application(borrower);
      await lender.database.db.execute(sql`update product set rate_ppm = 290000 where id = 1`);
      const answer = await borrower.call("loan-apply", body);
      await lender.database.db.execute(sql`update product set rate_ppm = 280000 where id = 1`);
      expect(answer.status).toBe(3106);
    });

    it("R51 holds the day of the contract: agreed at 23:59:30, the loan that is paid out past midnight is due as it said", async () => {
      const borrower = await lender.as(49);
      const { now } = await lender.control("/__sandbox/clock");
      const lastHalfMinute = Math.ceil((Number(now) + 3_600_000) / DAY) * DAY - 3_600_000 - 30_000;
      await lender.control("/__sandbox/clock", { set: lastHalfMinute });
      const body = await application(borrower);
      const facts = await borrower.ok("loan-contract", { productId: 1, loanAmount: "10000.00" });
      // 06:59:59 fourteen days after the day that ends in half a minute.
      const due = lastHalfMinute + 30_000 + 13 * DAY + 7 * 3_600_000 - 1000;
      expect(facts.dueTime).toBe(due);
      const { loanGid, orderGid } = await borrower.ok("loan-apply", body);
      await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
      expect((await borrower.ok("repayment-bill")).loanList[0].dueTime).toBe(due);
      expect((await borrower.ok("repayment-loandetail", { loanGid })).dueTime).toBe(due);
      expect((await borrower.ok("loan-list")).loanList[0].dueTime).toBe(due);
      expect((await borrower.ok("loan-query-status", { orderGid })).extInfo.dueTime).toBe(due);
      expect(await borrower.ok("loan-contract", { loanGid })).toMatchObject({
        dueTime: due,
        installments: [{ dueTime: due }],
      });
    });

    it("R51 asks for consent again where midnight passed between the contract and the application", async () => {
      const borrower = await lender.as(50);
      const { now } = await lender.control("/__sandbox/clock");
      const midnight = Math.ceil((Number(now) + 3_600_000) / DAY) * DAY - 3_600_000;
      await lender.control("/__sandbox/clock", { set: midnight - 30_000 });
      const body = await application(borrower);
      await lender.control("/__sandbox/clock", { set: midnight + 1000 });
      expect((await borrower.call("loan-apply", body)).status).toBe(3106);
      expect((await borrower.call("loan-apply", await application(borrower))).status).toBe(0);
    });

    it("R48 R51 a quote is good for one application: a second tab that still shows it opens no other loan", async () => {
      const borrower = await lender.as(31);
      const body = await application(borrower);
      await borrower.ok("loan-apply", body, { key: "first-tab" });
      await lender.control("/__sandbox/clock", { advanceMs: 60_000 });
      expect((await borrower.call("loan-apply", body, { key: "second-tab" })).status).toBe(3106);
      expect((await borrower.call("loan-apply", await application(borrower), { key: "anew" })).status).toBe(0);
    });
  });

  describe("what becomes of a loan", () => {
    it.each([
      [31, 71, "unactivated-card", "activated"],
      [32, 72, "bank-problem", "bank"],
    ])("F1 persona %d ends in %d", async (persona, loanStatus, failReason, words) => {
      const borrower = await lender.as(persona);
      await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
      const latest = await borrower.call("loan-query-status");
      expect(latest.content).toMatchObject({
        loanStatus,
        lendResult: 1,
        failReason,
        failText: expect.stringContaining(words),
      });
    });

    it("K4 an overdue loan grows by the day, once a day is closed also in the ledger", async () => {
      const borrower = await lender.as(4);
      const before = there((await borrower.ok("repayment-bill")).loanList[0]);
      await lender.control("/__sandbox/cob", {});
      const booked = async () => {
        const { accounts } = await lender.control("/__sandbox/ledger");
        return there((accounts as { code: string; balance: string }[]).find(({ code }) => code === "overdue-income"))
          .balance;
      };
      const first = await booked();
      await lender.control("/__sandbox/clock", { advanceMs: DAY });
      const after = there((await borrower.ok("repayment-bill")).loanList[0]);
      expect(after.exceedDays - before.exceedDays).toBe(1);
      expect(after.overdueFee - before.overdueFee).toBe(before.loanAmount / 100);
      await lender.control("/__sandbox/cob", {});
      expect(Number(await booked())).toBeLessThan(Number(first));
      expect(await ledgerSum()).toBe("0.00");
    });
  });

  it("D3 a voucher lowers the fee, and is used up", async () => {
    const borrower = await lender.as(48);
    const { vouchers } = await borrower.ok("loan-preloan-info", {});
    const voucher = vouchers.find(({ kind }: { kind: string }) => kind === "universal");
    // ₦17,800 costs 4,984.00, of which 249.20 is interest; ₦200 off the fee of 4,734.80, and 7.5 % tax on what is left.
    const cost = { voucherAmount: 20_000, fee: 453_480, tax: 34_011, interest: 24_920, dueAmount: 2_292_411 };
    const change = { loanAmount: "17800.00", voucherGid: voucher.gid };
    expect(await borrower.ok("loan-contract", { productId: 1, ...change })).toMatchObject(cost);
    const { loanGid, orderGid } = await borrower.ok("loan-apply", await application(borrower, change));
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    expect((await borrower.ok("repayment-bill")).unRepaidTotal).toBe(2_292_411);
    expect(await borrower.ok("loan-contract", { loanGid })).toMatchObject(cost);
    expect(await borrower.ok("repayment-loandetail", { loanGid })).toMatchObject({
      ...cost,
      loanLeftAmount: 2_292_411,
    });
    expect(await borrower.ok("repayment-quote", { loanGid })).toMatchObject({ fee: 453_480, tax: 34_011 });
    expect((await borrower.ok("loan-query-status", { orderGid })).extInfo).toMatchObject(cost);
    expect((await borrower.ok("loan-list")).loanList[0]).toMatchObject({
      fee: 453_480,
      gst: 34_011,
      dueAmount: 2_292_411,
    });
    expect(
      (await borrower.call("loan-contract", { productId: 1, loanAmount: 10_000, voucherGid: voucher.gid })).status,
    ).toBe(3199);
    expect(await ledgerSum()).toBe("0.00");
  });

  it("K2 charges that are kept back are not owed: front-rate golden net, due is the principal", async () => {
    const borrower = await lender.as(47);
    await borrower.ok("loan-apply", await application(borrower, { productId: 2 }));
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    const [bill] = (await borrower.ok("repayment-bill")).loanList;
    const detail = await borrower.ok("repayment-loandetail", { loanGid: bill.loanGid });
    expect(detail).toMatchObject({ netAmount: 700_050, dueAmount: 1_000_000, loanLeftAmount: 1_000_000, fee: 266_000 });
    expect(await ledgerSum()).toBe("0.00");
  });

  it("R79 answers 3198 to another's ids", async () => {
    const borrower = await lender.as(3);
    const { loanGid } = there((await borrower.ok("repayment-bill")).loanList[0]);
    const stranger = await lender.as(6);
    expect((await stranger.call("repayment-loandetail", { loanGid })).status).toBe(3198);
    expect((await stranger.call("repayment-bill", { userGid: borrower.row.id })).status).toBe(3198);
  });

  it("A1 answers 7 without a token", async () => {
    const reply = await lender.app.inject({ method: "POST", url: "/ostrader/loan/list", payload: {} });
    expect(reply.json()).toMatchObject({ status: 7, message: "login expired, please log in again" });
  });
});
