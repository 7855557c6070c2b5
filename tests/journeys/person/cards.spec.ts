import type { Locator, Page } from "@playwright/test";
import type { App } from "../support/app.ts";
import { dumpRows } from "../support/dump.ts";
import { expect, test } from "../support/test.ts";
import { noteTraces } from "../support/traces.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const GOOD = "5061500000000012";
const PIN_WRONG = "5060990000000016";
const OTP_WRONG = "5060990000000000019";
const LOCKED = "4111111111111111";

const field = ({ page, words }: App, key: string): Locator => page.getByLabel(words(key), { exact: true });
const inForm = ({ page, words }: App, key: string): Locator => page.getByRole("textbox", { name: words(key) });

/** The card that ends so, on a list of cards. */
const cardThat = (page: Page, ends: string): Locator =>
  page.locator("div[class*=_card_]").filter({ hasText: `•••• ${ends}` });

async function askToRemove({ page, words }: App, ends: string): Promise<void> {
  await cardThat(page, ends)
    .getByRole("button", { name: words("bank-card.more") })
    .click();
  await page.locator("#ask-remove").click();
}

async function fillCard(app: App, number: string): Promise<void> {
  await field(app, "bank-card.number").fill(number);
  // As it is pasted: whole, into the first of its fields.
  await field(app, "widgets.expiry-field-month").fill("12/40");
  await field(app, "bank-card.cvv").fill("123");
}

async function sendCard(app: App, number: string): Promise<void> {
  await fillCard(app, number);
  await app.button("bank-card.next").click();
}

async function sendPin(app: App, pin: string): Promise<void> {
  await inForm(app, "bank-card.pin").fill(pin);
  await app.button("bank-card.next").click();
}

async function sendOtp(app: App, otp: string): Promise<void> {
  await inForm(app, "bank-card.otp").fill(otp);
  await app.button("bank-card.next").click();
}

test("E8 E9 what can be done with a card is called by the card, and no sheet begins on what removes", async ({
  page,
  app,
}) => {
  await app.logInAs(2, {}, "/cardList");
  const options = page.getByRole("button", { name: new RegExp(`^${app.words("bank-card.more")} \\S`) });
  await expect(options.first()).toBeVisible();
  const names = await options.evaluateAll((all) =>
    all.map((one) =>
      (one.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
    ),
  );
  expect(new Set(names).size).toBe(await options.count());
  await options.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: app.words("bank-card.more") })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(options.first()).toBeFocused();
  await app.follow("/selectCard");
  const group = page.getByRole("radiogroup", { name: app.words("bank-card.select") });
  await expect(group.getByRole("radio").first()).toBeVisible();
});

test("V2 S15 X6 an account is added after its holder's name was asked for, but not at night and not one that is closed", async ({
  page,
  app,
  sandbox,
}) => {
  const enquire = async (bank: string, number: string) => {
    await app.lookUp("bank-account.bank", bank);
    await field(app, "bank-account.number").fill(number);
    await app.button("bank-account.enquire").click();
  };
  await sandbox.byDay();
  await app.logInAs(2, { b: "716", c: "104" }, "/bankcardList");
  await expect(page.getByText("0123456785")).toBeVisible();
  await app.button("bank-account.add").click();
  await app.arrived("/addBankcard");
  await app.button("bank-account.enquire").click();
  await expect(app.text("rules.account-bank")).toBeVisible();
  await expect(field(app, "bank-account.bank")).toBeFocused();
  await enquire("gtb", "01234567");
  await expect(app.text("rules.account-length")).toBeVisible();
  await enquire("gtb", "0000000000");
  await expect(app.text("errors.3040")).toBeVisible();
  await enquire("gtb", "0123456784");
  await expect(app.text("bank-account.mismatch-text")).toBeVisible();
  await enquire("gtb", "0123456785");
  await expect(app.text("bank-account.found")).toBeVisible();
  await expect(app.text("bank-account.mismatch-text")).toHaveCount(0);
  await app.lookUp("bank-account.bank", "first bank");
  await expect(app.text("bank-account.found")).toHaveCount(0);
  await enquire("first bank", "0000014579");
  await app.button("bank-account.add-this").click();
  await app.arrived("/bankcardList");
  await expect(page.getByText("0000014579")).toBeVisible();

  const { now } = (await sandbox.advance(0)) as { now: number };
  const tonight = DAY - ((now + HOUR) % DAY) + HOUR / 2;
  await app.button("bank-account.add").click();
  await enquire("gtb", "0123456785");
  await expect(app.text("bank-account.found")).toBeVisible();
  await sandbox.advance(tonight);
  await app.button("bank-account.add-this").click();
  await expect(app.text("errors.3041")).toHaveCount(1);
  await expect(app.text("bank-account.night")).toBeVisible();
  await app.arrived("/addBankcard");
  await page.reload();
  await enquire("gtb", "0123456785");
  await expect(app.text("rules.account-window")).toBeVisible();
  await expect(app.text("bank-account.found")).toHaveCount(0);
  await sandbox.advance(HOUR);
  await page.reload();
  await enquire("gtb", "0123456785");
  await expect(app.text("bank-account.found")).toBeVisible();
  await expect(app.text("bank-account.night")).toHaveCount(0);
});

