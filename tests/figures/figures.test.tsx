import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { open } from "../../app/testing/open-screen.tsx";
import { openTestLender, type TestLender } from "../../server/testing/test-lender.ts";
import { lenderOf } from "./lender-of.ts";
import { amountsIn } from "./one-debt/read-figures.ts";

// A database is opened, and every screen is drawn: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
afterAll(() => lender.close());

const { isInteger } = Number;

/** What a page works out itself: what is left after a payment, and of a late fee after it was reduced. */
function workedOut(fields: Readonly<Record<string, unknown>>): number[] {
  const { owedTotal, payAmount, extendOverdueFee, extendReducedFee } = fields;
  const kept = Number(extendOverdueFee) - Number(extendReducedFee);
  return [Number(owedTotal) - Number(payAmount), kept].filter(isInteger);
}

/** Every whole number that an answer holds, however deep, and what follows from several of them. */
function numbersIn(value: unknown, found: Set<number>): void {
  if (typeof value === "number") found.add(value);
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) numbersIn(inner, found);
  for (const figure of workedOut(value as Record<string, unknown>)) found.add(figure);
}

/** Naira on a page, in kobo. */
function shownIn(place: HTMLElement): number[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? "");
  return amountsIn(texts.join("|")).map(Math.abs);
}

/** What a brand claims of itself is no figure of the lender's. */
const CLAIMED = new Set([60_000_000]);

const flags = { redBag: true, inviteFriend: true };
const brands = [
  { business: "718", channel: "302" },
  { business: "716", channel: "130" },
];

/** The figures in a place that the lender did not say. */
const untrueIn = (place: HTMLElement, heard: ReadonlySet<number>, route: string): string[] =>
  shownIn(place)
    .filter((kobo) => !heard.has(kobo) && !CLAIMED.has(kobo))
    .map((kobo) => `${route} shows ${kobo}`);

describe.each(brands)("brand $business $channel", (brand) => {
  it.each([4, 34, 37, 50, 51])(
    "S7 S12 S13 S19 persona %d sees no figure of money that the lender did not say",
    async (persona) => {
      const borrower = await lender.as(persona);
      const bill = (await borrower.ok("repayment-bill")).loanList[0];
      const routes = [
        "/index",
        "/my",
        "/bill",
        "/loanList",
        "/invite_rule",
        "/red_bag",
        "/withdrawal",
        "/invitefriends",
      ];
      if (bill)
        routes.push(
          ...["/billDetail", "/repayment", "/lendContract"].map((route) => `${route}?loanGid=${bill.loanGid}`),
        );
      const untrue: string[] = [];
      for (const route of routes) {
        const heard = new Set<number>();
        const { place } = await open(route, "usual", {
          ...brand,
          now: await lender.now(),
          more: lenderOf(borrower, (content) => numbersIn(content, heard)),
          flags,
        });
        untrue.push(...untrueIn(place, heard, route));
      }
      expect(untrue).toEqual([]);
    },
  );

  it.each([
    [4, "Renew this loan", 1],
    [37, "See the extension", 2],
  ])("F3 persona %d is told by '%s' of no figure that the lender did not say", async (persona, words, least) => {
    const borrower = await lender.as(persona);
    const route = `/billDetail?loanGid=${(await borrower.ok("repayment-bill")).loanList[0].loanGid}`;
    const heard = new Set<number>();
    const { press } = await open(route, "usual", {
      ...brand,
      now: await lender.now(),
      more: lenderOf(borrower, (content) => numbersIn(content, heard)),
      flags,
    });
    const before = shownIn(document.body).length;
    await press(words);
    expect(shownIn(document.body).length - before).toBeGreaterThanOrEqual(least);
    expect(untrueIn(document.body, heard, route)).toEqual([]);
  });
});
