import { beforeAll, describe, expect, it } from "vitest";
import { loadBrands } from "../../contract/brands.ts";
import {
  AGREED,
  type Changed,
  DAY,
  DUE,
  loanAndRenewal,
  periodRow,
  settledRow,
  threePeriodRows,
} from "../../testing/loan-rows.ts";
import { there } from "../../../tests/there.ts";
import { loanDetailView } from "./loan-detail-view.ts";
import { NOT_REFUNDED } from "./refunding-status.ts";
import { renewalInDetail } from "./renewal-view.ts";

beforeAll(() => void loadBrands(process.cwd()));

const account = { bankShortName: "GTB", accountNo: "****6785" };
const detail = (now: number, ...changed: Changed) => {
  const [state] = loanAndRenewal(now, ...changed);
  return loanDetailView(
    state,
    { status: 2, paying: 50_000, takenBack: 0 },
    account,
    renewalInDetail(state, {}, NOT_REFUNDED, now),
  );
};

it("E4 a loan with its only period", () => {
  expect(detail(DUE)).toEqual({
    loanGid: "loan-1",
    orderGid: "order-1",
    loanNo: "L0000000001",
    productType: "sloan",
    fee: 266_000,
    interest: 14_000,
    tax: 19_950,
    loanAmount: 1_000_000,
    loanLeftAmount: 1_299_950,
    currentDueAmount: 1_299_950,
    loanPeriod: 14,
    loanStatus: 40,
    loanTime: AGREED + 60_000,
    applyTime: AGREED,
    netAmount: 1_000_000,
    overdueFee: 0,
    overdueCharged: 0,
    overdueCapped: 0,
    nextLateFeeTime: DUE + 1000,
    repayStatus: 2,
    repaymentAmount: 0,
    payingAmount: 50_000,
    dueAmount: 1_299_950,
    voucherAmount: 0,
    reducedFee: 0,
    outstandingPrincipal: 1_000_000,
    dueTime: DUE,
    exceedDays: 0,
    canRenew: 1,
    renewStatus: 0,
    renewAmount: 299_950,
    renewDueTime: DUE + 14 * DAY,
    renewNextAmount: 1_299_950,
    renewDays: 14,
    renewExpiredTime: undefined,
    canExtend: 0,
    extendStatus: 0,
    extendExpiredTime: undefined,
    extendOverdueFee: 0,
    extendReducedFee: 0,
    extendDueTime: undefined,
    minimumRepayment: 10_000,
    bankShortName: "GTB",
    accountNo: "****6785",
    installmentCount: 1,
    subLoans: [
      {
        periodNo: 1,
        dueTime: DUE,
        exceedDays: 0,
        dueAmount: 1_299_950,
        leftAmount: 1_299_950,
        leftPrincipal: 1_000_000,
        leftCharges: 299_950,
        overdueFee: 0,
        tax: 19_950,
        fee: 266_000,
        interest: 14_000,
        principal: 1_000_000,
        reducedFee: 0,
        paidAmount: 0,
        status: 40,
        settledTime: undefined,
      },
    ],
  });
});

describe("E4 three periods", () => {
  const first = settledRow(there(threePeriodRows()[0]));
  const loan = { installmentCount: 3, secondExempt: true, dueAt: DUE + 28 * DAY };

  it("are told one by one, and their sums", () => {
    const view = detail(DUE + 15 * DAY, loan, threePeriodRows(first, { paidOverdue: 1_000, paidPrincipal: 100_000 }));
    expect(view).toMatchObject({ loanPeriod: 42, dueTime: DUE + 14 * DAY, exceedDays: 1, loanStatus: 50 });
    expect(view).toMatchObject({
      overdueFee: 1_333,
      overdueCharged: 2_333,
      reducedFee: 95_316,
      repaymentAmount: 534_316,
    });
    expect(view).toMatchObject({ outstandingPrincipal: 566_666, currentDueAmount: 239_333, loanLeftAmount: 672_651 });
    expect(view.subLoans).toMatchObject([
      { periodNo: 1, status: 60, settledTime: DUE, paidAmount: 433_316, leftAmount: 0, dueAmount: 433_316 },
      { periodNo: 2, status: 50, exceedDays: 1, reducedFee: 95_316, paidAmount: 101_000, overdueFee: 1_333 },
      { periodNo: 3, status: 40, exceedDays: 0, dueTime: DUE + 28 * DAY, dueAmount: 433_318, leftAmount: 433_318 },
    ]);
  });

  it("say what is left of principal and of charges, which come to what is owed", () => {
    const view = detail(DUE + 15 * DAY, loan, threePeriodRows(first, { paidOverdue: 1_000, paidPrincipal: 100_000 }));
    expect(
      view.subLoans.map(({ leftPrincipal, leftCharges, leftAmount }) => [leftPrincipal, leftCharges, leftAmount]),
    ).toEqual([
      [0, 0, 0],
      [233_334, 5_999, 239_333],
      [333_332, 99_986, 433_318],
    ]);
  });

  it("V13 the least that is paid is what is left, where that is less than ₦100", () => {
    const paid = { ...settledRow(periodRow()), paidPrincipal: 995_000, settledAt: null };
    expect(detail(DUE, {}, [paid])).toMatchObject({ loanLeftAmount: 5_000, minimumRepayment: 5_000 });
  });

  it("of a settled loan nothing is due now", () => {
    expect(detail(DUE, { status: "settled" }, [settledRow(periodRow())])).toMatchObject({
      currentDueAmount: 0,
      repaymentAmount: 1_299_950,
    });
  });
});

it("each part that was paid counts", () => {
  const paid = { paidOverdue: 1, paidTax: 20, paidFee: 300, paidInterest: 4_000, paidPrincipal: 50_000 };
  expect(detail(DUE, {}, [periodRow(paid)])).toMatchObject({
    repaymentAmount: 54_321,
    subLoans: [{ paidAmount: 54_321 }],
  });
});

it("a loan that is not paid out has no time of pay-out", () => {
  expect(detail(DUE, { disbursedAt: null }).loanTime).toBeUndefined();
});
