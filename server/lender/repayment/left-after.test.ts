import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dueTime } from "../../../lending/lagos-time.ts";
import { withLoan } from "../../testing/lent.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../testing/test-lender.ts";

// A database is opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** The product of three periods. */
const THREE_PERIODS = 4;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(async () => {
  expect(lender.errors).toEqual([]);
  await lender.close();
});

const now = async () => (await lender.control("/__sandbox/clock")).now as number;
const loanOf = async (borrower: TestBorrower): Promise<string> =>
  (await borrower.ok("repayment-bill")).loanList[0].loanGid;
const quote = (borrower: TestBorrower, loanGid: string, kobo: number) =>
  borrower.ok("repayment-quote", { loanGid, amount: kobo / 100 });
/** Pays by card; says what is owed then, and until when the loan runs that it renewed. */
async function pay(borrower: TestBorrower, loanGid: string, kobo: number) {
  const card = { method: "card", bankcardGid: await borrower.bankcardGid() };
  const { payGid } = await borrower.ok("repayment-pay", { loanGid, amount: kobo / 100, ...card });
  const { renewedDueTime } = await borrower.ok("repayment-status", { payGid });
  const { loanLeftAmount, dueTime: due } = await borrower.ok("repayment-loandetail", { loanGid });
  return { loanLeftAmount, renewedDueTime, due };
}

describe("F3 F36 what a quote says is left is what is owed once its amount is paid", () => {
  // Owed: 10,000 and 2,999.50 of charges, which confirm the renewal; the new ones are 29.995 % of what is left of the principal.
  it.each([
    ["does not confirm the renewal", 10_000, 1_289_950, false],
    ["falls a kobo short of it", 299_949, 1_000_001, false],
    ["confirms it", 299_950, 1_299_950, true],
    ["confirms it and pays 0.50 of the principal", 300_000, 1_299_885, true],
    ["confirms it and pays 2,000.50 of the principal", 500_000, 1_039_895, true],
    ["leaves a kobo of the principal", 1_299_949, 1, true],
    ["settles the loan, which needs no renewal", 1_299_950, 0, false],
  ])("while a renewal waits, where it %s", async (_, kobo, left, renews) => {
    const borrower = await lender.as(35);
    const loanGid = await loanOf(borrower);
    const renewedDueTime = renews ? dueTime(await now(), 14, "06:59:59") : undefined;
    const quoted = await quote(borrower, loanGid, kobo);
    expect([quoted.leftAfter, quoted.renewedDueTime]).toEqual([left, renewedDueTime]);
    const paid = await pay(borrower, loanGid, kobo);
    expect([paid.loanLeftAmount, paid.renewedDueTime]).toEqual([left, renewedDueTime]);
    if (renews) expect(paid.due).toBe(renewedDueTime);
  });

  it("of a loan that is late, whose fee is paid first", async () => {
    const borrower = await lender.as(4);
    const loanGid = await loanOf(borrower);
    await borrower.ok("repayment-renew", { loanGid });
    // 1,000 of late fee and 2,999.50 of charges; 8,999.50 are left of the principal, and 2,699.40 come on top.
    expect((await quote(borrower, loanGid, 500_000)).leftAfter).toBe(1_169_890);
    expect((await pay(borrower, loanGid, 500_000)).loanLeftAmount).toBe(1_169_890);
  });

  it.each([
    ["that nobody applied for", 3],
    ["that lapsed", 36],
  ])("a renewal %s adds nothing", async (_, persona) => {
    const borrower = await lender.as(persona);
    const loanGid = await loanOf(borrower);
    const quoted = await quote(borrower, loanGid, 500_000);
    expect([quoted.leftAfter, quoted.renewedDueTime]).toEqual([799_950, undefined]);
    expect(await pay(borrower, loanGid, 500_000)).toMatchObject({ loanLeftAmount: 799_950, renewedDueTime: undefined });
  });

  it("nor one that was cancelled", async () => {
    const borrower = await lender.as(35);
    const loanGid = await loanOf(borrower);
    await borrower.ok("repayment-renew-cancel", { loanGid });
    expect((await quote(borrower, loanGid, 500_000)).leftAfter).toBe(799_950);
    expect((await pay(borrower, loanGid, 500_000)).loanLeftAmount).toBe(799_950);
  });

  it("of periods: the first on time, which waives of the second, and all of them", async () => {
    const { borrower, loanGid } = await withLoan(lender, 13, 1, THREE_PERIODS);
    const first = await borrower.ok("repayment-quote", { loanGid, periods: 1 });
    expect(first).toMatchObject({ payAmount: 433_316, leftAfter: 771_318 });
    expect((await pay(borrower, loanGid, 433_316)).loanLeftAmount).toBe(771_318);
    expect(await borrower.ok("repayment-quote", { loanGid })).toMatchObject({ payAmount: 771_318, leftAfter: 0 });
  });
});
