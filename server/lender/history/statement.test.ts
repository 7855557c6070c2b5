import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { withLoan } from "../../testing/lent.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../testing/test-lender.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const DAY = 86_400_000;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(() => lender.close());

interface Line {
  kind: string;
  change: number;
  balance: number;
}

/** Noon of today in Lagos: how many days a loan is late hangs on the hour (K4). */
const noon = async () =>
  lender.control("/__sandbox/clock", { set: Math.floor((await lender.now()) / DAY) * DAY + (11 * DAY) / 24 });
const told = (lines: readonly Line[]) => lines.map(({ kind, change, balance }) => [kind, change, balance]);

async function pay(borrower: TestBorrower, loanGid: string, amount: number): Promise<void> {
  const card = { method: "card", bankcardGid: await borrower.bankcardGid() };
  await borrower.ok("repayment-pay", { loanGid, amount, ...card });
}

describe("F20 a statement", () => {
  it("begins with what was owed, says all that changed it, and ends with what is left", async () => {
    await noon();
    // ₦10,000 for 14 days, in the fifth day late: 1 % of ₦10,000 a day.
    const { borrower, loanGid } = await withLoan(lender, 2, 18);
    await pay(borrower, loanGid, 2000);
    await lender.control("/__sandbox/clock", { advanceMs: DAY });
    const { lines, ...said } = await borrower.ok("repayment-statement", { loanGid });
    expect(told(lines)).toEqual([
      ["pay-out", 1_000_000, 1_000_000],
      ["charges", 299_950, 1_299_950],
      ["overdue-fee", 50_000, 1_349_950],
      ["repayment", -200_000, 1_149_950],
      ["overdue-fee", 10_000, 1_159_950],
    ]);
    expect(said).toMatchObject({
      loanGid,
      opening: 0,
      paidOut: 1_000_000,
      charges: 299_950,
      overdueFee: 60_000,
      repaid: -200_000,
      waived: 0,
      closing: 1_159_950,
    });
    expect((await borrower.ok("repayment-loandetail", { loanGid })).loanLeftAmount).toBe(1_159_950);
  });

  it("of a month begins at midnight in Lagos with what was owed then, and one month goes on where the other ended", async () => {
    // Midnight of 1 November 2026 in Lagos is 23:00 of 31 October in UTC; the loan is paid out a second before.
    const midnight = Date.UTC(2026, 9, 31, 23);
    await lender.control("/__sandbox/clock", { set: midnight - 1000 });
    const { borrower, loanGid } = await withLoan(lender, 2, 0);
    await lender.control("/__sandbox/clock", { set: midnight });
    await pay(borrower, loanGid, 2000);
    const october = await borrower.ok("repayment-statement", { month: "2026-10" });
    const november = await borrower.ok("repayment-statement", { month: "2026-11" });
    expect([october.opening, told(october.lines), october.closing]).toEqual([
      0,
      [
        ["pay-out", 1_000_000, 1_000_000],
        ["charges", 299_950, 1_299_950],
      ],
      1_299_950,
    ]);
    expect([november.opening, told(november.lines), november.closing]).toEqual([
      1_299_950,
      [["repayment", -200_000, 1_099_950]],
      1_099_950,
    ]);
    expect([november.fromTime, november.paidOut, november.repaid]).toEqual([midnight, 0, -200_000]);
    expect(november.months).toEqual([
      { month: "2026-11", fromTime: midnight },
      { month: "2026-10", fromTime: midnight - 31 * DAY },
    ]);
    const before = await borrower.ok("repayment-statement", { month: "2026-09" });
    expect([before.opening, before.lines, before.closing]).toEqual([0, [], 0]);
  });

  it("K4 of a month says the same of a late fee before and after it is paid in the next", async () => {
    // Due 18 November 2026, 06:59:59: 13 days of ₦100 begin in November, four in December until noon of the 4th.
    await lender.control("/__sandbox/clock", { set: Date.UTC(2026, 11, 4, 11) });
    const { borrower, loanGid } = await withLoan(lender, 2, 30);
    const told = async (month: string) => {
      const { lines, overdueFee } = await borrower.ok("repayment-statement", { month });
      const times = (lines as { kind: string; time: number }[]).filter(({ kind }) => kind === "overdue-fee");
      return [overdueFee, times.map(({ time }) => new Date(time).toISOString())];
    };
    // 07:00 in Lagos.
    const november = [130_000, ["2026-11-30T06:00:00.000Z"]];
    const december = [40_000, ["2026-12-04T06:00:00.000Z"]];
    expect([await told("2026-11"), await told("2026-12")]).toEqual([november, december]);
    await pay(borrower, loanGid, 2000);
    expect([await told("2026-11"), await told("2026-12")]).toEqual([november, december]);
  });

  it("of all loans puts them in the order of time and ends with what is left of all", async () => {
    await noon();
    const { borrower, loanGid } = await withLoan(lender, 2, 18);
    await pay(borrower, loanGid, 13_499.5);
    const second = await withLoan(lender, 2, 1);
    const { lines, closing, loans, loanGid: one } = await borrower.ok("repayment-statement");
    // ₦12,999.50 and ₦500 of late fee, repaid just now; yesterday ₦12,999.50 more.
    expect(told(lines)).toEqual([
      ["pay-out", 1_000_000, 1_000_000],
      ["charges", 299_950, 1_299_950],
      ["pay-out", 1_000_000, 2_299_950],
      ["charges", 299_950, 2_599_900],
      ["overdue-fee", 50_000, 2_649_900],
      ["repayment", -1_349_950, 1_299_950],
    ]);
    expect([closing, (await borrower.ok("userinfo-baseinfo")).loanBalance]).toEqual([1_299_950, 1_299_950]);
    expect(loans.map((loan: { loanGid: string }) => loan.loanGid)).toEqual([second.loanGid, loanGid]);
    expect(one).toBeUndefined();
  });

  it("is given to nobody else, of no loan that was not paid out, and for no month that is none", async () => {
    const { borrower, loanGid } = await withLoan(lender, 2, 1);
    const other = await lender.as(31);
    expect((await other.call("repayment-statement", { loanGid })).status).toBe(3198);
    const [failed] = (await other.ok("loan-list")).loanList;
    expect((await other.call("repayment-statement", { loanGid: failed.loanGid })).status).toBe(3199);
    expect((await borrower.call("repayment-statement", { month: "2026-13" })).status).not.toBe(0);
  });
});
