import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { renewal, withdrawal } from "../database/tables/borrower-calls.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../testing/test-lender.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const DAY = 24 * 3_600_000;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(() => lender.close());

const loanOf = async (borrower: TestBorrower): Promise<string> =>
  (await borrower.ok("loan-list")).loanList?.[0]?.loanGid ?? "none";

/** What a request by hand could have moved. */
const moved = async () => ({
  transfers: (await lender.control("/__sandbox/ledger")).transfers,
  renewals: await lender.database.db.select().from(renewal),
  withdrawals: await lender.database.db.select().from(withdrawal),
});

/** Sends a request that no screen of the app sends, and sees that nothing came of it but the status. */
async function refused(borrower: TestBorrower, call: string, body: object, status: number): Promise<void> {
  await borrower.ok("userinfo-baseinfo");
  const before = await moved();
  expect((await borrower.call(call, body)).status).toBe(status);
  expect(await moved()).toEqual(before);
}

describe("R79 F3 a request by hand for what the app does not offer", () => {
  it.each<[call: string, persona: number, why: string, status: number]>([
    ["repayment-renew", 30, "a loan that is under review", 3199],
    ["repayment-renew", 33, "a loan in periods", 3199],
    ["repayment-renew", 35, "a renewal that is applied for already", 3199],
    ["repayment-renew", 38, "a payment that is being verified", 3121],
    ["repayment-renew", 40, "a loan that is overdue for too long", 3199],
    ["repayment-renew", 53, "a loan that is settled", 3199],
    ["repayment-extend", 3, "no offer", 3199],
    ["repayment-extend", 30, "a loan that is under review", 3199],
    ["repayment-extend", 40, "a loan that is overdue, without an offer", 3199],
    ["repayment-extend", 53, "a loan that is settled", 3199],
    ["repayment-renew-cancel", 3, "no renewal", 3199],
    ["repayment-renew-cancel", 36, "a renewal that lapsed", 3199],
    ["repayment-renew-cancel", 53, "a loan that is settled", 3199],
  ])("%s of persona %d, %s: %d", async (call, persona, _, status) => {
    const borrower = await lender.as(persona);
    await refused(borrower, call, { loanGid: await loanOf(borrower) }, status);
  });

  it.each(["repayment-renew", "repayment-extend", "repayment-renew-cancel"])(
    "%s of nobody's loan and of another's: 3198",
    async (call) => {
      const borrower = await lender.as(3);
      await refused(borrower, call, { loanGid: "none" }, 3198);
      await refused(borrower, call, { loanGid: await loanOf(await lender.as(37)) }, 3198);
    },
  );

  it.each([
    [-8, 3199],
    [-7, 0],
    [30, 0],
    [31, 3199],
  ])("a renewal applied for %d days from the due day: %d", async (days, status) => {
    const before = await lender.as(3);
    const { loanGid, dueTime } = (await before.ok("repayment-bill")).loanList[0];
    await lender.control("/__sandbox/clock", { set: dueTime + days * DAY });
    const borrower = await lender.as(3);
    expect((await borrower.call("repayment-renew", { loanGid })).status).toBe(status);
  });
});

describe("R79 V7 a withdrawal by hand", () => {
  it.each<[persona: number, why: string, amount: string, change: object, status: number]>([
    [49, "a naira below his minimum", "999.00", {}, 3130],
    [50, "the minimum of whoever came later", "1000.00", {}, 3130],
    [49, "more than there is", "5000.01", {}, 3105],
    [2, "nothing to withdraw", "1000.00", {}, 3105],
    [49, "less than nothing", "-1000.00", {}, -1],
    [49, "a balance that was another", "1000.00", { withdrawable: "4999.00" }, 3106],
    [49, "a wrong transaction password", "1000.00", { tradePassword: "1111" }, 3020],
    [49, "an account that is nobody's", "1000.00", { bankAccountGid: "none" }, 3198],
  ])("of persona %d, %s: ₦%s", async (persona, _, amount, change, status) => {
    const borrower = await lender.as(persona);
    const body = { amount, bankAccountGid: await borrower.bankAccountGid(), tradePassword: "2580", ...change };
    await refused(borrower, "withdraw-apply", body, status);
  });
});
