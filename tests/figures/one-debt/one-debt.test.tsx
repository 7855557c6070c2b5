import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { open } from "../../../app/testing/open-screen.tsx";
import { until } from "../../../app/testing/until.ts";
import { personas } from "../../../server/lender/personas/list.ts";
import { SESSION_LOST } from "../../../server/contract/status.ts";
import { application, withLoan } from "../../../server/testing/lent.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../../server/testing/test-lender.ts";
import { there } from "../../there.ts";
import { lenderOf } from "../lender-of.ts";
import { differences, type OnScreen } from "./differences.ts";
import { readFigures } from "./read-figures.ts";

// A database is opened, and every screen is drawn: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const brand = { business: "718", channel: "302" };
const MINUTE = 60_000;
/** The product whose charges are taken from the payout, and the one of three periods. */
const FRONT = 2;
const THREE_PERIODS = 4;

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
beforeEach(() => lender.startOver());
afterAll(() => lender.close());

/** What a screen shows a borrower of his loan. */
async function look(borrower: TestBorrower, route: string, journey = {}): Promise<OnScreen> {
  const { place, wrong } = await open(route, "usual", {
    ...brand,
    now: await lender.now(),
    journey,
    more: lenderOf(borrower),
  });
  expect(wrong).toEqual([]);
  return [route.split("?")[0] ?? "", readFigures(place)];
}

/** Every screen that shows money of a borrower's loan; `payGid` is a payment of it. */
async function looks(borrower: TestBorrower, payGid?: string): Promise<readonly OnScreen[]> {
  const [loan] = (await borrower.ok("loan-list")).loanList;
  const { loanGid, orderGid, loanStatus } = there(loan);
  const routes = ["/index", "/bill", "/loanList", `/lendResult/0?orderGid=${orderGid}`];
  const ofLoan = (...screens: string[]) => screens.map((screen) => `${screen}?loanGid=${loanGid}`);
  if ([40, 50, 60].includes(loanStatus))
    routes.push(...ofLoan("/billDetail", "/repayment", "/lendContract", "/statement"));
  if ([40, 50].includes(loanStatus)) routes.push(...ofLoan("/payWithBank", "/cannotPay"));
  if (payGid) routes.push(`/repaymentResult?payGid=${payGid}`);
  const seen: OnScreen[] = [];
  for (const route of routes) seen.push(await look(borrower, route));
  return seen;
}

/** Pays so many kobo by card and waits until the bank has said what became of it. */
async function pay(borrower: TestBorrower, kobo: number, more = {}): Promise<string> {
  const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
  const bankcardGid = await borrower.bankcardGid();
  const sent = { loanGid, amount: kobo / 100, method: "card", bankcardGid, ...more };
  const { payGid } = await borrower.ok("repayment-pay", sent);
  await lender.control("/__sandbox/clock", { advanceMs: 2 * MINUTE });
  return payGid as string;
}

/** What stands for a label on a screen, kobo. */
const shown = (screens: readonly OnScreen[], route: string, label: string): readonly number[] => [
  ...new Set(
    there(screens.find(([screen]) => screen === route))[1].figures.flatMap((figure) =>
      figure.label === label ? figure.kobo : [],
    ),
  ),
];

const silent = new Set(SESSION_LOST.map((_, index) => 20 + index));

it("F14 F33 every persona with a loan sees one figure for each word about it, and lists that add up", async () => {
  const wrong: string[] = [];
  const seen: number[] = [];
  for (const { number, about } of personas) {
    if (silent.has(number) || about.includes("registers") || about === "no account") continue;
    const borrower = await lender.as(number);
    const { loanList } = await borrower.ok("loan-list");
    if (loanList.length === 0) continue;
    seen.push(number);
    wrong.push(...differences(await looks(borrower)).map((difference) => `persona ${number}: ${difference}`));
  }
  expect(wrong).toEqual([]);
  expect(seen).toEqual([3, 4, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 51, 52, 53, 57, 58, 59]);
});

