import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { open } from "../../../app/testing/open-screen.tsx";
import { application } from "../../../server/testing/lent.ts";
import { openTestLender, type TestLender } from "../../../server/testing/test-lender.ts";
import { there } from "../../there.ts";
import { lenderOf } from "../lender-of.ts";
import { readFigures } from "./read-figures.ts";

// A database is opened, and screens are drawn: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MINUTE = 60_000;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
afterAll(() => lender.close());

it("F14 F35 a borrower with a bill in order borrows of the rest, then has two bills, and all figures add up", async () => {
  const borrower = await lender.as(2);
  const lend = async (loanAmount: string) => borrower.ok("loan-apply", await application(borrower, { loanAmount }));
  const look = async (route: string) => {
    const { place, wrong } = await open(route, "usual", {
      business: "718",
      channel: "302",
      now: await lender.now(),
      more: lenderOf(borrower),
    });
    expect(wrong).toEqual([]);
    const { figures } = readFigures(place);
    const said = (label: string) => figures.flatMap((figure) => (figure.label === label ? figure.kobo : []));
    return { words: place.textContent ?? "", said };
  };

  await lend("10000.00");
  await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
  const one = await look("/index");
  expect(["You can borrow", "Used", "Credit limit"].map(one.said)).toEqual([[4_000_000], [1_000_000], [5_000_000]]);
  expect(one.words).toContain("₦3,000 – ₦40,000");

  // While the second is under review nothing more is offered, and nothing is said of what is left.
  await lend("6600.00");
  const waiting = await look("/index");
  expect(waiting.words).toContain("Under review");
  expect(waiting.words).toContain("Once your application is decided, you see here what you can still borrow.");
  expect(waiting.said("You can borrow")).toEqual([]);
  expect(waiting.words).not.toContain("Loans for you");
  expect(["Amount applied for", "Left to repay", "Used"].map(waiting.said)).toEqual([
    [660_000],
    [1_299_950],
    [1_660_000],
  ]);
  expect((await look("/bill")).said("Left to repay")).toEqual([1_299_950]);

  await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
  const two = await look("/index");
  expect(["You can borrow", "Used", "Credit limit"].map(two.said)).toEqual([[3_340_000], [1_660_000], [5_000_000]]);
  // ₦6,600 cost 28 % and 7.5 % tax on the fee, which is 95 % of that: 1,848 + 131.67.
  const bills = [857_967, 1_299_950];
  expect(two.said("Left to repay")).toEqual(bills);
  expect((await look("/bill")).said("Left to repay")).toEqual([2_157_917, ...bills]);
  expect((await look("/my")).said("Left to repay")).toEqual([2_157_917]);
  expect((await look("/loanList")).said("Left to repay")).toEqual(bills);

  // Each is repaid by itself: the later one is paid, the first one stays as it is.
  const { loanGid } = there((await borrower.ok("repayment-bill")).loanList[0]);
  await borrower.ok("repayment-pay", {
    loanGid,
    amount: "8579.67",
    method: "card",
    bankcardGid: await borrower.bankcardGid(),
  });
  await lender.control("/__sandbox/clock", { advanceMs: 2 * MINUTE });
  const left = await look("/index");
  expect(["You can borrow", "Used", "Left to repay"].map(left.said)).toEqual([[4_000_000], [1_000_000], [1_299_950]]);
});
