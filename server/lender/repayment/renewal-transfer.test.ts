import { expect, it } from "vitest";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { there } from "../../../tests/there.ts";

const MINUTE = 60_000;
const lender = lenderOfFile();

/** Persona 3 applied for a renewal, which ₦2,999.50 confirm, and announces a transfer so many minutes before it ends. */
async function announced(amount: string, minutes: number, purpose?: "renew") {
  const borrower = await lender().as(3);
  const { loanGid } = there((await borrower.ok("repayment-bill")).loanList[0]);
  const { renewExpiredTime: ends } = await borrower.ok("repayment-renew", { loanGid });
  await lender().control("/__sandbox/clock", { set: ends - minutes * MINUTE });
  const asked = { loanGid, amount, method: "transfer", purpose };
  const { payGid, virtualAccount } = await borrower.ok("repayment-pay", asked);
  return { borrower, loanGid, ends, payGid, ...virtualAccount };
}

it.each([
  ["all that it takes, for it", "2999.50", 5, "renew", 0],
  ["all that it takes", "2999.50", 5, undefined, 0],
  ["less than it takes", "2899.50", 5, undefined, 10],
  ["the whole bill", "12999.50", 5, undefined, 10],
  ["all that it takes, long before", "2999.50", 60, "renew", -45],
] as const)("F3 S13 of %s, the account for a transfer shows no longer than the renewal", async (...row) => {
  const [, amount, minutes, purpose, after] = row;
  const { borrower, loanGid, ends, expiredTime } = await announced(amount, minutes, purpose);
  const off = Math.abs(expiredTime - (ends + after * MINUTE));
  // The clock runs on while it is asked; where the renewal ends it is that moment exactly.
  expect(off).toBeLessThan(after === 0 ? 1 : MINUTE);
  expect((await borrower.ok("repayment-va-static", { loanGid })).expiredTime).toBe(expiredTime);
});

it("F3 money that comes once both are over counts all the same, and renews nothing", async () => {
  const { borrower, loanGid, ends, payGid, bankVA } = await announced("2999.50", 5, "renew");
  await lender().control("/__sandbox/clock", { set: ends + 2 * MINUTE });
  expect(await borrower.ok("repayment-status", { payGid })).toMatchObject({ payStatus: 3, failReason: "expired" });
  expect((await borrower.ok("repayment-va-static", { loanGid })).expiredTime).toBeGreaterThan(ends + 16 * MINUTE);
  await lender().control("/__sandbox/credit-va", { bankVA, amount: "2999.50" });
  const counted = { payStatus: 2, loanLeftAmount: 1_000_000, renewalLapsed: true };
  expect(await borrower.ok("repayment-status", { payGid })).toMatchObject(counted);
});