it.each([
  // Due in five days; ₦12,999.50 of it ₦10,000 principal.
  ["before the due day", 3, 299_950],
  // Ten days late: ten times 1 % of ₦10,000 besides.
  ["ten days after it", 4, 399_950],
])("F21 a renewal offered %s costs on every screen what its payment asks for", async (_, persona, now) => {
  const borrower = await lender.as(persona);
  const offered = await looks(borrower);
  const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
  await borrower.ok("repayment-renew", { loanGid });
  const [, asked] = await look(borrower, `/repayment?loanGid=${loanGid}&renew=1`);
  for (const route of ["/bill", "/billDetail", "/cannotPay"])
    expect([route, shown(offered, route, "To pay for the renewal"), shown(offered, route, "You repay then")]).toEqual([
      route,
      [now],
      [1_299_950],
    ]);
  expect(shown([["asked", asked]], "asked", "To pay for the renewal")).toEqual([now]);
});

describe("F14 K4 a late fee that is part paid", () => {
  it.each([
    // Ten days of 1 % of ₦10,000 are ₦1,000; ₦12,999.50 besides.
    ["04 pays ₦400", 4, 40_000, 60_000, 100_000, "₦1,000 late fee so far, ₦600 of it still to pay; it grows every day"],
    ["04 pays ₦1,500", 4, 150_000, 0, 100_000, "₦1,000 late fee so far, all of it paid; it grows every day"],
    // Ended at half of ₦10,000.
    [
      "40 pays ₦1,000",
      40,
      100_000,
      400_000,
      500_000,
      "₦5,000 late fee so far, ₦4,000 of it still to pay; it has reached its cap",
    ],
  ])("persona %s", async (_, persona, paid, unpaid, charged, said) => {
    const borrower = await lender.as(persona);
    await pay(borrower, paid);
    const [bill] = (await borrower.ok("repayment-bill")).loanList;
    const { loanGid, loanLeftAmount: left } = there(bill);
    const [listed] = (await borrower.ok("loan-list")).loanList;
    const detail = await borrower.ok("repayment-loandetail", { loanGid });
    const quote = await borrower.ok("repayment-quote", { loanGid });
    expect([bill, listed, detail, detail.subLoans[0], quote].map(({ overdueFee }) => overdueFee)).toEqual(
      Array.from({ length: 5 }, () => unpaid),
    );
    const screens = [await look(borrower, "/index"), await look(borrower, "/bill")];
    for (const route of ["/index", "/bill"]) {
      expect([route, shown(screens, route, "Left to repay")]).toEqual([route, [left]]);
      expect([route, shown(screens, route, "Of which late fee")]).toEqual([route, unpaid === 0 ? [] : [unpaid]]);
    }
    const { place } = await open(`/billDetail?loanGid=${loanGid}`, "usual", {
      ...brand,
      now: await lender.now(),
      more: lenderOf(borrower),
    });
    expect(place.textContent).toContain(said);
    const { figures } = readFigures(place);
    expect(figures.find(({ label }) => label === "Left to repay › Late fee charged")?.kobo).toBe(charged);
    expect(figures.find(({ label }) => label === "Left to repay")?.kobo).toBe(left);
  });
});

