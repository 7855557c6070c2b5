import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bankCard } from "../../database/tables/bank.ts";
import type { TestBorrower, TestLender } from "../../testing/test-lender.ts";
import { withLoan } from "../../testing/lent.ts";
import { testPlaces } from "../../testing/test-places.ts";
import { THREE_PERIODS } from "../loan/products.ts";
import { there } from "../../../tests/there.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const MINUTE = 60_000;

describe.each(testPlaces)("on %s", (_, open) => {
  let lender: TestLender;
  beforeAll(async () => {
    lender = await open();
  });
  beforeEach(() => lender.startOver());
  afterAll(async () => {
    expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
    expect(lender.errors).toEqual([]);
    await lender.close();
  });

  const byCard = async (borrower: TestBorrower, loanGid: string, kobo: number, outcome = "success") =>
    borrower.call("repayment-pay", {
      loanGid,
      amount: kobo / 100,
      method: "card",
      bankcardGid: await borrower.bankcardGid(outcome),
    });

  describe("a form that two tabs show", () => {
    it("R48 is paid once: the second is told that another sum is owed by now", async () => {
      const { borrower, loanGid } = await withLoan(lender, 6, 1);
      const { loanLeftAmount } = await borrower.ok("repayment-loandetail", { loanGid });
      const bankcardGid = await borrower.bankcardGid();
      const shown = { loanGid, amount: 1000, owed: Number(loanLeftAmount) / 100, method: "card", bankcardGid };
      await borrower.ok("repayment-pay", shown, { key: "first-tab" });
      const late = await borrower.call("repayment-pay", shown, { key: "second-tab" });
      expect(late.status).toBe(3106);
      expect(late.message).toMatch(/^What you owe has changed: it is ₦[\d,.]+ now\. Nothing was charged\./);
      const after = await borrower.ok("repayment-loandetail", { loanGid });
      expect(after.repaymentAmount).toBe(100_000);
      const anew = { ...shown, owed: Number(after.loanLeftAmount) / 100 };
      await borrower.ok("repayment-pay", anew, { key: "anew" });
    });

    it("R48 announces one transfer, whose window is opened anew", async () => {
      const { borrower, loanGid } = await withLoan(lender, 7, 1);
      const shown = { loanGid, amount: 1000, method: "transfer" };
      const { payGid } = await borrower.ok("repayment-pay", shown, { key: "first-tab" });
      await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
      expect((await borrower.ok("repayment-pay", shown, { key: "second-tab" })).payGid).toBe(payGid);
      expect((await borrower.ok("repayment-pay", { ...shown, amount: 1500 })).payGid).not.toBe(payGid);
    });
  });

  describe("S13 a receipt says for ever what was left right after its payment", () => {
    const leftBy = async (borrower: TestBorrower, payGid: string) =>
      Promise.all(
        (["repayment-receipt", "repayment-status"] as const).map(
          async (id) => (await borrower.ok(id, { payGid })).loanLeftAmount,
        ),
      );

    it("whatever was paid later", async () => {
      const borrower = await lender.as(3);
      const { loanGid } = there((await borrower.ok("repayment-bill")).loanList[0]);
      const first = (await byCard(borrower, loanGid, 100_000)).content.payGid;
      expect(await leftBy(borrower, first)).toEqual([1_199_950, 1_199_950]);
      const last = (await byCard(borrower, loanGid, 1_199_950)).content.payGid;
      expect(await leftBy(borrower, first)).toEqual([1_199_950, 1_199_950]);
      expect(await leftBy(borrower, last)).toEqual([0, 0]);
    });

    it("however the late fee grew later", async () => {
      const borrower = await lender.as(4);
      const { loanGid } = there((await borrower.ok("repayment-bill")).loanList[0]);
      const { payGid } = (await byCard(borrower, loanGid, 100_000)).content;
      await lender.control("/__sandbox/clock", { advanceMs: 3 * 24 * 60 * MINUTE });
      expect(await leftBy(borrower, payGid)).toEqual([1_299_950, 1_299_950]);
    });
  });

  describe("cards", () => {
    it("X4 2801 a bank that asks for an OTP gets it with the same payment, which is then made once", async () => {
      const { borrower, loanGid } = await withLoan(lender, 8, 1);
      const bankcardGid = await borrower.bankcardGid("otp-asked");
      const pay = (otp?: string) =>
        borrower.call(
          "repayment-pay",
          { loanGid, amount: 100, method: "card", bankcardGid, otp },
          { key: `otp-${otp}` },
        );
      expect((await pay()).status).toBe(2801);
      const { messages } = (await lender.control("/__sandbox/outbox")) as { messages: unknown[] };
      expect(messages[0]).toMatchObject({ kind: "card-otp", code: "123456" });
      expect((await pay("000000")).status).toBe(3052);
      const { payGid } = (await pay("123456")).content;
      expect((await pay("123456")).content.payGid).toBe(payGid);
      expect(await borrower.ok("repayment-loandetail", { loanGid })).toMatchObject({ repaymentAmount: 10_000 });
    });

    it("V6 X4 2801 an OTP is good for the card, loan and amount that it was asked for, once and for 15 minutes", async () => {
      const { borrower, loanGid } = await withLoan(lender, 8, 1);
      const { loanGid: otherLoan } = await withLoan(lender, 8, 1);
      const [asking, other] = [await borrower.bankcardGid("otp-asked"), await borrower.bankcardGid()];
      const pay = async (amount: number, change = {}) =>
        (await borrower.call("repayment-pay", { loanGid, amount, method: "card", bankcardGid: asking, ...change }))
          .status;
      const otp = "123456";
      expect(await pay(5000, { otp })).toBe(2801);
      expect(await pay(1000)).toBe(2801);
      expect(await pay(2000, { otp })).toBe(2801);
      expect(await pay(1000, { otp, loanGid: otherLoan })).toBe(2801);
      expect(await pay(1000, { otp, bankcardGid: other })).toBe(2801);
      expect((await borrower.ok("repayment-loandetail", { loanGid })).repaymentAmount).toBe(0);
      expect([await pay(1000, { otp }), await pay(1000, { otp })]).toEqual([0, 2801]);
      await lender.control("/__sandbox/clock", { advanceMs: 15 * MINUTE });
      expect([await pay(1000, { otp }), await pay(1000, { otp })]).toEqual([2801, 0]);
      expect((await borrower.ok("repayment-loandetail", { loanGid })).repaymentAmount).toBe(200_000);
    });

    it("X6 says how many tries a wrong PIN and a wrong OTP leave, then locks for an hour", async () => {
      const { borrower, loanGid } = await withLoan(lender, 9, 1);
      const answers = [];
      for (let tries = 0; tries < 4; tries++) answers.push(await byCard(borrower, loanGid, 10_000, "pin-wrong"));
      expect(answers.map(({ status }) => status)).toEqual([3051, 3051, 3053, 3053]);
      expect(answers.map(({ message }) => message).slice(0, 2)).toEqual([
        expect.stringContaining("2"),
        expect.stringContaining("1"),
      ]);
      expect((await byCard(borrower, loanGid, 10_000, "otp-wrong")).status).toBe(3052);
      expect((await byCard(borrower, loanGid, 10_000, "locked")).status).toBe(3053);
      await lender.control("/__sandbox/clock", { advanceMs: 61 * MINUTE });
      expect((await byCard(borrower, loanGid, 10_000, "pin-wrong")).status).toBe(3051);
    });

    it("X6 a card without money fails the payment and changes no debt", async () => {
      const { borrower, loanGid } = await withLoan(lender, 10, 1);
      const { content } = await byCard(borrower, loanGid, 50_000, "insufficient");
      expect(content).toMatchObject({ payStatus: 3, failReason: "insufficient-balance", loanLeftAmount: 1_299_950 });
      expect((await borrower.call("repayment-receipt", { payGid: content.payGid })).status).toBe(3199);
    });

    it.each([
      ["below the minimum", 9_999, "100"],
      ["more than is owed", 1_299_951, "12,999.50"],
      ["nothing", 0, ""],
    ])("V13 refuses %s", async (_, kobo, words) => {
      const { borrower, loanGid } = await withLoan(lender, 10, 1);
      const answer = await byCard(borrower, loanGid, kobo);
      expect(answer.status).toBe(3100);
      expect(answer.message).toContain(words);
    });

    it("another's card is not found", async () => {
      const { borrower, loanGid } = await withLoan(lender, 10, 1);
      const card = await (await lender.as(2)).bankcardGid();
      expect(
        (await borrower.call("repayment-pay", { loanGid, amount: 100, method: "card", bankcardGid: card })).status,
      ).toBe(3198);
    });

    it("F1 a payment in process holds back the next (3121), and one that fails leaves the debt", async () => {
      const { borrower, loanGid } = await withLoan(lender, 11, 1, 1, { repaymentOutcome: "fails" });
      const { content } = await byCard(borrower, loanGid, 50_000);
      expect(content.payStatus).toBe(1);
      expect(there((await borrower.ok("repayment-bill")).loanList[0]).refundingStatus).toBe(1);
      expect((await byCard(borrower, loanGid, 50_000)).status).toBe(3121);
      await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
      expect(await borrower.ok("repayment-status", { payGid: content.payGid })).toMatchObject({
        payStatus: 3,
        failReason: "network",
      });
      expect((await borrower.ok("repayment-bill")).unRepaidTotal).toBe(1_299_950);
    });
  });

  describe("transfers", () => {
    it("S13 persona 38: the rest of a bill of which ₦1,000 is verified is paid by transfer, and then only that is left", async () => {
      const borrower = await lender.as(38);
      const [{ loanGid }] = (await borrower.ok("repayment-bill")).loanList;
      const { bankVA } = await borrower.ok("repayment-va-static", { loanGid });
      await lender.control("/__sandbox/credit-va", { bankVA, amount: "11999.50" });
      const [bill] = (await borrower.ok("repayment-bill")).loanList;
      // Nothing else is offered for it by card, which would be refused (3121).
      expect(bill).toMatchObject({ loanLeftAmount: 100_000, payingAmount: 100_000, refundingStatus: 1 });
    });

    it("S13 the account number stays, its window is opened anew, an announced transfer that does not come lapses", async () => {
      const { borrower, loanGid } = await withLoan(lender, 12, 1);
      const first = await borrower.ok("repayment-va-static", { loanGid });
      const announced = await borrower.ok("repayment-pay", { loanGid, amount: 500, method: "transfer" });
      await lender.control("/__sandbox/clock", { advanceMs: 16 * MINUTE });
      expect(await borrower.ok("repayment-status", { payGid: announced.payGid })).toMatchObject({
        payStatus: 3,
        failReason: "expired",
      });
      const second = await borrower.ok("repayment-va-static", { loanGid });
      expect(second.bankVA).toBe(first.bankVA);
      expect(second.expiredTime).toBeGreaterThan(first.expiredTime);
    });

    it("an overpayment settles the loan and becomes a credit balance", async () => {
      const { borrower, loanGid } = await withLoan(lender, 12, 1);
      const { bankVA } = await borrower.ok("repayment-va-static", { loanGid });
      expect(await lender.control("/__sandbox/credit-va", { bankVA, amount: "13499.50" })).toMatchObject({
        credit: "500.00",
      });
      expect((await borrower.ok("userinfo-baseinfo")).balance).toBe(50_000);
      expect(await lender.control("/__sandbox/credit-va", { bankVA, amount: 1 })).toMatchObject({
        loanGid: null,
        credit: "1.00",
      });
      expect((await borrower.ok("userinfo-baseinfo")).balance).toBe(50_100);
      expect((await borrower.call("repayment-va-static", { loanGid })).status).toBe(3120);
    });

    it("a transfer of another amount is the payment that was announced", async () => {
      const borrower = await lender.as(52);
      const { loanGid } = there((await borrower.ok("repayment-bill")).loanList[0]);
      const announced = { loanGid, amount: 4000, method: "transfer" };
      const { payGid, virtualAccount } = await borrower.ok("repayment-pay", announced);
      await lender.control("/__sandbox/credit-va", { bankVA: virtualAccount.bankVA, amount: "13499.50" });
      expect(await borrower.ok("repayment-status", { payGid })).toMatchObject({ payStatus: 2, amount: 1_349_950 });
      expect(await borrower.ok("repayment-receipt", { payGid })).toMatchObject({ amount: 1_349_950, credit: 50_000 });
    });

    it("nobody's account number is answered as such", async () => {
      expect(await lender.control("/__sandbox/credit-va", { bankVA: "1111111111", amount: 1 })).toEqual({
        error: expect.any(String),
      });
    });
  });

  describe("periods", () => {
    it("F4 are paid as a prefix, and the second's fee is waived when the first is settled on time", async () => {
      const { borrower, loanGid } = await withLoan(lender, 13, 1, THREE_PERIODS);
      const first = await borrower.ok("repayment-quote", { loanGid, periods: 1 });
      expect(first).toMatchObject({ payAmount: 433_316, openPeriods: 3 });
      const all = await borrower.ok("repayment-quote", { loanGid });
      expect(all.payAmount).toBe(1_299_950 - 88_666 - 6_650);
      await byCard(borrower, loanGid, first.payAmount);
      const detail = await borrower.ok("repayment-loandetail", { loanGid });
      expect(detail.subLoans.map(({ status }: { status: number }) => status)).toEqual([60, 40, 40]);
      expect(detail.subLoans[1]).toMatchObject({ reducedFee: 95_316, leftAmount: 433_316 - 95_316 });
      const rest = await borrower.ok("repayment-quote", { loanGid });
      expect((await byCard(borrower, loanGid, rest.payAmount)).content).toMatchObject({
        loanLeftAmount: 0,
        loanStatus: 60,
      });
      expect((await borrower.call("repayment-quote", { loanGid })).status).toBe(3199);
    });

    it("F14 F36 say before an amount is paid what it pays, as its receipt says afterwards", async () => {
      const { borrower, loanGid } = await withLoan(lender, 13, 1, THREE_PERIODS);
      const parts = { overdueFee: 0, tax: 6_650, fee: 88_666, interest: 4_666, principal: 100_018 };
      const quote = await borrower.ok("repayment-quote", { loanGid, amount: "2000.00" });
      expect(quote).toMatchObject({ payAmount: 200_000, owedTotal: 1_204_634, ...parts });
      const { content } = await byCard(borrower, loanGid, 200_000);
      expect(await borrower.ok("repayment-receipt", { payGid: content.payGid })).toMatchObject(parts);
      // 2,333.16 settle the first period, on time: of the second, whose fee is waived, 46.66 interest and 20.18 principal.
      expect(await borrower.ok("repayment-quote", { loanGid, amount: "2400.00" })).toMatchObject({
        payAmount: 240_000,
        tax: 0,
        fee: 0,
        interest: 4_666,
        principal: 235_334,
      });
    });

    it.each([
      ["below the least", "99.99"],
      ["above what is owed", "12046.35"],
    ])("V13 an amount %s is not quoted", async (_, amount) => {
      const { borrower, loanGid } = await withLoan(lender, 13, 1, THREE_PERIODS);
      const asked = await borrower.call("repayment-quote", { loanGid, amount });
      const paid = await byCard(borrower, loanGid, Math.round(Number(amount) * 100));
      expect(asked.status).not.toBe(0);
      expect([asked.status, asked.message]).toEqual([paid.status, paid.message]);
    });

    it("F4 are all due when the first is late: nothing is waived", async () => {
      const { borrower, loanGid } = await withLoan(lender, 14, 16, THREE_PERIODS);
      const { subLoans, exceedDays } = await borrower.ok("repayment-loandetail", { loanGid });
      expect(exceedDays).toBeGreaterThan(0);
      expect(there(subLoans[1]).reducedFee).toBe(0);
      expect(subLoans.map(({ status }: { status: number }) => status)).toEqual([50, 40, 40]);
    });
  });

  it("V13 today's quote settles today's overdue loan exactly, overdue fee first", async () => {
    const { borrower, loanGid } = await withLoan(lender, 15, 40);
    const quote = await borrower.ok("repayment-quote", { loanGid });
    expect(quote.overdueFee).toBeGreaterThan(0);
    const part = await byCard(borrower, loanGid, 30_000);
    expect(await borrower.ok("repayment-receipt", { payGid: part.content.payGid })).toMatchObject({
      overdueFee: 30_000,
      tax: 0,
      principal: 0,
    });
    const rest = await borrower.ok("repayment-quote", { loanGid });
    expect(rest.payAmount).toBe(quote.payAmount - 30_000);
    expect((await byCard(borrower, loanGid, rest.payAmount)).content).toMatchObject({
      loanLeftAmount: 0,
      loanStatus: 60,
    });
  });

  it.each([
    // Ten days late: ₦1,000 late fee, then ₦2,999.50 of charges, then the principal of ₦10,000, of which 1 % is added a day.
    ["late fee and charges", 399_950, 10_000],
    ["₦5,000 of the principal besides", 899_950, 5_000],
  ])("V13 K4 a part that pays %s decides what the late fee grows by", async (_, part, perDay) => {
    const borrower = await lender.as(4);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    await byCard(borrower, loanGid, part);
    await lender.control("/__sandbox/clock", { advanceMs: 2 * MINUTE });
    const { overdueCharged: before } = await borrower.ok("repayment-loandetail", { loanGid });
    await lender.control("/__sandbox/clock", { advanceMs: 24 * 60 * MINUTE });
    const { overdueCharged: after } = await borrower.ok("repayment-loandetail", { loanGid });
    expect(after - before).toBe(perDay);
  });

  it("never stores a card number in full", async () => {
    const cards = await lender.database.db.select().from(bankCard);
    expect(cards.every(({ maskedNo }) => /\*{4}/.test(maskedNo))).toBe(true);
  });
});
