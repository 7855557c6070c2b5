import { describe, expect, it } from "vitest";
import type { RenewalRow } from "../../database/tables/borrower-calls.ts";
import { DAY, DUE, loanState, periodRow, settledRow, threePeriodRows } from "../../testing/loan-rows.ts";
import { NOT_REFUNDED } from "./refunding-status.ts";
import { extensionOf, renewalFields, renewalInDetail, renewalView } from "./renewal-view.ts";

const HOUR = 3_600_000;
const row = (change: Partial<RenewalRow> = {}): RenewalRow => ({
  id: "renewal-1",
  loanId: "loan-1",
  borrowerId: "borrower-1",
  kind: "renew",
  state: "applied",
  createdAt: DUE - HOUR,
  expiresAt: DUE + 17 * HOUR,
  paymentId: null,
  before: null,
  ...change,
});

describe("F3 an extension", () => {
  it("halves the late fee that is unpaid, down to the kobo, and is due seven days from now", () => {
    const late = loanState(DUE + 12 * DAY, {}, [periodRow({ paidOverdue: 60_001 })]);
    expect(extensionOf(late, DUE + 12 * DAY)).toEqual({
      overdueFee: 59_999,
      reducedFee: 29_999,
      dueTime: DUE + 19 * DAY,
    });
  });

  it("is of the first open period", () => {
    const rows = threePeriodRows(settledRow(periodRow()));
    expect(extensionOf(loanState(DUE + 16 * DAY, {}, rows), DUE + 16 * DAY)).toMatchObject({ overdueFee: 6_667 });
  });

  it("of a settled loan is of nothing", () => {
    const state = loanState(DUE, {}, [settledRow(periodRow())]);
    expect(extensionOf(state, DUE)).toMatchObject({ overdueFee: 0, reducedFee: 0 });
  });
});

describe("F3 a renewal on its own", () => {
  it("says what it takes while it waits", () => {
    expect(renewalView(row(), loanState(DUE), DUE + 14 * DAY)).toEqual({
      loanGid: "loan-1",
      kind: "renew",
      renewStatus: 1,
      renewAmount: 299_950,
      renewExpiredTime: DUE + 17 * HOUR,
      newDueTime: DUE + 14 * DAY,
      reducedFee: 0,
    });
  });

  it.each([
    ["confirmed", 2],
    ["lapsed", 3],
    ["cancelled", 4],
  ] as const)("that is %s takes nothing any more", (state, renewStatus) => {
    expect(renewalView(row({ state }), loanState(DUE), DUE)).toMatchObject({ renewStatus, renewAmount: 0 });
  });

  it("an extension takes nothing, and says what it gives", () => {
    const extended = renewalView(row({ kind: "extend" }), loanState(DUE), DUE, 30_000);
    expect(extended).toMatchObject({ kind: "extend", renewAmount: 0, reducedFee: 30_000 });
  });
});

