import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type CallBrand, loadBrands } from "../../contract/brands.ts";
import { application } from "../../testing/lent.ts";
import { openTestLender, type TestLender } from "../../testing/test-lender.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const shipped = loadBrands(process.cwd())("718", "302");
const { fallbackProduct } = shipped.constants;
/** The brand while it lends for 30 days, at half of the principal. */
const dearer: CallBrand = {
  ...shipped,
  constants: { ...shipped.constants, periodDays: 30, fallbackProduct: { ...fallbackProduct, rate: 0.5 } },
};

let brand = shipped;
let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender({ brandOf: () => brand });
});
beforeEach(async () => {
  brand = shipped;
  await lender.startOver();
});
afterAll(() => lender.close());

it("R51 refuses terms that the brand changed since they were confirmed", async () => {
  const borrower = await lender.as(2);
  const body = await application(borrower);
  brand = dearer;
  expect((await borrower.call("loan-apply", body)).status).toBe(3106);
  brand = shipped;
  expect((await borrower.call("loan-apply", body)).status).toBe(0);
});

it("K2 a loan keeps what it was sold as and what it costs, whatever the brand offers later", async () => {
  const borrower = await lender.as(4);
  const told = async () => {
    const [bill] = (await borrower.ok("repayment-bill")).loanList;
    const [loan] = (await borrower.ok("loan-list")).loanList;
    const { extInfo } = await borrower.ok("loan-query-status", { orderGid: loan.orderGid });
    return [loan.productName, loan.loanPeriod, extInfo.feeRate, bill.renewNextAmount];
  };
  brand = dearer;
  expect(await told()).toEqual(["14 days", 14, 0.28, 1_299_950]);
});
