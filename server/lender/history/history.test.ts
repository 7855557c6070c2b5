import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { inTransaction } from "../frame/in-transaction.ts";
import { businessNow } from "../call/business-clock.ts";
import { reversePayment } from "../repayment/reverse-payment.ts";
import { withLoan } from "../../testing/lent.ts";
import { there } from "../../../tests/there.ts";
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

/** "D+9 07:00:00": the day, counted in Lagos from that of `due`, and its clock; or how long before `now` it was. */
function whenOf(time: number, due: number, now: number): string {
  const ago = now - time;
  for (const [said, ms] of [
    ["now", 0],
    ["an hour ago", DAY / 24],
    ["yesterday at this time", DAY],
  ] as const)
    if (Math.abs(ago - ms) < 120_000) return said;
  const lagos = (ms: number) => ms + DAY / 24;
  const day = (ms: number) => Math.floor(lagos(ms) / DAY);
  const clock = new Date(lagos(time)).toISOString().slice(11, 19);
  if (day(now) - day(time) === 1 && clock === "23:59:59") return `yesterday ${clock}`;
  const days = day(time) - day(due);
  return `D${days === 0 ? "" : days > 0 ? `+${days}` : days} ${clock}`;
}

/** Noon of today in Lagos: how many days a loan is late hangs on the hour (K4). */
const noon = async () =>
  lender.control("/__sandbox/clock", { set: Math.floor((await lender.now()) / DAY) * DAY + (11 * DAY) / 24 });
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
    await noon();
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
      ["late", 1_299_950],
      ["overdue-fee", 50_000],
      ["repayment", 200_000],
      ["overdue-fee", 10_000],
      ["owed", 1_159_950],
    ]);
    const { loanLeftAmount, loanTime, applyTime } = await borrower.ok("repayment-loandetail", { loanGid });
    expect(loanLeftAmount).toBe(1_159_950);
    expect([moments[0]?.time, moments[2]?.time]).toEqual([applyTime, loanTime]);
    const past = moments.filter(({ ahead }) => !ahead).map(({ time }) => time);
    expect(past).toEqual(past.toSorted((one, other) => one - other));
  });

  it.each<readonly [string, number, (borrower: TestBorrower, loanGid: string) => Promise<unknown>, readonly unknown[]]>(
    [
      // The fifth day late began at 07:00 of the fourth day after the due day, the payment comes at noon.
      ["that was paid", 18, (borrower, loanGid) => pay(borrower, loanGid, 2000), [["D+4 07:00:00", 50_000]]],
      ["that a day's end booked", 18, () => lender.control("/__sandbox/cob", {}), [["D+4 07:00:00", 50_000]]],
      // Half of the principal is the most: reached with the fiftieth day.
      [
        "that was paid long after its cap",
        74,
        (borrower, loanGid) => pay(borrower, loanGid, 2000),
        [["D+49 07:00:00", 500_000]],
      ],
    ],
  )("dates a late fee %s by the day that added the last of it", async (_, daysAgo, book, fees) => {
    await noon();
    const { borrower, loanGid } = await withLoan(lender, 2, daysAgo);
    const { dueTime } = await borrower.ok("repayment-loandetail", { loanGid });
    const told = async () =>
      (await historyOf(borrower, loanGid))
        .filter(({ kind }) => kind === "overdue-fee")
        .map(({ time, amount }) => [whenOf(time, dueTime, 0), amount]);
    expect(await told()).toEqual(fees);
    await book(borrower, loanGid);
    expect(await told()).toEqual(fees);
  });

  it("tells a late fee that was booked day by day once", async () => {
    await noon();
    const { borrower, loanGid } = await withLoan(lender, 2, 18);
    await lender.control("/__sandbox/cob", {});
    await later(DAY);
    await lender.control("/__sandbox/cob", {});
    await later(DAY);
    expect(told(await historyOf(borrower, loanGid)).slice(3)).toEqual([
      ["charges", 299_950],
      ["late", 1_299_950],
      ["overdue-fee", 70_000],
      ["owed", 1_369_950],
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

  it("tells what was owed at its due time, whatever the bank took back since", async () => {
    await noon();
    // ₦10,000 for 14 days, in the tenth day late: ₦8,000 of ₦12,999.50 were there when it fell due.
    const { borrower, loanGid } = await withLoan(lender, 2, 1);
    const payGid = await pay(borrower, loanGid, 8000);
    await later(23 * DAY);
    const lateOf = async () => (await historyOf(borrower, loanGid)).filter(({ kind }) => kind === "late");
    const before = await lateOf();
    expect(told(before)).toEqual([["late", 499_950]]);
    await inTransaction(lender.database.db, async (tx) => reversePayment(tx, payGid, await businessNow(tx)));
    expect(await lateOf()).toEqual(before);
  });

  it("tells of what was paid in time, and taken back late, when that was", async () => {
    await noon();
    const { borrower, loanGid } = await withLoan(lender, 2, 1);
    const payGid = await pay(borrower, loanGid, 12_999.5);
    await later(23 * DAY);
    const { time } = await inTransaction(lender.database.db, async (tx) => {
      const at = await businessNow(tx);
      await reversePayment(tx, payGid, at);
      return { time: at };
    });
    const late = (await historyOf(borrower, loanGid)).filter(({ kind }) => kind === "late");
    expect(late).toEqual([{ kind: "late", amount: 1_299_950, time }]);
  });

  it("of payments that are overdue tells each on its day, without what came later, and what comes next", async () => {
    await noon();
    // Product 4: three payments; the first is two days late and part paid, which took its late fee and its charges first.
    const { borrower, loanGid } = await withLoan(lender, 2, 14, 4);
    await later(2 * DAY);
    await pay(borrower, loanGid, 2000);
    await later(14 * DAY);
    const moments = await historyOf(borrower, loanGid);
    const late = moments.filter(({ kind }) => kind === "late");
    expect(told(late)).toEqual([
      ["late", 433_316],
      ["late", 433_316],
    ]);
    expect(there(late[1]).time - there(late[0]).time).toBe(14 * DAY);
    const ahead = moments.filter((moment) => moment.ahead);
    const { subLoans } = await borrower.ok("repayment-loandetail", { loanGid });
    expect(told(ahead).map(([kind]) => kind)).toEqual(["owed", "due"]);
    expect(there(ahead[0]).amount).toBe(subLoans[0].leftAmount + subLoans[1].leftAmount);
    expect([there(ahead[1]).amount, there(ahead[1]).time]).toEqual([433_318, subLoans[2].dueTime]);
  });

  it("keeps that a payment was overdue where the loan was extended or renewed since", async () => {
    await noon();
    const extended = await lender.as(37);
    const [{ loanGid: late }] = (await extended.ok("loan-list")).loanList;
    // Of a late fee of ₦1,200, which an extension halves while there is one.
    await pay(extended, late, 1000);
    const before = await historyOf(extended, late);
    const [missed] = before.filter(({ kind }) => kind === "late");
    expect(missed?.amount).toBe(1_299_950);
    await extended.ok("repayment-extend", { loanGid: late });
    expect((await historyOf(extended, late)).filter(({ kind }) => kind === "late")).toEqual([missed]);
    // ₦10,000 for 14 days, in the second day late: two hundred naira, and the charges, are what a renewal takes.
    for (const [daysAgo, told] of [
      [15, [1_299_950]],
      [13, []],
    ] as const) {
      const { borrower, loanGid } = await withLoan(lender, 3, daysAgo);
      await borrower.ok("repayment-renew", { loanGid });
      await pay(borrower, loanGid, daysAgo === 15 ? 3199.5 : 2999.5);
      const moments = await historyOf(borrower, loanGid);
      expect(moments.map(({ kind }) => kind)).toContain("renew-confirmed");
      expect(moments.filter(({ kind }) => kind === "late").map(({ amount }) => amount)).toEqual(told);
    }
  });

  const beginning = [
    ["applied", "D-14 11:59:04"],
    ["approved", "D-14 11:59:40"],
    ["pay-out", "D-14 12:00:00", 1_000_000],
    ["charges", "D-14 12:00:00", 299_950],
  ] as const;
  const due = ["due", "D 06:59:59", 1_299_950] as const;
  const late = ["late", "D 06:59:59", 1_299_950] as const;
  // The first day late begins a second after a payment was due, the tenth nine days later.
  it.each([
    [3, [...beginning, due]],
    [4, [...beginning, late, ["overdue-fee", "D+9 07:00:00", 100_000], ["owed", "now", 1_399_950]]],
    [33, [...beginning, ["waiver-if", "D 06:59:59", 95_316], ["due", "D 06:59:59", 433_316]]],
    [
      34,
      [
        ...beginning,
        ["repayment", "D-1 06:59:59", 433_316],
        ["waiver", "D-1 06:59:59", 95_316],
        ["due", "D+14 06:59:59", 338_000],
      ],
    ],
    [35, [...beginning, ["renew-applied", "now"], due]],
    [36, [...beginning, ["renew-applied", "yesterday at this time"], ["renew-lapsed", "yesterday 23:59:59"], due]],
    [
      37,
      [
        ...beginning,
        late,
        ["overdue-fee", "D+11 07:00:00", 120_000],
        ["extend-offered", "an hour ago"],
        ["owed", "now", 1_419_950],
      ],
    ],
    [38, [...beginning, due]],
    [39, [...beginning, due]],
    // Half of what remains of the principal is the most: reached with the fiftieth day.
    [40, [...beginning, late, ["overdue-fee", "D+49 07:00:00", 500_000], ["owed", "now", 1_799_950]]],
    [
      51,
      [
        ["applied", "D-30 11:59:04"],
        ["approved", "D-30 11:59:40"],
        ["pay-out", "D-30 12:00:00", 12_000_000],
        ["charges", "D-30 12:00:00", 3_599_400],
        due,
      ],
    ],
    [52, [...beginning, due]],
    [53, [...beginning, ["repayment", "now", 1_299_950], ["settled", "now"]]],
    [57, [...beginning, due]],
    [58, [...beginning, due]],
  ] as const)("of persona %i, each at its time with its amount", async (persona, moments) => {
    const borrower = await lender.as(persona);
    const now = await inTransaction(lender.database.db, businessNow);
    const [loan] = (await borrower.ok("loan-list")).loanList;
    const { dueTime, subLoans } = await borrower.ok("repayment-loandetail", { loanGid: loan.loanGid });
    const first: number = subLoans?.[0]?.dueTime ?? dueTime;
    const inWords = ({ kind, time, amount }: Moment) => [kind, whenOf(time, first, now), ...(amount ? [amount] : [])];
    // What was offered an hour ago may lie before or after the hour at which a day's late fee is added.
    const sorted = (all: readonly (readonly unknown[])[]) => all.map(String).toSorted();
    expect(sorted((await historyOf(borrower, loan.loanGid)).map(inWords))).toEqual(sorted(moments));
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
