import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { inTransaction } from "../frame/in-transaction.ts";
import { businessNow } from "../call/business-clock.ts";
import { reversePayment } from "../repayment/reverse-payment.ts";
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

interface Moment {
  kind: string;
  time: number;
  amount?: number;
  ahead?: boolean;
}

const later = (ms: number) => lender.control("/__sandbox/clock", { advanceMs: ms });
const historyOf = async (borrower: TestBorrower, loanGid: string): Promise<Moment[]> =>
  (await borrower.ok("repayment-history", { loanGid })).moments;
const told = (moments: readonly Moment[]) => moments.map(({ kind, amount }) => (amount ? [kind, amount] : [kind]));

async function pay(borrower: TestBorrower, loanGid: string, amount: number): Promise<string> {
  const card = { method: "card", bankcardGid: await borrower.bankcardGid() };
  return (await borrower.ok("repayment-pay", { loanGid, amount, ...card })).payGid;
}

describe("F33 the history of a loan", () => {
  it("says what happened, oldest first, with its amounts, and what comes next", async () => {
    // ₦10,000 for 14 days, in the fifth day late: 1 % of ₦10,000 a day.
    const { borrower, loanGid } = await withLoan(lender, 2, 18);
    await pay(borrower, loanGid, 2000);
    await later(DAY);
    const moments = await historyOf(borrower, loanGid);
    expect(told(moments)).toEqual([
      ["applied"],
      ["approved"],
      ["pay-out", 1_000_000],
      ["charges", 299_950],
      ["overdue-fee", 50_000],
      ["repayment", 200_000],
      ["overdue-fee", 10_000],
      ["late", 1_159_950],
    ]);
    const { loanLeftAmount, loanTime, applyTime } = await borrower.ok("repayment-loandetail", { loanGid });
    expect(loanLeftAmount).toBe(1_159_950);
    expect([moments[0]?.time, moments[2]?.time]).toEqual([applyTime, loanTime]);
    const past = moments.filter(({ ahead }) => !ahead).map(({ time }) => time);
    expect(past).toEqual(past.toSorted((one, other) => one - other));
  });

  it("tells a late fee that was booked day by day once", async () => {
    const { borrower, loanGid } = await withLoan(lender, 2, 18);
    await lender.control("/__sandbox/cob", {});
    await later(DAY);
    await lender.control("/__sandbox/cob", {});
    await later(DAY);
    expect(told(await historyOf(borrower, loanGid)).slice(3)).toEqual([
      ["charges", 299_950],
      ["overdue-fee", 70_000],
      ["late", 1_369_950],
    ]);
  });

  it("ends with the settlement, after the payment that made it", async () => {
    const { borrower, loanGid } = await withLoan(lender, 2, 1);
    const payGid = await pay(borrower, loanGid, 12_999.5);
    const settled = await historyOf(borrower, loanGid);
    expect(told(settled).slice(4)).toEqual([["repayment", 1_299_950], ["settled"]]);
    await later(DAY);
    await inTransaction(lender.database.db, async (tx) => reversePayment(tx, payGid, await businessNow(tx)));
    expect(told(await historyOf(borrower, loanGid)).slice(4)).toEqual([
      ["repayment", 1_299_950],
      ["settled"],
      ["repayment-reversal", 1_299_950],
      ["due", 1_299_950],
    ]);
  });

  it.each([
    [33, ["applied", "approved", "pay-out", "charges", "waiver-if", "due"]],
    [34, ["applied", "approved", "pay-out", "charges", "repayment", "waiver", "due"]],
    [35, ["applied", "approved", "pay-out", "charges", "renew-applied", "due"]],
    [36, ["applied", "approved", "pay-out", "charges", "renew-applied", "renew-lapsed", "due"]],
    [37, ["applied", "approved", "pay-out", "charges", "extend-offered", "overdue-fee", "late"]],
  ])("of persona %i", async (persona, kinds) => {
    const borrower = await lender.as(persona);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    expect((await historyOf(borrower, loanGid)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("is told to nobody else, and of no loan that was not paid out", async () => {
    const { loanGid } = await withLoan(lender, 2, 1);
    const other = await lender.as(3);
    expect((await other.call("repayment-history", { loanGid })).status).toBe(3198);
    const failed = await lender.as(31);
    const [loan] = (await failed.ok("loan-list")).loanList;
    expect((await failed.call("repayment-history", { loanGid: loan.loanGid })).status).toBe(3199);
  });
});
