import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { there } from "../../../tests/there.ts";
import { application } from "../../testing/lent.ts";
import type { TestBorrower, TestLender } from "../../testing/test-lender.ts";
import { testPlaces } from "../../testing/test-places.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(testPlaces)("on %s", (_, open) => {
  let lender: TestLender;
  beforeAll(async () => {
    lender = await open();
  });
  beforeEach(() => lender.startOver());
  afterAll(async () => {
    expect(lender.errors).toEqual([]);
    await lender.close();
  });

  const later = (advanceMs: number) => lender.control("/__sandbox/clock", { advanceMs });
  const apply = async (borrower: TestBorrower, loanAmount: string, key: string) =>
    borrower.call("loan-apply", await application(borrower, { loanAmount }), { key });
  const risk = (borrower: TestBorrower) => borrower.ok("risk-auth", { productType: "sloan" });

  it("F35 what is left of the line is lent beside a bill in order, and the figures of both add up", async () => {
    const borrower = await lender.as(2);
    expect((await apply(borrower, "10000.00", "one")).status).toBe(0);
    await later(MINUTE);
    // Of ₦50,000 ₦10,000 are lent.
    expect((await risk(borrower)).preLoanInfoRespVO).toMatchObject({ availableBalance: 4_000_000 });
    expect((await apply(borrower, "40100.00", "more")).status).toBe(3105);
    expect((await apply(borrower, "40000.00", "two")).status).toBe(0);
    await later(MINUTE);
    const { loanList, unRepaidTotal } = await borrower.ok("repayment-bill");
    expect(loanList.map(({ loanAmount }: { loanAmount: number }) => loanAmount).sort()).toEqual([1_000_000, 4_000_000]);
    // 10,000 cost 2,999.50, and 40,000 four times as much.
    expect(unRepaidTotal).toBe(1_299_950 + 5_199_800);
    expect(await borrower.ok("userinfo-baseinfo")).toMatchObject({
      loanQty: 2,
      loanBalance: 1_299_950 + 5_199_800,
      loanSumAmount: 5_000_000,
      usedCredit: 5_000_000,
      spareCredit: 0,
      overdueQty: 0,
    });
    expect((await borrower.ok("index-mainhome", { pageId: "index" })).bizStatus).toBe(2);
    expect((await apply(borrower, "3000.00", "three")).status).toBe(3104);
    await later(15 * DAY);
    expect((await borrower.ok("index-mainhome", { pageId: "index" })).bizStatus).toBe(3);
    expect((await borrower.ok("userinfo-baseinfo")).overdueQty).toBe(2);
    expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
  });

  it("F35 nothing more is lent while one of two bills is overdue", async () => {
    const borrower = await lender.as(2);
    await apply(borrower, "10000.00", "one");
    await later(8 * DAY);
    await apply(borrower, "10000.00", "two");
    await later(8 * DAY);
    expect((await borrower.ok("index-mainhome", { pageId: "index" })).bizStatus).toBe(3);
    expect((await apply(borrower, "10000.00", "three")).status).toBe(3101);
  });

  it("F35 the risk check names the application that is under way, until it is paid out", async () => {
    const borrower = await lender.as(2);
    expect(await risk(borrower)).not.toHaveProperty("orderInProcess");
    const { orderGid } = (await apply(borrower, "10000.00", "one")).content;
    expect((await risk(borrower)).orderInProcess).toBe(orderGid);
    const { status, message } = await apply(borrower, "3000.00", "two");
    expect([status, message]).toEqual([3109, "Your other application is still under way: wait for its outcome first"]);
    await later(MINUTE);
    expect(await risk(borrower)).not.toHaveProperty("orderInProcess");
  });

  it("F35 R45 of two tabs that apply at the same moment one gets a loan", async () => {
    const borrower = await lender.as(2);
    const body = await application(borrower, { loanAmount: "10000.00" });
    const answers = await Promise.all(["one", "two"].map((key) => borrower.call("loan-apply", body, { key })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([0, 3109]));
    expect((await borrower.ok("loan-list")).loanList).toHaveLength(1);
    await later(MINUTE);
    expect(there((await borrower.ok("repayment-bill")).loanList[0]).loanAmount).toBe(1_000_000);
  });
});