test("V6 F11 S15 X6 R78 cards: removed, refused, locked, activated for ₦1, frozen after three tries", async ({
  page,
  app,
  sandbox,
}) => {
  const { words } = app;
  await page.clock.install();
  await app.logInAs(2, {}, "/cardList");
  for (const ends of ["0016", "0019", "1111", "0012"]) {
    await askToRemove(app, ends);
    await expect(page.getByRole("dialog", { name: words("bank-card.remove-title") })).toContainText(ends);
    if (ends === "0016") {
      await page.keyboard.press("Escape");
      await expect(cardThat(page, ends)).toBeVisible();
      await askToRemove(app, ends);
    }
    await page.locator("#remove-yes").click();
    await expect(cardThat(page, ends)).toHaveCount(0);
  }
  await app.button("bank-card.add").click();
  await app.arrived("/addCard");

  // What is wrong is said before anything is sent; what the bank does not know, after.
  await app.button("bank-card.next").click();
  await expect(app.text("rules.card-missing")).toBeVisible();
  await sendCard(app, "5061500000000013");
  await expect(app.text("rules.card-wrong")).toBeVisible();
  await sendCard(app, "4242424242424242");
  await expect(app.text("errors.3050")).toBeVisible();
  await expect(field(app, "bank-card.cvv")).toHaveValue("");
  await fillCard(app, PIN_WRONG);
  const hide = (state: string) =>
    page.evaluate((shown) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: shown });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await hide("hidden");
  await page.clock.fastForward(121_000);
  await hide("visible");
  for (const key of ["bank-card.number", "widgets.expiry-field-month", "widgets.expiry-field-year", "bank-card.cvv"])
    await expect(field(app, key)).toHaveValue("");

  await sendCard(app, PIN_WRONG);
  await expect(app.text("bank-card.left_other", { count: 2 })).toBeVisible();
  for (const left of [2, 1]) {
    await sendPin(app, "1234");
    const told = `The card PIN is incorrect, ${left} ${left === 1 ? "try" : "tries"} left`;
    await expect(page.getByText(told)).toBeVisible();
    await expect(inForm(app, "bank-card.pin")).toHaveValue("");
  }
  await sendPin(app, "1234");
  await expect(app.text("errors.3053")).toBeVisible();
  await app.button("bank-card.again_going").click();

  await sendCard(app, OTP_WRONG);
  await sendPin(app, "1234");
  await sendOtp(app, "000000");
  await expect(app.text("errors.3052", { left: 2 })).toBeVisible();
  await expect(inForm(app, "bank-card.otp")).toHaveValue("");
  await page.getByRole("button", { name: words("widgets.page-header-back") }).click();
  await app.arrived("/cardList");
  await expect(cardThat(page, "0016")).toContainText(words("bank-card.state_2"));
  await cardThat(page, "0019").getByRole("button").first().click();
  await app.arrived("/addCard");
  // It goes on where it was left, unless another card is wanted.
  await expect(inForm(app, "bank-card.otp")).toBeVisible();
  await app.button("bank-card.again_going").click();

  await sendCard(app, GOOD);
  await expect(app.text("bank-card.closed_other", { count: 24 })).toBeVisible();
  await sendPin(app, "1234");
  // Who reads the bank's SMS may come back to a new page.
  await expect(inForm(app, "bank-card.otp")).toBeVisible();
  await page.reload();
  await sendOtp(app, "123456");
  await expect(page.getByText("₦1", { exact: true })).toBeVisible();
  const payable = async () =>
    (await sandbox.ledger()).accounts.find(({ code }) => code === "activation-payable")?.balance ?? "0.00";
  expect(await payable()).toBe("0.00");
  await app.button("bank-card.activate", { amount: "₦1" }).click();
  await expect(app.text("bank-card.coupon", { amount: "₦100" })).toBeVisible();
  expect(await payable()).toBe("-1.00");
  await app.button("bank-card.finish").click();
  await app.arrived("/cardList");
  await expect(cardThat(page, "0012")).toContainText(words("bank-card.state_1"));

  // The freeze is said before a card is asked for, also after a reload.
  await app.button("bank-card.add").click();
  await expect(app.text("bank-card.frozen_other", { count: 24 })).toBeVisible();
  await page.reload();
  await expect(app.text("bank-card.frozen_other", { count: 24 })).toBeVisible();
  await expect(field(app, "bank-card.number")).toHaveCount(0);
  await sandbox.advance(DAY + HOUR);
  await page.reload();
  await sendCard(app, LOCKED);
  await sendPin(app, "1234");
  await expect(app.text("errors.3053")).toBeVisible();
});

