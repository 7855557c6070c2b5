import { describe, expect, it } from "vitest";
import { allocate } from "../../../lending/allocation.ts";
import { DAY, DUE, loanState, periodRow, settledRow, threePeriodRows } from "../../testing/loan-rows.ts";
import { there } from "../../../tests/there.ts";
import { paidPeriod, waivedBy } from "./receive-money.ts";

const nothing = { overdue: 0, tax: 0, fee: 0, interest: 0, principal: 0 };

describe("V13 a payment of a period", () => {
  const period = (now: number, change: Parameters<typeof periodRow>[0] = {}) =>
    there(loanState(now, {}, [periodRow(change)]).periods[0]);

  it("is added to what was paid of it before, part by part", () => {
    const before = { paidOverdue: 1, paidTax: 20, paidFee: 300, paidInterest: 4_000, paidPrincipal: 50_000 };
    const paid = { overdue: 5, tax: 4, fee: 3, interest: 2, principal: 1 };
    expect(paidPeriod(period(DUE, before), paid, DUE)).toEqual({
      paidOverdue: 6,
      paidTax: 24,
      paidFee: 303,
      paidInterest: 4_002,
      paidPrincipal: 50_001,
      baseOverdue: 0,
      baseDays: 0,
    });
  });

  it("that does not reach the principal leaves the overdue fee to grow as it did", () => {
    const paid = paidPeriod(period(DUE + 3 * DAY), { ...nothing, overdue: 30_000 }, DUE + 3 * DAY);
    expect(paid).not.toHaveProperty("baseDays");
  });

  it("that reaches the principal lets the overdue fee grow anew from here", () => {
    const paid = { ...nothing, principal: 1 };
    expect(paidPeriod(period(DUE + 3 * DAY), paid, DUE + 3 * DAY)).toMatchObject({ baseOverdue: 30_000, baseDays: 3 });
  });

  it("settles it with all that is left, and not with a kobo less", () => {
    const all = { overdue: 0, tax: 19_950, fee: 266_000, interest: 14_000, principal: 1_000_000 };
    expect(paidPeriod(period(DUE), all, DUE)).toMatchObject({ settledAt: DUE });
    expect(paidPeriod(period(DUE), { ...all, principal: 999_999 }, DUE)).not.toHaveProperty("settledAt");
  });

  it("of nothing changes nothing, but where nothing is left it is settled", () => {
    expect(paidPeriod(period(DUE), nothing, DUE)).toBeNull();
    const paidUp = { paidTax: 19_950, paidFee: 266_000, paidInterest: 14_000, paidPrincipal: 1_000_000 };
    expect(paidPeriod(period(DUE, paidUp), nothing, DUE)).toMatchObject({ settledAt: DUE, paidPrincipal: 1_000_000 });
  });

  it("that is settled is left alone", () => {
    const [settled] = loanState(DUE, {}, [settledRow(periodRow())]).periods;
    expect(paidPeriod(there(settled), nothing, DUE + DAY)).toBeNull();
  });
});

describe("F4 what is waived of the second period", () => {
  const state = (now: number, ...changes: Parameters<typeof threePeriodRows>) =>
    loanState(now, { installmentCount: 3, secondExempt: true }, threePeriodRows(...changes));
  const paid = (of: ReturnType<typeof state>, amount: number) =>
    allocate(
      of.periods.map(({ owed }) => owed),
      amount,
    ).periods[0];

  it("is its fee and its tax, once the first is settled on time", () => {
    const onTime = state(DUE);
    expect(waivedBy(onTime, paid(onTime, 433_316))).toEqual({ waivedFee: 88_666, waivedTax: 6_650 });
    expect(waivedBy(onTime, paid(onTime, 433_315))).toBeNull();
    expect(waivedBy(onTime, undefined)).toBeNull();
  });

  it("is what was not paid of them", () => {
    const partly = state(DUE, {}, { paidFee: 8_666, paidTax: 650 });
    expect(waivedBy(partly, paid(partly, 433_316))).toEqual({ waivedFee: 80_000, waivedTax: 6_000 });
  });

  it("is nothing when the first is late, or was settled before", () => {
    const late = state(DUE + 1000);
    expect(waivedBy(late, paid(late, 500_000))).toBeNull();
    const before = state(DUE, settledRow(there(threePeriodRows()[0])));
    expect(waivedBy(before, paid(before, 100_000))).toBeNull();
  });

  it("is nothing of a loan of one period, or of none", () => {
    const one = loanState(DUE, { secondExempt: true });
    expect(waivedBy(one, paid(one, 1_299_950))).toBeNull();
    expect(waivedBy(loanState(DUE, {}, []), nothing)).toBeNull();
  });
});
