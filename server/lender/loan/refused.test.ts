import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { application } from "../../testing/lent.ts";
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

  describe("persona 02", () => {
    it.each([
      ["V5 a multiple of the step", { loanAmount: "10050.00" }, 3105, "Loan amount must be multiple of"],
      ["V5 the minimum", { loanAmount: "2900.00" }, 3105, "Loan at least"],
      ["V5 the maximum", { loanAmount: "50100.00" }, 3105, "Can only borrow"],
      ["V5 the bank account", { bankAccountGid: undefined }, 3100, "bank account"],
      ["V5 the purpose", { purposeId: undefined }, 3100, "Please select the purpose of the loan"],
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