describe("E5 what a bill says of both", () => {
  const none = {
    renewAmount: 0,
    renewDueTime: undefined,
    renewNextAmount: undefined,
    renewExpiredTime: undefined,
  };
  const notExtended = {
    canExtend: 0,
    extendStatus: 0,
    extendExpiredTime: undefined,
    extendOverdueFee: 0,
    extendReducedFee: 0,
    extendDueTime: undefined,
  };
  const may = {
    renewAmount: 299_950,
    renewDueTime: DUE + 14 * DAY,
    renewNextAmount: 1_299_950,
  };
  const fields = (renewals: Parameters<typeof renewalFields>[1], now = DUE, loan = {}) =>
    renewalFields(loanState(now, loan), renewals, NOT_REFUNDED, now);

  it("of a loan that may be renewed", () => {
    const offered = { canRenew: 1, renewStatus: 0, ...may, renewExpiredTime: undefined, ...notExtended };
    expect(fields({})).toEqual(offered);
    expect(renewalFields(loanState(DUE), undefined, NOT_REFUNDED, DUE)).toEqual(offered);
  });

  it("of one that may not", () => {
    expect(fields({}, DUE - 8 * DAY)).toEqual({ canRenew: 0, renewStatus: 0, ...none, ...notExtended });
  });

  it("F3 in the last second of a Lagos day: applied for then it would be over at once", () => {
    expect(fields({}, DUE + 17 * HOUR - 1)).toMatchObject({ canRenew: 1 });
    expect(fields({}, DUE + 17 * HOUR + 500)).toEqual({ canRenew: 0, renewStatus: 0, ...none, ...notExtended });
    expect(fields({}, DUE + 17 * HOUR + 1000)).toMatchObject({ canRenew: 1 });
  });

  it.each([
    [-5 * DAY, { renewDays: 9, renewDueTime: DUE + 9 * DAY }],
    // The due time is 06:59:59: an hour before it is the same day.
    [-HOUR, { renewDays: 14, renewDueTime: DUE + 14 * DAY }],
    [10 * DAY, { renewDays: 14, renewDueTime: DUE + 24 * DAY }],
    [-8 * DAY, { renewDays: undefined, renewDueTime: undefined }],
  ])("how many days a renewal gives %d ms after the due time", (after, days) => {
    expect(renewalInDetail(loanState(DUE + after), {}, NOT_REFUNDED, DUE + after)).toMatchObject(days);
    expect(fields({}, DUE + after)).not.toHaveProperty("renewDays");
  });

  it("of one whose renewal waits: it is not applied for again", () => {
    const applied = { canRenew: 0, renewStatus: 1, ...may, renewExpiredTime: DUE + 17 * HOUR };
    expect(fields({ renew: row() })).toEqual({ ...applied, ...notExtended });
  });

  it("of one whose renewal waits past the days in which it could be applied for", () => {
    expect(fields({ renew: row() }, DUE + 31 * DAY)).toMatchObject({
      canRenew: 0,
      renewStatus: 1,
      renewAmount: 609_950,
    });
  });

  it.each([
    ["confirmed", 2, undefined],
    ["lapsed", 3, DUE + 17 * HOUR],
    ["cancelled", 4, undefined],
  ] as const)("of one whose renewal is %s", (state, renewStatus, renewExpiredTime) => {
    expect(fields({ renew: row({ state }) })).toMatchObject({ canRenew: 1, renewStatus, renewExpiredTime });
  });

  it("what comes after costs what the loan was agreed at, whatever is offered now", () => {
    const dearer = { ratePpm: 560_000 };
    expect(fields({}, DUE, dearer)).toMatchObject({ renewAmount: 299_950, renewNextAmount: 1_599_900 });
  });

  it("of one that is offered an extension", () => {
    const extend = row({ kind: "extend", expiresAt: DUE + 14 * DAY });
    expect(fields({ extend }, DUE + 12 * DAY)).toMatchObject({
      canExtend: 1,
      extendExpiredTime: DUE + 14 * DAY,
      extendOverdueFee: 120_000,
      extendReducedFee: 60_000,
      extendDueTime: DUE + 19 * DAY,
    });
    expect(fields({ extend: { ...extend, state: "confirmed" } })).toMatchObject({ ...notExtended, extendStatus: 2 });
    expect(fields({ extend }, DUE, { status: "settled" })).toMatchObject({ ...notExtended, extendStatus: 1 });
  });

  it.each([
    ["with a late fee of which half is a kobo", 119_998, 1],
    ["with one that cannot be halved", 119_999, 0],
    ["whose late fee is paid", 120_000, 0],
  ])("F3 an extension of a loan %s", (_, paidOverdue, canExtend) => {
    const now = DUE + 12 * DAY;
    const extend = row({ kind: "extend", expiresAt: DUE + 14 * DAY });
    const late = loanState(now, {}, [periodRow({ paidOverdue })]);
    expect(renewalFields(late, { extend }, NOT_REFUNDED, now).canExtend).toBe(canExtend);
  });
});