test("X4 S15 S13 R74 2801 a payment by another card goes on after the bank's OTP, which nothing keeps; an activation likewise", async ({
  page,
  app,
  sandbox,
  server,
}) => {
  const wrong = "739184";
  const traces = await noteTraces(page);
  const { words } = app;
  const otp = page.getByRole("dialog", { name: words("bank-card.otp-title") });
  const answer = async (code: string) => {
    await otp.getByRole("textbox", { name: words("bank-card.otp") }).fill(code);
    await otp.getByRole("button", { name: words("bank-card.otp-confirm") }).click();
  };
  await app.logInAs(3, {}, "/bill");
  await page.getByRole("button", { name: words("bill.repay") }).click();
  await app.arrived("/repayment");
  await page.locator("#other-card").click();
  await app.arrived("/selectCard");
  await page.getByRole("radio").filter({ hasText: "•••• 0024" }).click();
  await app.button("bank-card.use").click();
  await app.arrived("/repayment");
  await page.locator("#pay-card").click();
  await expect(otp).toContainText(words("errors.2801"));
  expect((await sandbox.outbox())[0]).toMatchObject({ kind: "card-otp", code: "123456" });
  await answer("12");
  await expect(otp).toContainText(words("rules.card-otp"));
  await answer(wrong);
  await expect(otp).toContainText(words("errors.3052", { left: 2 }));
  await answer("123456");
  await app.arrived("/repaymentResult");
  await expect(page.getByRole("heading", { name: words("repayment-result.state_2") })).toBeVisible();

  await app.follow("/cardList");
  await askToRemove(app, "0024");
  await page.locator("#remove-yes").click();
  await expect(cardThat(page, "0024")).toHaveCount(0);
  await app.button("bank-card.add").click();
  await sendCard(app, "5078650000000024");
  await sendPin(app, "1234");
  await sendOtp(app, "123456");
  await app.button("bank-card.activate", { amount: "₦1" }).click();
  await answer("123456");
  await expect(app.text("bank-card.done")).toBeVisible();
  expect((await sandbox.ledger()).sum).toBe("0.00");

  const left = [...(await traces.all()).map(({ what }) => what), server.said(), ...(await dumpRows(server.data))];
  expect(left.some((trace) => trace.includes("/repayment"))).toBe(true);
  // The same figures may stand within a longer number, such as a log's time.
  expect(left.filter((trace) => new RegExp(`(?<!\\d)${wrong}(?!\\d)`).test(trace))).toEqual([]);
});
