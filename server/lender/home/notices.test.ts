import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { application, withLoan } from "../../testing/lent.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../testing/test-lender.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(() => lender.close());

const noticesOf = async (borrower: TestBorrower): Promise<string[]> =>
  (await borrower.ok("notice-list")).notices.map(({ noticeGid }: { noticeGid: string }) => noticeGid);

/** docs/product/lender.md, Notices: what is told to whom. Who has no account (01, 43) or loses the session at once (20-26) has no home. */
const told: readonly (readonly [why: string, personas: readonly number[], notices: readonly string[]])[] = [
  ["nothing is due or refused", [2, 10, 41, 42, 44, 47, 48, 49, 50, 51, 53, 54, 55, 56], ["invite"]],
  ["a bill is due within a week", [3, 33, 34, 36, 39, 52, 57, 58], ["late-fee", "pay-by-transfer"]],
  ["a bill is overdue", [4, 40], []],
  ["a renewal or an extension waits", [35, 37], []],
  ["a payment is being checked", [38], []],
  ["something stands against a loan", [5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 27, 28, 29], []],
  ["an application is under review", [30], []],
  ["a loan failed", [31, 32, 59], []],
  ["the credit information is not sent", [45, 46, 61], []],
];

describe("D5 notices fit what their reader is in", () => {
  it.each(told)("%s: personas %j are told %j", async (_why, personas, notices) => {
    const found = await Promise.all(personas.map(async (number) => [number, await noticesOf(await lender.as(number))]));
    expect(found).toEqual(personas.map((number) => [number, notices]));
  });

  it("nobody is told to pay in the minute in which he applied or was paid out", async () => {
    const borrower = await lender.as(2);
    await borrower.ok("loan-apply", await application(borrower));
    expect(await noticesOf(borrower)).toEqual([]);
    await lender.control("/__sandbox/clock", { advanceMs: HOUR });
    expect(await noticesOf(borrower)).toEqual(["invite"]);
  });

  it("who paid by card is not told how to pay, until a day has gone by", async () => {
    const { borrower, loanGid } = await withLoan(lender, 2, 10);
    expect(await noticesOf(borrower)).toEqual(["late-fee", "pay-by-transfer"]);
    const card = { method: "card", bankcardGid: await borrower.bankcardGid() };
    await borrower.ok("repayment-pay", { loanGid, amount: 2000, ...card });
    await lender.control("/__sandbox/clock", { advanceMs: 5 * MINUTE });
    expect(await noticesOf(borrower)).toEqual([]);
    await lender.control("/__sandbox/clock", { advanceMs: 24 * HOUR });
    expect(await noticesOf(borrower)).toEqual(["late-fee", "pay-by-transfer"]);
  });
});