describe("F14 a loan in payments", () => {
  it.each([
    [
      "33: three, none paid",
      33,
      433_316,
      1_204_634,
      "Waived if the first payment is on time",
      [433_316, 338_000, 433_318],
    ],
    ["34: the first paid, the fee of the second waived", 34, 338_000, 771_318, "Waived", [338_000, 433_318]],
  ])(
    "persona %s, is due next and in all what the lender says, wherever it stands",
    async (_, persona, next, left, waived, periods) => {
      const screens = await looks(await lender.as(persona));
      for (const route of ["/index", "/bill", "/billDetail"]) {
        expect([route, shown(screens, route, "Next payment")]).toEqual([route, [next]]);
        expect([route, shown(screens, route, "Left to repay")]).toEqual([route, [left]]);
      }
      expect(shown(screens, "/billDetail", `Left to repay › ${waived}`)).toEqual([-95_316]);
      const detail = there(screens.find(([screen]) => screen === "/billDetail"))[1];
      const list = there(detail.tables.find(({ parts }) => parts[0]?.label.startsWith("Period")));
      expect(list.parts.map(({ kobo }) => kobo)).toEqual(periods);
      expect(list.sum).toEqual({ label: "Left to repay", kobo: left });
    },
  );

  it("persona 34: what he can borrow and what is used come to the limit with what the steps leave over, named", async () => {
    const screens = await looks(await lender.as(34));
    const figures = ["You can borrow", "Used", "Credit limit"].map((label) => shown(screens, "/index", label));
    // Of ₦10,000 the first third is repaid: 50,000 − 6,666.66 is 43,333.34, of which loans of whole hundreds are made.
    expect(figures).toEqual([[4_330_000], [666_666], [5_000_000]]);
    expect(shown(screens, "/index", "Loans go in steps of ₦: ₦ of your limit stays over. (1)")).toEqual([10_000]);
    expect(shown(screens, "/index", "Loans go in steps of ₦: ₦ of your limit stays over. (2)")).toEqual([3_334]);
  });

  it("after a part of ₦2,000 says of the period what is left of principal and charges, and what was paid", async () => {
    const borrower = await lender.as(33);
    const screens = await looks(borrower, await pay(borrower, 200_000));
    expect(differences(screens)).toEqual([]);
    expect(shown(screens, "/index", "Next payment")).toEqual([233_316]);
    expect(shown(screens, "/index", "Repaid")).toEqual([200_000]);
    const { moments } = there(screens.find(([screen]) => screen === "/billDetail"))[1];
    expect(moments).toEqual([
      { label: "Paid out", kobo: 1_000_000 },
      { label: "Interest, service fee and tax", kobo: 299_950 },
      { label: "Repaid", kobo: 200_000 },
      { label: "Taken off if the first payment is on time", kobo: 95_316 },
      { label: "Next payment", kobo: 233_316 },
    ]);
    const period = "Period 1 of 3";
    expect(shown(screens, "/billDetail", period)).toEqual([233_316]);
    expect(shown(screens, "/repayment", `${period} › Principal ₦, charges ₦ (1)`)).toEqual([233_316]);
    expect(shown(screens, "/repayment", `${period} › Principal ₦, charges ₦ (2)`)).toEqual([0]);
    expect(shown(screens, "/repayment", `${period} › ₦ repaid so far (1)`)).toEqual([200_000]);
  });
});

describe("F14 F36 another amount of a loan in payments", () => {
  it("says what is owed until an amount is typed, then what that pays, which its receipt says again", async () => {
    const borrower = await lender.as(33);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    const { place } = await open(`/repayment?loanGid=${loanGid}`, "usual", {
      ...brand,
      now: await lender.now(),
      more: lenderOf(borrower),
    });
    const table = () => there(readFigures(place).tables.find(({ sum }) => sum));
    await act(async () => {
      there(
        [...place.querySelectorAll<HTMLElement>("[role=tab]")].find((tab) => tab.textContent === "Another amount"),
      ).click();
    });
    // 10,000 and 2,999.50, less 953.16 that are waived if the first payment is on time.
    const owed = [0, 13_300, 177_334, 14_000, 1_000_000];
    await until(() => expect(table().sum).toEqual({ label: "Left to repay", kobo: 1_204_634 }));
    expect(place.textContent).toContain("What you owe now");
    const names = ["Late fee", "Tax", "Service fee", "Interest", "Principal"];
    expect(table().parts).toEqual(names.map((label, at) => ({ label, kobo: owed[at] })));

    await userEvent.type(place.querySelector("input[inputmode]") as HTMLInputElement, "2000");
    const pays = [0, 6_650, 88_666, 4_666, 100_018];
    await until(() => expect(table().sum).toEqual({ label: "You pay now", kobo: 200_000 }));
    expect(place.textContent).toContain("What this pays");
    const to = ["To the late fee", "To the tax", "To the service fee", "To the interest", "To the principal"];
    expect(table().parts).toEqual(to.map((label, at) => ({ label, kobo: pays[at] })));

    const payGid = await pay(borrower, 200_000);
    const receipt = await look(borrower, `/repaymentResult?payGid=${payGid}`);
    for (const [at, label] of to.entries())
      expect(shown([receipt], "/repaymentResult", `Paid › ${label}`)).toEqual([pays[at]]);

    // Half a number says no more what the whole one paid.
    await userEvent.type(
      place.querySelector("input[inputmode]") as HTMLInputElement,
      "{Backspace}{Backspace}{Backspace}",
    );
    await until(() => expect(place.textContent).toContain("What you owe now"));
  });
});

