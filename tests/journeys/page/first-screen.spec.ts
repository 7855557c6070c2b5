import { expect, test } from "../support/test.ts";
import { enterAs } from "../support/tour/enter-as.ts";

/** Persona, pair, what the first card is about, what is pressed there: a pair of each layout, and look.md's Situation first. */
const homes: readonly (readonly [persona: number, b: string, c: string, says: RegExp, does: RegExp])[] = [
  // His application is under review for a minute.
  [30, "717", "305", /^Your application$/, /^See how it stands$/],
  [4, "716", "104", /^Overdue by 10 days/, /^Repay/],
  [3, "718", "302", /^5 days left/, /^Repay/],
  [32, "716", "130", /^Your loan was not paid out$/, /^See why, and what to do$/],
  [12, "718", "127", /^We cannot lend to you at the moment$/, /^What I can do$/],
  [27, "716", "301", /^No more loans are given today$/, /^What I can do$/],
  [2, "717", "301", /^You can borrow$/, /^Borrow now$/],
];
/** Two screens of a phone, and where its tabs begin on the first. */
const TWO_SCREENS = 1480;
const TABS = 740 - 56;

test("S7 home shows what one is in and what to do above the fold, and a customer's is two screens long at most", async ({
  browser,
  server,
  sandbox: _fresh,
}) => {
  const seen: unknown[] = [];
  for (const [persona, b, c, says, does] of homes) {
    const page = await enterAs(browser, server.url, { persona, b, c });
    const card = page.getByRole("main").getByText(says).first();
    await expect(card).toBeVisible();
    const action = page.getByRole("main").getByText(does).first();
    const ends = await Promise.all(
      [card, action].map(async (one) => (await one.boundingBox()) ?? { y: 9999, height: 0 }),
    );
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const claims = await page.getByText(/^Why /).count();
    const high = ends.every(({ y, height: tall }) => y >= 0 && y + tall <= TABS);
    seen.push([persona, high || ends, height <= TWO_SCREENS || height, claims]);
    await page.context().close();
  }
  expect(seen).toEqual(homes.map(([persona]) => [persona, true, true, 0]));
  const newcomer = await enterAs(browser, server.url, { persona: 45, b: "718", c: "302" });
  await expect(newcomer.getByText(/^Why /)).toBeVisible();
  await newcomer.context().close();
});
