import { beforeAll, describe, expect, it } from "vitest";
import { loadBrands } from "../../contract/brands.ts";
import type { VoucherRow } from "../../database/tables/voucher.ts";
import { AGREED, goldenTerms, productRow } from "../../testing/loan-rows.ts";
import { costOf, termsOf } from "./apply-for-loan.ts";

beforeAll(() => void loadBrands(process.cwd()));

const voucher = (change: Partial<VoucherRow> = {}): VoucherRow => ({
  id: 7,
  gid: "voucher-7",
  borrowerId: "borrower-1",
  kind: "universal",
  transType: 4,
  prizeType: 1,
  value: 20_000,
  keepPpm: 1_000_000,
  lowerLimit: 500_000,
  upperLimit: 2_000_000,
  maximum: null,
  expiresAt: AGREED + 1,
  state: "available",
  loanId: null,
  ...change,
});

describe("the cost of an application", () => {
  const golden = { principal: 1_000_000, interest: 14_000, fee: 266_000, tax: 19_950, discount: 0 };

  it.each([undefined, null])("without a voucher (%s) is the golden one", (none) => {
    expect(costOf(productRow(), 1_000_000, none)).toEqual({ ...golden, net: 1_000_000, due: 1_299_950 });
  });

  it("D3 a voucher lowers the fee, and tax is on what is left of it", () => {
    expect(costOf(productRow(), 1_000_000, voucher())).toEqual({
      ...golden,
      fee: 246_000,
      tax: 18_450,
      discount: 20_000,
      net: 1_000_000,
      due: 1_278_450,
    });
  });

  it.each([499_999, 2_000_001])("D3 a voucher that is not for %d kobo is refused", (principal) => {
    expect(() => costOf(productRow({ multiple: 1 }), principal, voucher())).toThrow("3199");
  });
});

describe("what was agreed", () => {
  const application = {
    product: productRow(),
    principal: 1_000_000,
    purposeId: 3,
    outcome: "pay-out",
    at: AGREED,
  } as const;

  it("is kept by the loan itself", () => {
    const lowered = { voucherId: 7, voucherAmount: 20_000, fee: 246_000, tax: 18_450, dueTotal: 1_278_450 };
    expect(termsOf({ ...application, voucher: voucher(), bankAccountId: "account-1" })).toEqual({
      ...goldenTerms,
      ...lowered,
      purposeId: 3,
      status: "review",
      nextAt: AGREED + 36_000,
    });
  });

  it("names no voucher and no account where there is none, and stays where it is to stay", () => {
    const terms = termsOf({ ...application, outcome: "stay" });
    expect(terms).toMatchObject({ voucherId: null, voucherAmount: 0, bankAccountId: null, nextAt: null });
  });
});
