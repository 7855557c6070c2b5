import type { Page } from "@playwright/test";
import { nameOf, twoBrands } from "../support/brands.ts";
import { phoneOf } from "../support/app.ts";
import { expect, test } from "../support/test.ts";
import { wordsOf } from "../support/words.ts";

/** Page views that the page has told the lender's collector, oldest first. */
function pagesTold(page: Page): string[] {
  const events: string[] = [];
  page.on("request", (request) => {
    for (const [, event = ""] of (request.postData() ?? "").matchAll(/"eleId":"(in_\w+)/g)) events.push(event);
  });
  return events;
}

test("A1 a guest is sent to the login and comes back to where he wanted to go", async ({ app }) => {
  await app.open("/loanList");
  await app.arrived("/login");
  await app.logIn(3);
  await app.arrived("/loanList");
});

test("A1 R54 who loses his session comes back to where he was after the login, by the path alone", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(3, {}, "/statement?loanGid=somebody");
  await app.arrived("/statement");
  await sandbox.fault("/repayment/bill", { status: 7, times: 1 });
  await page.evaluate(() => (window.location.hash = "/bill"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: app.words("dialogs.confirm") })
    .click();
  await app.arrived("/login");
  await app.logIn(3);
  await app.arrived("/bill");
});

test("X2 R52 R64 an address typed while the session is said to be lost shows that screen under the dialog, until it is confirmed", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(3);
  await sandbox.fault("/repayment/bill", { status: 7, times: 1 });
  const dialog = page.getByRole("dialog");
  for (const address of ["/bill", "/helpcenter", "/my"]) {
    await page.evaluate((to) => (window.location.hash = to), address);
    await app.arrived(address);
    await expect(dialog).toHaveCount(1);
    await expect(dialog).toContainText(app.words("errors.7"));
  }
  await page.evaluate(() => window.history.back());
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole("button", { name: app.words("dialogs.confirm") }).click();
  await app.arrived("/login");
  await expect(dialog).toHaveCount(0);
});

test("S1 S3 an unknown path says 'router not found' and leads home", async ({ page, app }) => {
  await app.open("/nowhere/at/all");
  await expect(page.getByText("router not found").first()).toBeVisible();
  await app.button("entry.lost-action").click();
  await app.arrived("/login");
});

test("S5 the tab bar shows on its three screens only, and the current tab does nothing", async ({ page, app }) => {
  const events = pagesTold(page);
  await app.logInAs(3);
  const bar = page.getByRole("navigation", { name: app.words("widgets.tab-bar-label") });
  for (const [tab, route] of [
    ["tabs.bill", "/bill"],
    ["tabs.my", "/my"],
    ["tabs.borrow", "/index"],
  ] as const) {
    await bar.getByRole("button", { name: app.words(tab) }).click();
    await app.arrived(route);
    await expect(bar).toBeVisible();
  }
  const entries = await page.evaluate(() => window.history.length);
  await bar.getByRole("button", { name: app.words("tabs.borrow") }).click();
  await bar.getByRole("button", { name: app.words("tabs.borrow") }).click();
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await app.follow("/loanList");
  await app.arrived("/loanList");
  await expect(bar).toHaveCount(0);
  await expect.poll(() => events).toEqual(["in_login", "in_index", "in_bill", "in_my", "in_index", "in_loanList"]);
});

test("R66 ten taps on a tab in a second are one navigation and one event", async ({ page, app }) => {
  const events = pagesTold(page);
  await app.logInAs(3);
  const before = await page.evaluate(() => window.history.length);
  await page
    .getByRole("navigation", { name: app.words("widgets.tab-bar-label") })
    .getByRole("button", { name: app.words("tabs.my"), exact: true })
    .evaluate((tab: HTMLElement) => {
      for (let tap = 0; tap < 10; tap++) tab.click();
    });
  await app.arrived("/my");
  expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(before + 1);
  await expect.poll(() => events.filter((event) => event === "in_my")).toHaveLength(1);
});

test("S6 the bill tab has a red dot while there is a bill, and a tap clears it", async ({ page, app }) => {
  await app.logInAs(3);
  const bar = page.getByRole("navigation", { name: app.words("widgets.tab-bar-label") });
  const dotted = `${app.words("tabs.bill")} ${app.words("widgets.tab-bar-dot")}`;
  await bar.getByRole("button", { name: dotted, exact: true }).click();
  await app.arrived("/bill");
  await bar.getByRole("button", { name: app.words("tabs.borrow") }).click();
  await app.arrived("/index");
  await expect(bar.getByRole("button", { name: dotted, exact: true })).toHaveCount(0);
});

test("S9 C16 each page load scrolls to the top and sends its event", async ({ page, app }) => {
  const events = pagesTold(page);
  await app.logInAs(3);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await app.follow("/loanList");
  await app.arrived("/loanList");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => events).toEqual(["in_login", "in_index", "in_loanList"]);
});

test("B2 B5 b and c survive a reload and a move inside the app", async ({ page, app, server }) => {
  await app.logInAs(3, { b: "716", c: "104" });
  await expect(page.getByRole("img", { name: "Corvanta" }).first()).toBeVisible();
  await page.goto(`${server.url}/#/my`);
  await page.reload();
  await app.follow("/index");
  await expect(page.getByRole("img", { name: "Corvanta" }).first()).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes("/index/mainhome"));
  await page.reload();
  expect(new URL((await asked).url()).searchParams.get("c")).toBe("104");
});

test("B2 an unknown brand code falls back to the default", async ({ page, app }) => {
  await app.open("/login", { b: "999", c: "nonsense" });
  await expect(page.getByRole("img", { name: "Kestrow" }).first()).toBeVisible();
});