describe("F14 one figure, and lists that add up, of a loan", () => {
  it.each<readonly [string, number, (borrower: TestBorrower) => Promise<string | undefined>]>([
    ["whose first payment of three is paid", 33, (borrower) => pay(borrower, 433_316, { periods: 1 })],
    ["that is overdue and part paid", 4, (borrower) => pay(borrower, 150_000)],
    ["that is renewed", 35, (borrower) => pay(borrower, 299_950, { purpose: "renew" })],
    [
      "that is extended",
      37,
      async (borrower) => {
        const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
        await borrower.ok("repayment-extend", { loanGid });
        return undefined;
      },
    ],
  ])("%s", async (_, persona, change) => {
    const borrower = await lender.as(persona);
    expect(differences(await looks(borrower, await change(borrower)))).toEqual([]);
  });

  it.each([
    [1, "sloan", 1_299_950],
    [FRONT, "sloan", 1_000_000],
    // The service fee of the second payment, 886.66, and its tax of 66.50 are waived if the first is on time.
    [THREE_PERIODS, "large", 1_204_634],
  ])("of product %d (%s), from its confirmation to its bill", async (productId, productType, left) => {
    const borrower = await lender.as(2);
    const { quoteId, ...asked } = await application(borrower, { productId, productType });
    const order = {
      ...asked,
      quoteId,
      productType,
      loanAmount: 1_000_000,
      hasPin: true,
      bank: "B",
      account: "A",
    };
    const confirmed = await look(borrower, "/lendConfirm", { order });
    await borrower.ok("loan-apply", { ...asked, quoteId });
    await lender.control("/__sandbox/clock", { advanceMs: 5 * MINUTE });
    const screens = [confirmed, ...(await looks(borrower))];
    expect(shown(screens, "/billDetail", "Left to repay")).toEqual([left]);
    expect(differences(screens)).toEqual([]);
  });

  it("that was overpaid by ₦500 by transfer, with its receipt", async () => {
    const { borrower, loanGid } = await withLoan(lender, 12, 1);
    const { payGid } = await borrower.ok("repayment-pay", { loanGid, amount: "12999.50", method: "transfer" });
    const { bankVA } = await borrower.ok("repayment-va-static", { loanGid });
    await lender.control("/__sandbox/credit-va", { bankVA, amount: "13499.50" });
    const screens = await looks(borrower, payGid as string);
    expect(differences(screens)).toEqual([]);
    const result = there(screens.find(([screen]) => screen === "/repaymentResult"))[1];
    expect(shown(screens, "/billDetail", "Repaid")).toEqual([1_299_950]);
    expect(there(result.tables[0]).sum).toEqual({ label: "Paid", kobo: 1_349_950 });
    expect(there(result.tables[0]).parts).toContainEqual({ label: "Put to your credit", kobo: 50_000 });
  });

  it("that ₦500 of credit began to repay when it was paid out", async () => {
    const borrower = await lender.as(53);
    await borrower.ok("loan-apply", await application(borrower, { loanAmount: "3000.00" }));
    await lender.control("/__sandbox/clock", { advanceMs: 5 * MINUTE });
    // The list has the loan that he overpaid too.
    const screens = (await looks(borrower)).filter(([route]) => route !== "/loanList");
    expect(differences(screens)).toEqual([]);
    for (const route of ["/index", "/bill", "/billDetail"])
      expect([route, shown(screens, route, "Left to repay")]).toEqual([route, [339_985]]);
    const { moments } = there(screens.find(([screen]) => screen === "/billDetail"))[1];
    expect(moments).toContainEqual({ label: "Repaid from what you overpaid", kobo: 50_000 });
  });

  it("of which ₦1,000 is being checked, and all of it is still owed", async () => {
    const screens = await looks(await lender.as(38));
    expect(shown(screens, "/bill", "Being checked")).toEqual([100_000]);
    expect(shown(screens, "/bill", "Left to repay")).toEqual([1_299_950]);
  });

  it("that was overdue for ten days when the half was paid", async () => {
    const { borrower } = await withLoan(lender, 6, 24);
    expect(differences(await looks(borrower, await pay(borrower, 700_000)))).toEqual([]);
  });
});
