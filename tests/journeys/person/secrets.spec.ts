import type { Page } from "@playwright/test";
import { type App, phoneOf } from "../support/app.ts";
import { countCalls, pressTwice, tabTo } from "../support/presses.ts";
import { expectClear, KEYBOARD_OPEN } from "../support/sweep/clear.ts";
import { expect, test } from "../support/test.ts";

const newcomer = "08035550177";

/** Fields of the app by their labels. */
const fieldsOf = (page: Page, { words }: App) => {
  const field = (key: string) => page.getByLabel(words(key), { exact: true });
  const fill = (key: string, value: string) => field(key).fill(value);
  return { field, fill };
};

test("S17 V1 V4 V9 R49 a number registers: bad input, a taken one, a wrong code, then one account by Enter and tap", async ({
  page,
  app,
  sandbox,
}) => {
  const { field, fill } = fieldsOf(page, app);
  await app.open("/register");
  await app.button("register.create").click();
  for (const said of ["phone-missing", "sms-code-missing", "login-missing", "repeat-missing", "agreement"])
    await expect(app.text(`rules.${said}`).first()).toBeVisible();
  await expect(field("login.mobile")).toBeFocused();
  for (const wrong of ["0080355501", "080355501", "803555017", "080355501771"]) {
    await fill("login.mobile", wrong);
    await field("login.mobile").blur();
    await expect(app.text("rules.phone-wrong")).toBeVisible();
  }
  await fill("login.mobile", phoneOf(2));
  await app.button("widgets.code-field-send").click();
  await expect(app.text("errors.3012").first()).toBeVisible();
  await fill("login.mobile", newcomer);
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  for (const [typed, said] of [
    ["naira2", app.text("rules.login-password")],
    ["25801", app.text("rules.login-pin")],
  ] as const) {
    await fill("register.password", typed);
    await field("register.password").blur();
    await expect(said).toBeVisible();
  }
  await fill("register.password", "258013");
  await fill("register.again", "258031");
  await fill("login.code", "9999");
  await page.getByRole("checkbox").check();
  await app.button("register.create").click();
  await expect(app.text("rules.password-repeat")).toBeVisible();
  await fill("register.again", "258013");
  await app.button("register.create").click();
  await expect(app.text("errors.3013")).toBeVisible();
  await app.arrived("/register");
  await fill("login.code", "1234");
  const calls = countCalls(page, "/userinfo/register");
  await sandbox.fault("/userinfo/register", { delay: 700, times: 1 });
  await field("register.again").press("Enter");
  await page.locator("#create").evaluate((button: HTMLElement) => button.click());
  await app.arrived("/index");
  expect(calls()).toBe(1);
});

test("S17 X4 V8 logging in: unknown, locked for an hour, by picture code with the keyboard alone, by PIN or SMS", async ({
  page,
  app,
  sandbox,
}) => {
  const { field, fill } = fieldsOf(page, app);
  const enter = app.button("login.enter");
  await app.open("/login");
  await fill("login.mobile", phoneOf(43));
  await app.button("widgets.code-field-send").click();
  await expect(app.text("errors.3016")).toBeVisible();
  await page.getByRole("tab", { name: app.words("login.by-password") }).click();
  await page.getByRole("checkbox").check();
  await fill("login.password", "Naira2026");
  await enter.click();
  await expect(app.text("errors.3014")).toBeVisible();

  await fill("login.mobile", phoneOf(42));
  await page.setViewportSize(KEYBOARD_OPEN);
  for (const said of ["errors.3010", "errors.3015"]) {
    await enter.click();
    await expectClear(page, field("login.password"), app.text(said));
  }
  await fill("login.password", "Kobo2026");
  const refused = page.waitForResponse(/passwordLogin/);
  await enter.click();
  expect(await (await refused).json()).toMatchObject({ status: 3015 });
  await sandbox.advance(3_600_000);
  await enter.click();
  await app.arrived("/index");
  await app.follow("/my");
  await app.logOut();
  await app.arrived("/login");

  // From here on by the keyboard alone.
  const dialog = page.getByRole("dialog", { name: app.words("dialogs.captcha-title") });
  const digits = async () => (await sandbox.outbox()).find(({ kind }) => kind === "captcha")?.code ?? "";
  await fill("login.mobile", phoneOf(41));
  await tabTo(page, field("login.code"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("img")).toBeVisible();
  const code = field("dialogs.captcha-code");
  await tabTo(page, code);
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(app.words("rules.graphic-code-length", { length: 4 }))).toBeVisible();
  const first = await digits();
  await code.fill(first === "0000" ? "1111" : "0000");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(app.words("errors.1014"))).toBeVisible();
  await expect.poll(digits).not.toBe(first);
  await tabTo(page, code);
  await page.keyboard.type(await digits());
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(app.text("login.sent")).toBeVisible();
  await tabTo(page, field("login.code"));
  await page.keyboard.type("1234");
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await app.arrived("/index");
});

test("R46 two taps 1.5 s apart on a slow line are one login", async ({ page, app, sandbox }) => {
  const { fill } = fieldsOf(page, app);
  await app.open("/login");
  await page.getByRole("tab", { name: app.words("login.by-password") }).click();
  await fill("login.mobile", phoneOf(2));
  await fill("login.password", "Naira2026");
  await page.getByRole("checkbox").check();
  const calls = countCalls(page, "/userinfo/passwordLogin");
  await sandbox.fault("/userinfo/passwordLogin", { delay: 2500, times: 1 });
  await pressTwice(app.button("login.enter"), 1500);
  await app.arrived("/index");
  expect(calls()).toBe(1);
});