test("B7 the chosen language stays after a reload, and the page says so", async ({ page, app }) => {
  await app.open("/login", { c: "104", language: "zh_CN" });
  await expect(app.button("login.enter")).toBeVisible();
  await page.reload();
  await expect(app.button("login.enter")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test("B7 a brand that offers no choice speaks its own language, whatever was chosen in another, which keeps it", async ({
  page,
  app,
  server,
}) => {
  const chinese = wordsOf("zh_CN");
  const enter = (name: string) => page.getByRole("button", { name, exact: true });
  const speaks = async (c: string, name: string, lang: string) => {
    await page.goto(`${server.url}/?b=718&c=${c}#/login`);
    await expect(enter(name)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  };
  await app.open("/login", { c: "104" });
  await page.getByRole("link", { name: app.words("login.language") }).click();
  await expect(enter(chinese("login.enter"))).toBeVisible();
  await speaks("302", app.words("login.enter"), "en");
  await page.reload();
  await expect(enter(app.words("login.enter"))).toBeVisible();
  await speaks("104", chinese("login.enter"), "zh-CN");
  // The hash names a brand that the server, which is asked for the one before, does not hear of.
  await page.goto("about:blank");
  await page.goto(`${server.url}/#/login?b=718&c=302`);
  await expect(enter(app.words("login.enter"))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("B8 money has ₦ on the left with separators, dates are dd/MM/yyyy", async ({ page, app }) => {
  await app.logInAs(3, {}, "/loanList");
  await app.arrived("/loanList");
  await expect(page.getByText(/₦\d{1,3}(,\d{3})+(\.\d\d)?/).first()).toBeVisible();
  await expect(page.getByText(/\b(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/20\d\d\b/).first()).toBeVisible();
});

test("V1 V9 the login says what is wrong and focuses the first field", async ({ page, app }) => {
  await app.open("/login");
  await page.getByLabel(app.words("login.mobile"), { exact: true }).fill("0012345678");
  await app.button("login.enter").click();
  await expect(app.text("rules.phone-wrong")).toBeVisible();
  await expect(app.text("rules.agreement")).toBeVisible();
  await expect(page.getByLabel(app.words("login.mobile"), { exact: true })).toBeFocused();
});

test("D4 a toast is announced and goes by itself", async ({ page, app }) => {
  await app.open("/login");
  await page.getByLabel(app.words("login.mobile"), { exact: true }).fill(phoneOf(2));
  await app.button("widgets.code-field-send").click();
  const toast = page.getByRole("status").filter({ hasText: app.words("login.sent") });
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
});

test("D7 R64 a dialog takes focus; Escape and back close it alone, and focus returns", async ({ page, app }) => {
  await app.logInAs(3, {}, "/my");
  const opener = page.getByRole("button", { name: app.words("my.log-out") });
  const dialog = page.getByRole("dialog", { name: app.words("my.log-out-title") });

  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await app.arrived("/my");
});

test("D7 R64 after a reload with a dialog open one step back leads to the screen before", async ({ page, app }) => {
  await app.logInAs(3, {}, "/bill");
  await app.open("/my");
  await page.getByRole("button", { name: app.words("my.log-out") }).click();
  await expect(page.getByRole("dialog", { name: app.words("my.log-out-title") })).toBeVisible();
  await page.reload();
  await app.arrived("/my");
  await expect(page.getByRole("button", { name: app.words("my.log-out") })).toBeVisible();
  await page.goBack();
  await app.arrived("/bill");
});

test("R27 text of the lender with markup shows as text", async ({ page, app, sandbox: _lender }) => {
  await page.route("**/userinfo/sendSms**", (route) =>
    route.fulfill({ json: { status: 3013, message: "<img src=x onerror=alert(1)>", content: {} } }),
  );
  await app.open("/login");
  await page.getByLabel(app.words("login.mobile"), { exact: true }).fill(phoneOf(2));
  await app.button("widgets.code-field-send").click();
  await expect(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
});

test("X5 a screen whose data does not come offers to try again, and then shows it", async ({ page, app }) => {
  await app.logInAs(48);
  // The lender answers, so that nothing is tried again by itself.
  await page.route("**/voucher/list**", (route) => route.fulfill({ json: { status: -1, error: "system error" } }));
  await app.follow("/voucher");
  await expect(app.text("engine.failed")).toBeVisible();
  await page.unroute("**/voucher/list**");
  await app.button("widgets.failure-panel-retry").click();
  await expect(page.getByText(/₦\d/).first()).toBeVisible();
  await expect(app.text("engine.failed")).toHaveCount(0);
});

for (const [width, size] of [
  [320, 85.33],
  [360, 96],
  [375, 100],
  [750, 200],
  [1200, 200],
] as const) {
  test(`K7 at ${width} px the root font is ${size} px and nothing is wider than the page`, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 740 });
    await app.open("/login");
    await expect(app.button("login.enter")).toBeVisible();
    const { font, over } = await page.evaluate(() => ({
      font: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(font).toBeCloseTo(size, 1);
    expect(over).toBe(0);
  });
}

for (const brand of twoBrands) {
  test(`S4 V4 ${nameOf(brand)}: a password logs in too`, async ({ page, app }) => {
    await app.open("/login", brand);
    await page.getByLabel(app.words("login.mobile"), { exact: true }).fill(phoneOf(2));
    await page.getByRole("tab", { name: app.words("login.by-password") }).click();
    await page.getByRole("textbox", { name: app.words("login.password") }).fill("Naira2026");
    await page.getByRole("checkbox").check();
    await app.button("login.enter").click();
    await app.arrived("/index");
  });
}
