import { describe, expect, it } from "vitest";
import { DAY, DUE, loanState, periodRow, settledRow, threePeriodRows } from "../../testing/loan-rows.ts";
import { canRenew, chargesOwed, renewablePeriod } from "./renewals.ts";
import { there } from "../../../tests/there.ts";

type Given = [loan?: Parameters<typeof loanState>[1], rows?: Parameters<typeof loanState>[2]];

describe("F3 what is renewed", () => {
  it("is the only period of a loan that runs", () => {
    expect(renewablePeriod(loanState(DUE))?.row).toEqual(periodRow());
  });

  it.each<[string, ...Given]>([
    ["that is settled", { status: "settled" }],
    ["whose charges were kept back", { mode: "front" }],
    ["in periods", {}, threePeriodRows()],
    ["whose period is settled", {}, [settledRow(periodRow())]],
    ["of which no principal is left", {}, [periodRow({ paidPrincipal: 1_000_000 })]],
    ["that was not paid out yet", {}, []],
  ])("is no loan %s", (_, ...given) => {
    const state = loanState(DUE, ...given);
    expect(renewablePeriod(state)).toBeNull();
    expect(canRenew(state, DUE)).toBe(false);
  });

  it("takes all that is owed but the principal", () => {
    const owed = (now: number, ...given: Given) => chargesOwed(there(loanState(now, ...given).periods[0]));
    expect(owed(DUE)).toBe(299_950);
    expect(owed(DUE + DAY, {}, [periodRow({ paidInterest: 14_000 })])).toBe(295_950);
  });
});

describe("F3 when", () => {
  it.each([
    [8, false],
    [7, true],
    [0, true],
    [-30, true],
    [-31, false],
  ])("with %d days to the due day: %s", (days, may) => {
    const now = DUE - days * DAY;
    expect(canRenew(loanState(now), now)).toBe(may);
  });

  it("not while there is nothing to pay for it", () => {
    const paid = periodRow({ paidInterest: 14_000, paidFee: 266_000, paidTax: 19_950 });
    expect(canRenew(loanState(DUE, {}, [paid]), DUE)).toBe(false);
    const nearly = periodRow({ paidInterest: 13_999, paidFee: 266_000, paidTax: 19_950 });
    expect(canRenew(loanState(DUE, {}, [nearly]), DUE)).toBe(true);
  });
});
