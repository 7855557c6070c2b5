import { describe, expect, it } from "vitest";
import { AGREED, DAY, DUE, loanState, periodRow, settledRow, threePeriodRows } from "../../testing/loan-rows.ts";
import { loanView, statusItemView } from "./loan-view.ts";

const text = (key: string) => `words of ${key}`;

describe("E1 a loan with all its figures", () => {
  it("that runs", () => {
    expect(loanView(loanState(DUE), text)).toEqual({
      loanGid: "loan-1",
      orderGid: "order-1",
      loanNo: "L0000000001",
      loanStatus: 40,
      productType: "sloan",
      productName: "14 days",
      loanAmount: 1_000_000,
      loanPeriod: 14,
      interest: 14_000,
      fee: 266_000,
      gst: 19_950,
      managementFee: 0,
      voucherAmount: 0,
      netAmount: 1_000_000,
      dueAmount: 1_299_950,
      dueTime: DUE,
      applyTime: AGREED,
      loanTime: AGREED + 60_000,
      exceedDays: 0,
      overdueFee: 0,
      reducedFee: 0,
      repaidPrincipal: 0,
      outstandingPrincipal: 1_000_000,
      loanLeftAmount: 1_299_950,
      currentDueAmount: 1_299_950,
      currentDueTime: DUE,
      installmentCount: 1,
      installmentAmount: 1_299_950,
      installmentFee: 266_000,
    });
  });

  it("that is under review has no day of pay-out and owes nothing, but is due when it was agreed", () => {
    const row = { status: "review", disbursedAt: null, dueAt: null, installmentCount: 3 } as const;
    const view = loanView(loanState(DUE, row, []), text);
    expect(view).toMatchObject({ loanStatus: 10, loanPeriod: 42, dueTime: DUE + 28 * DAY });
    expect(view).toMatchObject({
      outstandingPrincipal: 0,
      loanLeftAmount: 0,
      currentDueAmount: 0,
      installmentAmount: 433_316,
    });
    expect(view.loanTime).toBeUndefined();
    expect(view).not.toHaveProperty("failReason");
  });

  it("that is late in its first period and was paid in part", () => {
    const rows = threePeriodRows({ paidPrincipal: 133_334 });
    const row = { installmentCount: 3, dueAt: DUE + 28 * DAY, secondExempt: false };
    expect(loanView(loanState(DUE + 2 * DAY, row, rows), text)).toMatchObject({
      loanStatus: 50,
      dueTime: DUE + 28 * DAY,
      exceedDays: 2,
      overdueFee: 4_000,
      repaidPrincipal: 133_334,
      outstandingPrincipal: 866_666,
      installmentAmount: 433_316,
      installmentFee: 88_666,
    });
  });

  it("whose second period is cheaper", () => {
    const row = { installmentCount: 3, secondExempt: true };
    expect(loanView(loanState(DUE, row, threePeriodRows()), text)).toMatchObject({ reducedFee: 95_316 });
  });

  it("that failed says why, as a code and in words", () => {
    const row = { status: "failed", failure: "unactivated-card", disbursedAt: null } as const;
    expect(loanView(loanState(DUE, row, []), text)).toMatchObject({
      loanStatus: 71,
      failReason: "unactivated-card",
      failText: "words of lender.fail-unactivated-card",
    });
  });
});

describe("E2 where an application stands", () => {
  const account = { bankShortName: "GTB", accountNo: "****6785" };
  const item = (...state: Parameters<typeof loanState>) =>
    statusItemView(loanState(...state), { available: 4_000_000, ...account }, text);

  it("is told with the loan's own figures", () => {
    expect(item(DUE)).toEqual({
      loanStatus: 40,
      orderGid: "order-1",
      lendResult: 2,
      extInfo: {
        currentBalance: 4_000_000,
        dueTime: DUE,
        installments: [{ periodNo: 1, dueTime: DUE, amount: 1_299_950 }],
        fee: 266_000,
        feeRate: 0.28,
        loanAmount: 1_000_000,
        loanGid: "loan-1",
        loanNo: "L0000000001",
        netAmount: 1_000_000,
        dueAmount: 1_299_950,
        interest: 14_000,
        purposeId: 1,
        tax: 19_950,
        voucherAmount: 0,
        withdrawBankShortName: "GTB",
        withdrawCardNo: "****6785",
        withdrawStatus: 2,
        applyTime: AGREED,
      },
    });
  });

  it("F3 is told as it was agreed, also once renewals charged as much again", () => {
    const renewed = { interest: 28_000, fee: 532_000, tax: 39_900, dueTotal: 1_599_900, dueAt: DUE + 14 * DAY };
    const { fee, interest, tax, dueAmount, installments } = item(DUE, renewed).extInfo;
    expect({ fee, interest, tax, dueAmount }).toEqual({
      fee: 266_000,
      interest: 14_000,
      tax: 19_950,
      dueAmount: 1_299_950,
    });
    expect(installments).toMatchObject([{ amount: 1_299_950 }]);
    const view = loanView(loanState(DUE, renewed), text);
    expect(view).toMatchObject({ installmentAmount: 1_299_950, installmentFee: 266_000 });
    // What he was charged in all stays with the loan.
    expect(view).toMatchObject({ fee: 532_000, dueAmount: 1_599_900 });
  });

  it.each([
    ["review", 10, 0, 0],
    ["approved", 20, 3, 0],
    ["disbursing", 30, 3, 1],
    ["active", 40, 2, 2],
    ["settled", 60, 2, 2],
    ["failed", 71, 1, 3],
    ["disburse-failed", 72, 1, 3],
  ] as const)("F1 %s", (status, loanStatus, lendResult, withdrawStatus) => {
    const rows = status === "settled" ? [settledRow(periodRow())] : [];
    expect(item(DUE + DAY, { status }, rows)).toMatchObject({ loanStatus, lendResult, extInfo: { withdrawStatus } });
  });

  it("F1 one that is late, and one that failed", () => {
    expect(item(DUE + 1000).loanStatus).toBe(50);
    expect(item(DUE, { status: "disburse-failed", failure: "bank-problem" }, [])).toMatchObject({
      failReason: "bank-problem",
      failText: "words of lender.fail-bank-problem",
    });
  });
});