test("S17 X6 a borrower's secrets: changed, mistyped, locked, reset, forgotten and set again", async ({
  page,
  app,
}) => {
  const { fill } = fieldsOf(page, app);
  const save = app.button("password.save");
  await app.logInAs(2, {}, "/modifypassword");
  await fill("password.old", "Wrong2026");
  await fill("password.new", "Kobo20262");
  await fill("password.again", "Kobo20263");
  await save.click();
  await expect(app.text("rules.password-repeat")).toBeVisible();
  await fill("password.again", "Kobo20262");
  await save.click();
  await expect(app.text("errors.3010")).toBeVisible();
  await fill("password.old", "Naira2026");
  await save.click();
  await expect(app.text("password.changed")).toBeVisible();

  await app.follow("/modifytradepassword");
  await fill("password.new-pin", "1379");
  await fill("password.pin-again", "1397");
  await fill("password.old-pin", "1111");
  await save.click();
  await expect(app.text("rules.pin-repeat")).toBeVisible();
  // No digits of a PIN stay after an error (R78).
  const change = async () => {
    for (const name of ["new-pin", "pin-again"]) await fill(`password.${name}`, "1379");
    await fill("password.old-pin", "1111");
    await save.click();
  };
  for (const left of ["3 tries", "2 tries", "1 try"]) {
    await change();
    await expect(page.getByText(`Incorrect transaction password, ${left} left`)).toBeVisible();
  }
  await change();
  await expect(app.text("errors.3021")).toBeVisible();
  await page.getByRole("link", { name: app.words("password.forgot-pin") }).click();
  await app.arrived("/resetpwd");
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  await fill("password.bvn", "2200000000");
  await fill("login.code", "1234");
  await fill("password.new-pin", "1379");
  await fill("password.pin-again", "1379");
  await save.click();
  await expect(app.text("rules.bvn-length")).toBeVisible();
  await fill("password.bvn", "22000000009");
  await save.click();
  await expect(app.text("errors.3030")).toBeVisible();
  await fill("password.bvn", "22000000002");
  for (const name of ["new-pin", "pin-again"]) await fill(`password.${name}`, "1379");
  await save.click();
  await expect(app.text("password.pin-changed")).toBeVisible();

  await app.follow("/setpassword");
  await app.forgetLimits();
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  await fill("login.code", "1234");
  await fill("password.new", "Cedi20262");
  await fill("password.again", "Cedi20262");
  await save.click();
  await app.arrived("/login");

  await page.getByRole("tab", { name: app.words("login.by-password") }).click();
  await page.getByRole("link", { name: app.words("password.forgot") }).click();
  await app.arrived("/findPassword");
  await fill("login.mobile", phoneOf(43));
  await app.button("widgets.code-field-send").click();
  await expect(app.text("errors.3014")).toBeVisible();
  await fill("login.mobile", phoneOf(2));
  await app.forgetLimits();
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  await fill("login.code", "4321");
  await fill("password.new", "Rand20262");
  await fill("password.again", "Rand20262");
  await app.button("password.find-save").click();
  await expect(app.text("errors.3013")).toBeVisible();
  await fill("login.code", "1234");
  await app.button("password.find-save").click();
  await app.arrived("/login");
  await page.getByRole("tab", { name: app.words("login.by-password") }).click();
  await fill("login.password", "Cedi20262");
  await page.getByRole("checkbox").check();
  await app.button("login.enter").click();
  await expect(app.text("errors.3010")).toBeVisible();
  await fill("login.password", "Rand20262");
  await app.button("login.enter").click();
  await app.arrived("/index");
});

/** Every secret field: what a password manager may do with it, and whether it can be looked at. */
const fields: [route: string, label: string, autocomplete: string, shows: boolean][] = [
  ["/setpassword", "login.code", "one-time-code", false],
  ["/setpassword", "password.new", "new-password", true],
  ["/setpassword", "password.again", "new-password", true],
  ["/modifypassword", "password.old", "current-password", true],
  ["/modifypassword", "password.new", "new-password", true],
  ["/modifytradepassword", "password.old-pin", "off", true],
  ["/modifytradepassword", "password.new-pin", "off", true],
  ["/resetpwd", "password.bvn", "off", false],
  ["/resetpwd", "login.code", "one-time-code", false],
  ["/resetpwd", "password.new-pin", "off", true],
  ["/updatePhone/firstStep", "login.password", "current-password", true],
];

test("S17 every secret has a name, the right offer of a password manager, and is hidden until asked", async ({
  page,
  app,
}) => {
  const { field } = fieldsOf(page, app);
  await app.logInAs(2);
  for (const [route, label, autocomplete, shows] of fields) {
    await app.follow(route);
    await app.arrived(route);
    const input = field(label);
    await expect(input).toHaveAttribute("autocomplete", autocomplete);
    if (!shows) continue;
    await expect(input).toHaveAttribute("type", "password");
    const look = (word: string) => page.getByRole("button", { name: `${word}: ${app.words(label)}`, exact: true });
    await look(app.words("widgets.password-field-show")).click();
    await expect(input).toHaveAttribute("type", "text");
    await look(app.words("widgets.password-field-hide")).click();
    await expect(input).toHaveAttribute("type", "password");
  }
});
