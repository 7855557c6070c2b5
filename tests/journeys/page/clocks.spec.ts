import type { Browser, Page } from "@playwright/test";
import { App } from "../support/app.ts";
import { expect, test } from "../support/test.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LAGOS = HOUR;

/** A device: how far its clock is off (ms), and where it thinks it is. */
const devices = [
  { off: 0, timezoneId: "Africa/Lagos" },
  { off: DAY, timezoneId: "Asia/Tokyo" },
  { off: -DAY, timezoneId: "America/Los_Angeles" },
];

/** Sets a page's clock off; `deviceClock` on the page moves it later. Timers and the monotonic clock run on as they are. */
const setOff = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((start) => {
    const device = Object.assign(globalThis, { deviceClock: start });
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...given: [number]) {
        if (given.length > 0) super(...given);
        else super(Right.now() + device.deviceClock);
      }
      static override now = () => Right.now() + device.deviceClock;
    } as DateConstructor;
  }, ms);

async function onDevice(browser: Browser, url: string, { off, timezoneId }: (typeof devices)[number]) {
  const context = await browser.newContext({ timezoneId, viewport: { width: 360, height: 740 }, locale: "en-GB" });
  const page = await context.newPage();
  await setOff(page, off);
  const app = new App(page, url);
  return { app, page, close: () => context.close() };
}

/** The Lagos midnight before the machine's tomorrow, epoch ms. */
const midnight = () => Math.floor((Date.now() + LAGOS) / DAY) * DAY - LAGOS + DAY;

test("R61 B8 a device a day off, or in another zone, shows the same due dates, days and windows", async ({
  browser,
  server,
  sandbox,
}) => {
  const seen: string[][] = [];
  for (const device of devices) {
    const { app, page, close } = await onDevice(browser, server.url, device);
    const main = page.getByRole("main");
    await sandbox.set(midnight() + 12 * HOUR);
    await app.logInAs(3, {}, "/bill");
    await app.arrived("/bill");
    await expect(app.button("bill.repay")).toBeVisible();
    const bill = await main.innerText();
    expect(bill).toMatch(/\d\d\/\d\d\/\d{4}|\d+ \w+ \d{4}/);
    const bankWindow = app.text("rules.account-window").first();
    await app.follow("/addBankcard");
    await expect(page.getByLabel(app.words("bank-account.number"), { exact: true })).toBeVisible();
    await expect(bankWindow).toHaveCount(0);
    await sandbox.set(midnight() + 30 * 60_000);
    await app.follow("/bill");
    await app.arrived("/bill");
    await expect(app.button("bill.repay")).toBeVisible();
    const night = await main.innerText();
    await app.follow("/addBankcard");
    await expect(bankWindow).toBeVisible();
    seen.push([bill, night]);
    await close();
  }
  const [right, ...others] = seen;
  for (const other of others) expect(other).toEqual(right);
});

test("R62 a device clock that jumps while a countdown runs moves it by nothing", async ({ page, app }) => {
  await setOff(page, 0);
  await app.logInAs(3, {}, "/bill");
  await app.button("bill.repay").click();
  await app.arrived("/repayment");
  await page.getByText(app.words("repayment.transfer"), { exact: true }).click();
  await page.locator("#pay-transfer").click();
  await app.arrived("/payWithBank");
  const timer = page.getByRole("timer", { name: app.words("pay-with-bank.until") });
  const seconds = async () => {
    const words = (await timer.innerText()).match(/(\d+):(\d\d)/);
    return words ? Number(words[1]) * 60 + Number(words[2]) : Number.NaN;
  };
  let before = await seconds();
  expect(before).toBeGreaterThan(60);
  for (const jump of [HOUR, -HOUR, DAY]) {
    const from = performance.now();
    await page.evaluate((ms) => Object.assign(globalThis, { deviceClock: ms }), jump);
    await expect.poll(seconds).toBeLessThan(before);
    const after = await seconds();
    expect(before - after).toBeLessThanOrEqual(Math.ceil((performance.now() - from) / 1000) + 1);
    before = after;
  }
});

test("R61 S15 on a device 15 minutes ahead a card that is being added is still there on a page that is loaded anew", async ({
  page,
  app,
}) => {
  await setOff(page, 15 * MINUTE);
  const field = (key: string) => page.getByLabel(app.words(key), { exact: true });
  await app.logInAs(2, {}, "/cardList");
  const held = page.locator("div[class*=_card_]").filter({ hasText: "•••• 0012" });
  await held.getByRole("button", { name: app.words("bank-card.more") }).click();
  await page.locator("#ask-remove").click();
  await page.locator("#remove-yes").click();
  await expect(held).toHaveCount(0);
  await app.button("bank-card.add").click();
  await field("bank-card.number").fill("5061500000000012");
  await field("widgets.expiry-field-month").fill("12/40");
  await field("bank-card.cvv").fill("123");
  await app.button("bank-card.next").click();
  const pin = page.getByRole("textbox", { name: app.words("bank-card.pin") });
  const left = page.getByRole("timer", { name: app.words("bank-card.until") });
  await expect(pin).toBeVisible();
  await page.reload();
  await expect(pin).toBeVisible();
  await expect(left).toHaveText(/1[0-4]:\d\d/);
});
