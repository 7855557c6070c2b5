import type { Locator } from "@playwright/test";
import { App } from "../support/app.ts";
import { fact } from "../support/loan.ts";
import { expect, test } from "../support/test.ts";

const DAY = 86_400_000;
/** A brand with red bags and invitations. */
const full = { b: "717", c: "302" };

const field = ({ page, words }: App, key: string): Locator => page.getByRole("textbox", { name: words(key) });

async function withdraw(app: App, naira: string, password = "2580"): Promise<void> {
  await field(app, "withdraw.amount").fill(naira);
  await field(app, "withdraw.pin").fill(password);
  await app.button("withdraw.send").click();
}

test("V7 F2 K5 S19 cash from red bags is withdrawn to an account chosen on the way, and recorded", async ({
  page,
  app,
  sandbox,
}) => {
  const { words } = app;
  await sandbox.byDay();
  await sandbox.fault("/redbag/list", { status: -1, times: 1 });
  await app.logInAs(49, full, "/red_bag");
  await expect(app.text("engine.failed")).toBeVisible();
  await app.button("widgets.failure-panel-retry").click();
  await expect(page.getByText("+₦1,000")).toHaveCount(5);
  await app.button("withdraw.title").click();
  await app.arrived("/withdrawal");

  await withdraw(app, "999");
  await expect(app.text("rules.withdrawal-least", { amount: "1,000" })).toBeVisible();
  await withdraw(app, "5001");
  await expect(app.text("rules.withdrawal-most", { amount: "₦5,000" })).toBeVisible();
  await page.getByRole("link", { name: words("withdraw.all") }).click();
  await expect(field(app, "withdraw.amount")).toHaveValue("5,000");
  await withdraw(app, "1500", "1111");
  await expect(app.text("errors.3020", { left: 3 })).toBeVisible();
  await expect(field(app, "withdraw.pin")).toHaveValue("");

  await app.button("withdraw.other-account").click();
  await app.arrived("/selectBankcard");
  await app.button("bank-account.add-another").click();
  await app.arrived("/addBankcard");
  await app.lookUp("bank-account.bank", "first bank");
  await page.getByLabel(words("bank-account.number"), { exact: true }).fill("0000014579");
  await app.button("bank-account.enquire").click();
  await app.button("bank-account.add-this").click();
  await app.arrived("/selectBankcard");
  await expect(page.getByRole("radio", { name: "0000014579" })).toBeChecked();
  await app.button("bank-account.use").click();
  await app.arrived("/withdrawal");
  await expect(page.getByText("0000014579")).toBeVisible();
  await expect(field(app, "withdraw.amount")).toHaveValue("1,500");

  await withdraw(app, "1500");
  await app.arrived("/withdrawal_detail");
  await expect(page.getByRole("heading", { name: words("withdraw.state_0") })).toBeVisible();
  await expect(app.text("withdraw.about_0", { from: 1, to: 3 })).toBeVisible();
  await expect(fact(page, words("withdraw.into"))).toContainText("4579");
  await app.button("withdraw.records").click();
  await app.arrived("/withdrawalList");
  const record = page.getByRole("button").filter({ hasText: "₦1,500" });
  await expect(record).toContainText(words("withdraw.state_0"));
  await sandbox.advance(4 * DAY);
  await record.click();
  await expect(page.getByRole("heading", { name: words("withdraw.state_1") })).toBeVisible();
  await expect(app.text("withdraw.about_1")).toBeVisible();
  await app.button("withdraw.records").click();
  await expect(record).toContainText(words("withdraw.state_1"));
  await app.follow("/withdrawal");
  await expect(page.getByText("₦3,500", { exact: true })).toBeVisible();
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("V7 F2 S19 an older activity's minimum, a bank that refuses, and nothing to withdraw", async ({
  page,
  app,
  sandbox,
}) => {
  const { words } = app;
  await app.logInAs(50, { b: "716", c: "104" }, "/withdrawalList");
  await expect(app.text("withdraw.none")).toBeVisible();
  await app.button("withdraw.title").click();
  await app.arrived("/withdrawal");
  await withdraw(app, "1999");
  await expect(app.text("rules.withdrawal-least", { amount: "2,000" })).toBeVisible();
  await withdraw(app, "5000");
  await app.arrived("/withdrawal_detail");
  await sandbox.advance(4 * DAY);
  await sandbox.fault("/withdraw/detail", { status: -1, times: 1 });
  await page.reload();
  await app.button("widgets.failure-panel-retry").click();
  await expect(page.getByRole("heading", { name: words("withdraw.state_2") })).toBeVisible();
  await expect(app.text("lender.fail-bank-problem")).toBeVisible();
  await app.button("withdraw.again").click();
  await app.arrived("/withdrawal");
  await expect(page.getByText("₦5,000", { exact: true })).toBeVisible();
  await withdraw(app, "4000");
  await app.arrived("/withdrawal_detail");
  await app.follow("/withdrawal");
  await expect(app.text("withdraw.few")).toBeVisible();
  await expect(app.text("rules.withdrawal-least", { amount: "2,000" })).toBeVisible();
  await expect(app.button("withdraw.send")).toHaveCount(0);
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

/** A coupon as the lender writes it. */
const gift = {
  id: 1,
  gid: "g1",
  voucherValue: 300,
  voucherTransType: 4,
  prizeType: 1,
  kind: "cash",
  state: "available",
  conditionLowerLimit: "3000.00",
  conditionUpperLimit: "225000.00",
  expireTime: 4_102_444_800_000,
};

test("S19 S1 A5 D2 an invitation is copied, scanned or shared; who registers with it shows among the records", async ({
  page,
  app,
  sandbox,
  context,
  browser,
}) => {
  const { words } = app;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await app.logInAs(3, { b: "718", c: "302" });
  for (const route of ["/red_bag", "/invitefriends", "/invite_rule"]) {
    await app.follow(route);
    await expect(app.text("engine.disabled").first()).toBeVisible();
    await app.arrived("/my");
  }

  await app.open("/invitefriends", full);
  await expect(page.getByRole("img", { name: words("invite.qr") })).toBeVisible();
  await expect(app.text("invite.none")).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copies = page.getByRole("button", { name: words("widgets.copy-field-copy") });
  await copies.first().click();
  await expect(app.text("invite.copied").first()).toBeVisible();
  const link = await copied();
  const userGid = await page.evaluate(() => JSON.parse(sessionStorage.getItem("app.session.userGid") ?? "null"));
  expect(link).toBe(`${new URL(page.url()).origin}/#/invitenewuser?b=717&c=302&userGid=${userGid}&activityId=invite`);
  // It is shown in one line and marked as a whole, for whoever has to copy it by hand.
  await page.locator("#link").getByText(link, { exact: true }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await app.button("invite.share").click();
  await expect.poll(copied).toContain(link);
  for (const media of [{ media: "print" }, { media: "screen", colorScheme: "dark", forcedColors: "active" }] as const) {
    await page.emulateMedia(media);
    const fills = await page
      .getByRole("img", { name: words("invite.qr") })
      .evaluate((code) => [...code.children].map((part) => getComputedStyle(part).fill));
    expect(fills).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  }
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });

  const theirs = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const friend = await theirs.newPage();
  const content = { vouchers: [gift] };
  await friend.route(/\/voucher\/list/, (route) => route.fulfill({ json: { status: 0, message: "", content } }));
  await friend.goto(link);
  await friend.getByRole("button", { name: words("offer.join") }).click();
  await friend.getByLabel(words("login.mobile"), { exact: true }).fill("08031234567");
  await friend.getByRole("button", { name: words("widgets.code-field-send"), exact: true }).click();
  await friend.getByLabel(words("login.code"), { exact: true }).fill("1234");
  await friend.getByLabel(words("register.password"), { exact: true }).fill("Naira2026");
  await friend.getByLabel(words("register.again"), { exact: true }).fill("Naira2026");
  await friend.getByRole("checkbox").check();
  await friend.getByRole("button", { name: words("register.create"), exact: true }).click();
  const given = friend.getByRole("dialog", { name: words("vouchers.title") });
  await expect(given.getByRole("group")).toContainText("₦300 off");
  await given.getByRole("button", { name: words("vouchers.view") }).click();
  await expect.poll(() => new URL(friend.url()).hash).toContain("#/voucher");
  await theirs.close();

  await sandbox.fault("/invite/list", { status: -1, times: 1 });
  await page.reload();
  await expect(page.getByRole("img", { name: words("invite.qr") })).toBeVisible();
  // One place says it, and tries again.
  await expect(app.button("widgets.failure-panel-retry")).toHaveCount(1);
  await app.button("widgets.failure-panel-retry").click();
  await expect(page.getByText("803****567")).toBeVisible();
  await expect(page.getByText(words("invite.state_registered"), { exact: true })).toBeVisible();
  await expect(fact(page, words("invite.registered"))).toHaveText("1");
  await page.getByRole("link", { name: words("invite.rule") }).click();
  await app.arrived("/invite_rule");
  await app.button("invite.title").click();
  await app.arrived("/invitefriends");
});

test("D2 D3 E7 S19 coupons of every kind and state say what they are worth; one in use leads to a loan", async ({
  page,
  app,
  sandbox,
}) => {
  const { words } = app;
  await sandbox.fault("/voucher/list", { status: -1, times: 1 });
  await app.logInAs(48, {}, "/voucher");
  await app.button("widgets.failure-panel-retry").click();
  const cards = page.getByRole("group");
  await expect(cards).toHaveCount(7);
  const worth = [
    ["cash", "₦500 off", 4],
    ["discount", "10% off", 4],
    ["interest-discount", "50% off", 4],
    ["interest-free", words("voucher-choice.value_4"), 4],
    ["installment", "₦1,000 off", 1],
    ["universal", "₦200 off", 4],
    ["invitation-exclusive", "₦300 off", 4],
  ] as const;
  const range = words("voucher-choice.range", { low: "₦3,000", high: "₦225,000" });
  for (const state of ["available", "used", "expired"]) {
    await page.getByRole("tab", { name: words(`vouchers.state-${state}`) }).click();
    await expect(cards).toHaveCount(7);
    for (const [kind, value, type] of worth) {
      const card = cards.filter({ hasText: words(`voucher-choice.kind_${kind}`) }).filter({ hasText: value });
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(words(`voucher-choice.type_${type}`));
      await expect(card).toContainText(range);
      await expect(card).toContainText(/\d\d\/\d\d\/\d{4}/);
    }
    await expect(cards.filter({ hasText: "₦1,000" }).filter({ hasText: "10% off" })).toHaveCount(1);
    await expect(app.button("vouchers.use")).toHaveCount(state === "available" ? 7 : 0);
  }
  await page.getByLabel(words("vouchers.kind"), { exact: true }).selectOption("discount");
  await expect(cards).toHaveCount(1);
  await page.getByRole("tab", { name: words("vouchers.state-available") }).click();
  await app.button("vouchers.use").click();
  await app.arrived("/lendInfo");
});

test("R48 C5 F2 the same withdrawal in two tabs of one session is made once, and both are told what it came to", async ({
  page,
  app,
  sandbox,
}) => {
  await sandbox.byDay();
  await app.logInAs(49, full, "/withdrawal");
  const [other] = await Promise.all([page.waitForEvent("popup"), page.evaluate(() => void window.open(location.href))]);
  const second = new App(other, new URL(page.url()).origin);
  const tabs = [app, second];
  for (const tab of tabs) {
    await field(tab, "withdraw.amount").fill("1500");
    await field(tab, "withdraw.pin").fill("2580");
  }
  const sent: string[] = [];
  for (const { page: tab } of tabs)
    tab.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/withdraw\/apply$/.test(pathname)) sent.push(request.headers()["idempotency-key"] ?? "");
    });
  // The first is on its way for a second: whatever the other asks meanwhile must not close its key.
  await sandbox.fault("/withdraw/apply", { delay: 1000, times: 1 });
  await Promise.all(tabs.map((tab) => tab.button("withdraw.send").click()));
  for (const tab of tabs) {
    await tab.arrived("/withdrawal_detail");
    await expect(tab.page.getByRole("heading", { name: tab.words("withdraw.state_0") })).toBeVisible();
  }
  expect(sent).toHaveLength(1);
  await app.follow("/withdrawal");
  await expect(app.text("withdraw.all")).toBeVisible();
  await page.getByRole("link", { name: app.words("withdraw.all") }).click();
  await expect(field(app, "withdraw.amount")).toHaveValue("3,500");
});
