import { expect, it } from "vitest";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { there } from "../../../tests/there.ts";

const DAY = 86_400_000;
const lender = lenderOfFile();

it("F3 S12 an extension is offered while a late fee is owed that it reduces, and refused where none is", async () => {
  const borrower = await lender().as(37);
  const bill = async () => there((await borrower.ok("repayment-bill")).loanList[0]);
  const { loanGid, dueTime } = await bill();
  const bankcardGid = await borrower.bankcardGid();
  const pay = (amount: string) => borrower.ok("repayment-pay", { loanGid, amount, method: "card", bankcardGid });
  // Twelve days late: of ₦1,200 a part is paid, then the rest.
  await pay("1100");
  expect(await bill()).toMatchObject({ canExtend: 1, extendOverdueFee: 10_000, extendReducedFee: 5_000 });
  await pay("100");
  const none = { canExtend: 0, extendReducedFee: 0, extendOverdueFee: 0 };
  expect(await bill()).toMatchObject({ overdueFee: 0, ...none });
  expect((await bill()).extendDueTime).toBeUndefined();
  expect(await borrower.ok("repayment-loandetail", { loanGid })).toMatchObject(none);
  expect((await borrower.ok("index-mainhome")).loanBillList[0]).toMatchObject(none);
  expect((await borrower.call("repayment-extend", { loanGid })).status).toBe(3199);
  expect((await bill()).dueTime).toBe(dueTime);
  // Another day adds a late fee, while the offer stands.
  await lender().control("/__sandbox/clock", { advanceMs: DAY });
  expect(await bill()).toMatchObject({ canExtend: 1, extendOverdueFee: 10_000, extendReducedFee: 5_000 });
  expect(await borrower.ok("repayment-extend", { loanGid })).toMatchObject({ reducedFee: 5_000 });
});
