import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest("dialog") !== null);

test("D7 a dialog dims the page by 0.6, keeps the focus, closes by Escape and back alone, and gives the focus back", async ({
  page,
  app,
}) => {
  await app.logInAs(48);
  await app.arrived("/index");
  const opener = page.getByRole("button", { name: app.words("home.active-coupons-action") });
  const dialog = page.getByRole("dialog", { name: app.words("vouchers.title_0") });
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((shown) => getComputedStyle(shown, "::backdrop").backgroundColor)).toBe(
      "rgba(0, 0, 0, 0.6)",
    );
    const controls = await dialog.getByRole("button").count();
    for (let press = 0; press <= controls; press++) {
      await page.keyboard.press("Tab");
      // A native modal dialog lets the browser's own bar have its turn, but nothing of the page behind.
      expect((await focused(page)) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
    }
    await close();
    await expect(dialog).toHaveCount(0);
    await app.arrived("/index");
    await expect(opener).toBeFocused();
  }
});

test("D2 D3 E7 'my coupons' leads to every coupon by its state", async ({ page, app }) => {
  await app.logInAs(48);
  await page.getByRole("button", { name: app.words("home.active-coupons-action") }).click();
  await app.button("vouchers.view_0").click();
  await app.arrived("/voucher");
  for (const state of ["available", "used", "expired"]) {
    await page.getByRole("tab", { name: app.words(`vouchers.state-${state}`) }).click();
    await expect(page.getByRole("group").first()).toBeVisible();
  }
  await page.goBack();
  await app.arrived("/index");
});

test("D1 R62 the security scan after a login where the brand has one", async ({ page, app }) => {
  await app.logInAs(2, { c: "305" });
  const dialog = page.getByRole("dialog", { name: app.words("security-scan.title") });
  // It counts from five; a slow machine sees it later.
  const counted = [5, 4, 3, 2, 1].map((seconds) => app.words("widgets.security-scan-wait", { seconds }));
  await expect(dialog.getByRole("button", { name: new RegExp(`^(${counted.join("|")})$`) })).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toBeChecked();
  await dialog.getByRole("button", { name: app.words("security-scan.continue") }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("app.device.appListTip"))).toBe("1");
});

test("D1 D5 the scan comes first; answered, the first of the lender's notices follows it", async ({
  page,
  app,
  sandbox,
}) => {
  // Takes back what keeps news away from the other journeys.
  await sandbox.reset();
  await app.logInAs(3, { c: "305" });
  const scan = page.getByRole("dialog", { name: app.words("security-scan.title") });
  await scan.getByRole("button", { name: app.words("security-scan.continue") }).click();
  await expect(scan).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: app.words("notices.late-fee-title") })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

const told = [
  { persona: 2, opened: { b: "717", c: "301" }, notices: ["invite"], reads: "to whom nothing is due" },
  { persona: 3, opened: {}, notices: ["late-fee", "pay-by-transfer"], reads: "to whom a bill is due" },
];
for (const { persona, opened, notices, reads } of told)
  test(`D5 A5 the lender's notices show one a visit, each as often as its kind says, ${reads}`, async ({
    page,
    app,
    sandbox,
  }) => {
    // Takes back what keeps news away from the other journeys.
    await sandbox.reset();
    await app.logInAs(persona, opened);
    for (const notice of notices) {
      await expect(page.getByRole("dialog", { name: app.words(`notices.${notice}-title`) })).toBeVisible();
      await app.button("notice.close").click();
      await app.follow("/bill");
      await app.arrived("/bill");
      await app.follow("/index");
      await app.arrived("/index");
    }
    await expect(page.getByText(app.words("home.hello", { name: "" })).first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

test("D6 R81 the back door: 8 quick clicks, a chunk that the first load has not, and none on the login", async ({
  page,
  app,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/console[.-][^/]*\.js/.test(request.url())) scripts.push(request.url());
  });
  const clicks = () =>
    page.evaluate(() => {
      for (let click = 0; click < 8; click++) document.getElementById("root")?.click();
    });
  const panel = page.getByRole("complementary", { name: app.words("console.title") });
  await app.open("/login");
  await expect(page.locator("#enter")).toBeVisible();
  await clicks();
  await expect(panel).toHaveCount(0);
  await app.logIn(3);
  await app.arrived("/index");
  expect(scripts).toEqual([]);
  await clicks();
  await expect(panel).toBeVisible();
  await expect(panel).toContainText("index-mainhome");
  expect(scripts.length).toBeGreaterThan(0);
});

test("C16 what happened without a line is told when it is back", async ({ page, app, context, watched }) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await app.logInAs(3);
  await context.setOffline(true);
  const tab = page.getByRole("navigation").getByRole("button", { name: app.words("tabs.my"), exact: true });
  await tab.click();
  await app.arrived("/my");
  const told = page.waitForRequest((request) => request.postData()?.includes('"eleId":"in_my"') ?? false);
  await context.setOffline(false);
  await (await told).response();
});
