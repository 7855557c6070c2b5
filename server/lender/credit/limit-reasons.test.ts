import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openTestLender, type TestLender } from "../../testing/test-lender.ts";
import { withLoan } from "../../testing/lent.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const DAY = 86_400_000;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(() => lender.close());

/** What is met of the reasons, as the persona's lender says it. */
async function met(persona: number) {
  const { reasons } = await (await lender.as(persona)).ok("credit-summary");
  return Object.fromEntries(reasons.map(({ reason, met: is }: { reason: string; met: boolean }) => [reason, is]));
}

it.each([
  ["clean, no loan yet", 2, { "on-time": false, "no-late": true, form: true }],
  ["overdue by 10 days", 4, { "on-time": false, "no-late": false, form: true }],
  ["the first of three periods settled, two open", 34, { "on-time": false, "no-late": true, form: true }],
  ["BVN missing", 45, { "on-time": false, "no-late": true, form: false }],
])("F23 %s", async (_, persona, said) => expect(await met(persona)).toMatchObject(said));

it.each([
  [10, true],
  [16, false],
])("F23 a loan that was paid out %i days ago and is settled now counts as on time: %s", async (daysAgo, onTime) => {
  const { borrower, loanGid } = await withLoan(lender, 2, daysAgo);
  const { loanLeftAmount } = await borrower.ok("repayment-loandetail", { loanGid });
  const card = { method: "card", bankcardGid: await borrower.bankcardGid() };
  await borrower.ok("repayment-pay", { loanGid, amount: loanLeftAmount / 100, ...card });
  expect(await met(2)).toMatchObject({ "on-time": onTime, "no-late": true });
});

it("F23 three months with the lender come by themselves", async () => {
  const { registerTime } = await (await lender.as(2)).ok("index-mainhome");
  const { now } = (await lender.control("/__sandbox/clock", { advanceMs: 0 })) as { now: number };
  expect((await met(2)).period).toBe(now - registerTime >= 90 * DAY);
  await lender.control("/__sandbox/clock", { advanceMs: 91 * DAY });
  expect((await met(2)).period).toBe(true);
});
