import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openTestLender, type TestLender } from "../../testing/test-lender.ts";

// A database is opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(async () => {
  expect(lender.errors).toEqual([]);
  await lender.close();
});

/** What the summary says of changing the BVN, and what whoever tries it is answered. */
async function change(number: number) {
  const borrower = await lender.as(number);
  const { bvnChange } = await borrower.ok("credit-summary");
  const { status, message } = await borrower.call("bvn-modify", { bvn: "22000000902" });
  return { bvnChange, status, message };
}

it.each([
  ["changed it once", 47, "changed", 3032, "Your BVN has been modified once and cannot be modified again"],
  ["has a loan", 3, "loans", 3199, "Please settle all your loans before you change your BVN"],
])("S18 V3 of who %s the summary says so (persona %d: %s)", async (_, number, bvnChange, status, message) => {
  expect(await change(number)).toEqual({ bvnChange, status, message });
});

it("S18 V3 of who is under review the summary says so", async () => {
  await (await lender.as(61)).ok("credit-submit");
  const message = "Your application is under review: please change your BVN after it is decided";
  expect(await change(61)).toEqual({ bvnChange: "review", status: 3199, message });
});

it("S18 of who has no BVN yet it says nothing", async () => {
  expect(await change(45)).toMatchObject({ bvnChange: undefined, status: 3199 });
});

it("S18 V3 it can be changed once, which the summary says before and after", async () => {
  expect(await change(2)).toMatchObject({ bvnChange: "open", status: 0 });
  expect(await change(2)).toMatchObject({ bvnChange: "changed", status: 3032 });
});
