import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { application, withLoan } from "../../testing/lent.ts";
import type { TestLender } from "../../testing/test-lender.ts";
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
  beforeEach(() => lender.startOver());
  afterAll(async () => {
    expect(lender.errors).toEqual([]);
    await lender.close();
  });

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

    it("F1 borrows ₦10,000: under review, paid out within a minute, repaid by transfer and card, and the ledger balances", async () => {
      const borrower = await lender.as(2);
      const body = await application(borrower);
      const applied = await borrower.ok("loan-apply", body, { key: "first" });
      expect(await borrower.ok("loan-apply", body, { key: "first" })).toEqual(applied);
      expect((await borrower.call("loan-apply", { ...body, loanAmount: "12000.00" }, { key: "first" })).status).toBe(
        3199,
      );
      expect((await borrower.call("loan-apply", body, { key: "second" })).status).toBe(3109);
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

    it("K2 has earned the longer period once he repaid a loan", async () => {
      const { borrower, loanGid } = await withLoan(lender, 2, 1);
      const card = { loanGid, amount: "12999.50", method: "card", bankcardGid: await borrower.bankcardGid() };
      await borrower.ok("repayment-pay", card);
      const info = await borrower.ok("loan-preloan-info", {});
      expect(info.postRate.map(({ productPeriod }: { productPeriod: number }) => productPeriod)).toEqual([14, 30]);
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
    expect((await borrower.call("loan-contract", { productId: 1, ...change })).status).toBe(3106);
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
});
