import { describe, expect, it } from "vitest";
import {
  AGREED,
  type Changed,
  DAY,
  DUE,
  loanAndRenewal,
  loanState,
  periodRow,
  settledRow,
  threePeriodRows,
} from "../../testing/loan-rows.ts";
import { billView, currentDue } from "./home-bills.ts";

const bill = (now: number, ...changed: Changed) => {
  const [state, renewal] = loanAndRenewal(now, ...changed);
  return billView(state, { status: 1, paying: 100_000, takenBack: 0 }, renewal, now);
};

it("E3 a bill with all its figures", () => {
  expect(bill(DUE - DAY)).toEqual({
    applyTime: AGREED,
    canRenew: 1,
    renewStatus: 0,
    renewAmount: 299_950,
    renewDueTime: DUE + 13 * DAY,
    renewNextAmount: 1_299_950,
    renewExpiredTime: undefined,
    canExtend: 0,
    extendStatus: 0,
    extendExpiredTime: undefined,
    extendOverdueFee: 0,
    extendReducedFee: 0,
    extendDueTime: undefined,
    dueTime: DUE,
    daysLeft: 1,
    exceedDays: 0,
    loanGid: "loan-1",
    orderGid: "order-1",
    loanNo: "L0000000001",
    loanAmount: 1_000_000,
    loanLeftAmount: 1_299_950,
    currentDueAmount: 1_299_950,
    repaymentAmount: 0,
    payingAmount: 100_000,
    overdueFee: 0,
    overdueCapped: 0,
    loanType: "post",
    productType: "sloan",
    refundingStatus: 1,
    status: 40,
    subLoanCount: 1,
    unpaidSubLoanCount: 1,
    uploadCertificateState: 0,
  });
});

describe("E3 days", () => {
  // Due at 06:59:59; the day of it begins seven hours before, in Lagos.
  it.each([
    [DUE - 14 * DAY, 14, 0, 40],
    [DUE - 7 * 3_600_000, 1, 0, 40],
    [DUE - 7 * 3_600_000 + 1000, 0, 0, 40],
    [DUE, 0, 0, 40],
    [DUE + 1000, -1, 1, 50],
    [DUE + 10 * DAY, -10, 10, 50],
  ])("at %d: %d left, %d late, status %d", (now, daysLeft, exceedDays, status) => {
    expect(bill(now)).toMatchObject({ daysLeft, exceedDays, status });
  });
});

it("E3 of three periods it tells the first open one, and how many are open", () => {
  const rows = threePeriodRows(settledRow(periodRow({ principal: 333_334, interest: 4_666, fee: 88_666, tax: 6_650 })));
  const loan = { installmentCount: 3, secondExempt: true };
  expect(bill(DUE + DAY, loan, rows)).toMatchObject({
    dueTime: DUE + 14 * DAY,
    currentDueAmount: 338_000,
    loanLeftAmount: 771_318,
    repaymentAmount: 433_316,
    subLoanCount: 3,
    unpaidSubLoanCount: 2,
    daysLeft: 13,
  });
});

it("S12 F4 of whoever is late with several payments all that is late is due next, with the fee of each", () => {
  // 4,333.16 with 20 days of 33.33 late, and 4,333.16 with 6 days of 33.33; the third is not due.
  const late = bill(DUE + 20 * DAY, { installmentCount: 3, secondExempt: true }, threePeriodRows());
  expect(late).toMatchObject({ currentDueAmount: 953_299, dueTime: DUE, exceedDays: 20, unpaidSubLoanCount: 3 });
});

it("E3 the overdue fee is the one that is unpaid", () => {
  expect(bill(DUE + 10 * DAY, {}, [periodRow({ paidOverdue: 40_000 })]).overdueFee).toBe(60_000);
});

it("the due time of a settled loan is its last period's", () => {
  const settled = threePeriodRows().map((row) => settledRow(row));
  expect(currentDue(loanState(DUE, {}, settled))).toBe(DUE + 28 * DAY);
  expect(bill(DUE, { status: "settled" }, settled)).toMatchObject({ currentDueAmount: 0, status: 60 });
});
