import type { Act } from "../../native/fake-host.ts";
import { App, phoneOf } from "../support/app.ts";
import { logInNatively, NativeApp } from "../support/native.ts";
import { expect, test } from "../support/test.ts";
import { sessionOf } from "../support/tour/enter-as.ts";

const nobody = { "get-user-info": { answer: { userGid: "" } } };
const ticket = { code: "000", ticket: "kit-7100000002" };

test("F10 R67 R68 R69 R73 C13 an account kit that refuses, delays, talks nonsense or answers twice", async ({
  page,
  app,
}) => {
  await page.clock.install();
  const native = await NativeApp.around(page, { sets: ["new"], acts: nobody });
  const logins: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/userinfo/userLogin")) logins.push(request.url());
  });
  await app.open("/login");
  await page.getByRole("checkbox").check();
  const kit = app.button("entry.kit");
  const fields = page.getByLabel(app.words("login.mobile"), { exact: true });
  const alert = page.getByRole("alert");
  const late = app.words("native.problem_late");
  const failed = (code: string) => app.words("native.problem_failed", { code });

  /** Presses the button, lets `ms` go by, and gives back the way to it, once the fields show with what is said. */
  const tries = async (act: Act, ms: number, said: string | undefined) => {
    const before = native.asked("account-kit-login").length;
    await native.act("account-kit-login", act);
    await kit.click();
    await expect.poll(() => native.asked("account-kit-login").length).toBe(before + 1);
    await page.clock.fastForward(ms);
    await expect(fields).toBeVisible();
    if (said === undefined) await expect(alert).toHaveCount(0);
    else await expect(alert).toContainText(said);
    await app.button("native.one-tap").click();
    await expect(alert).toHaveCount(0);
  };
  await tries({ answer: { code: "999" } }, 0, undefined);
  await tries({ answer: { code: "999" }, delay: 9_000 }, 9_001, undefined);
  await tries({ answer: { code: "999" }, delay: 10_000 }, 10_001, late);
  await tries({ answer: { code: "4711" } }, 0, failed("4711"));
  await tries({ answer: { code: "000" } }, 0, failed("000"));
  await tries({ refuse: "refused" }, 0, failed("refused"));
  await tries({ throws: true }, 0, failed("failed"));
  await tries({ answer: { code: 0 } }, 0, failed("malformed"));
  for (const act of [
    { times: 0 },
    { raw: "<html>" },
    { answer: ticket, id: "another" },
    { answer: ticket, from: "frame" },
    { answer: ticket, from: "origin" },
  ] as const)
    await tries(act, 120_001, late);
  expect(logins).toEqual([]);

  // What is still asked holds nobody up.
  await native.act("account-kit-login", { times: 0 });
  await kit.click();
  await app.button("native.manual").click();
  await expect(fields).toBeVisible();
  await page.clock.fastForward(120_001);
  await expect(alert).toContainText(late);
  await app.button("native.one-tap").click();

  await native.act("account-kit-login", { answer: { code: "000", ticket: "forged" } });
  await kit.click();
  await expect(app.text("entry.kit-failed", { code: 3013 })).toBeVisible();
  await native.act("account-kit-login", { answer: ticket, times: 2 });
  await kit.click();
  await app.arrived("/index");
  expect(logins).toHaveLength(2);
  expect(native.wrong()).toEqual([]);
});

test("F10 S17 C12 C17 registering inside an app: too late leads to another way, and the app hears of the new account", async ({
  page,
  app,
}) => {
  await page.clock.install();
  const acts = { ...nobody, "account-kit-login": { answer: { code: "999" }, delay: 10_000 } };
  const native = await NativeApp.around(page, { sets: ["older"], acts });
  await app.open("/login");
  await app.page.getByText(app.words("login.register"), { exact: true }).click();
  await app.arrived("/register");
  await page.getByRole("checkbox").check();
  await app.button("entry.kit").click();
  await expect.poll(() => native.asked("account-kit-login").length).toBe(1);
  await page.clock.fastForward(10_001);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(app.words("entry.other-text"));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  // No code was typed that could be wrong.
  await native.act("account-kit-login", { answer: { code: "000", ticket: "forged" } });
  await app.button("entry.kit").click();
  await expect(app.text("entry.kit-failed", { code: 3013 })).toBeVisible();

  await native.act("account-kit-login", { answer: { code: "000", ticket: "kit-8031110077" } });
  await app.button("entry.kit").click();
  await app.arrived("/index");
  await expect.poll(() => native.asked("login-success").length).toBe(1);
  expect(native.asked("register-success")).toHaveLength(1);
  expect(native.wrong()).toEqual([]);
});

/** Tries the session that the native app has, which lets nobody in, then its login. */
async function lettingNobodyIn({ page, button, words }: App): Promise<void> {
  await button("native.continue").click();
  await expect(page.getByRole("alert")).toContainText(words("native.problem_session"));
  await page.getByRole("checkbox").check();
  await button("native.app-login").click();
}

test("R72 C11 the app's session lets in whom the app names, and nobody as somebody else", async ({
  page,
  app,
  server,
}) => {
  const [named, other] = [await sessionOf(server.url, 3), await sessionOf(server.url, 4)];
  const mobile = "7100000003";
  const acts = {
    "get-user-info": { answer: { userGid: named.userGid, token: other.token, mobile } },
    login: { answer: { userGid: named.userGid, token: other.token } },
    "phone-logged-in": { answer: { loggedIn: true } },
  };
  await NativeApp.around(page, { sets: ["new"], acts });
  let answers = 0;
  page.on("response", (answer) => void (answers += answer.url().includes("/userinfo/appAutoLogin") ? 1 : 0));
  await app.open("/login");
  await expect(page.getByText("0710 *** 0003")).toBeVisible();
  await lettingNobodyIn(app);
  // Both were let in by the lender.
  await expect.poll(() => answers).toBe(2);
  await expect(page.getByRole("alert")).toContainText(app.words("native.problem_session"));
  // A link that names the one and carries the token of the other.
  await page.goto(`${server.url}/?b=718&c=302&userGid=${named.userGid}&userToken=${other.token}#/index`);
  await app.arrived("/login");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("session.token");

  const right = await page.context().newPage();
  const answer = { userGid: named.userGid, token: named.token, mobile };
  await NativeApp.around(right, { sets: ["new"], acts: { ...acts, "get-user-info": { answer } } });
  const again = new App(right, server.url);
  await again.open("/login");
  await again.button("native.continue").click();
  await again.arrived("/index");
  await expect(right.getByText("Dayo Eze")).toBeVisible();
});

test("F9 S4 C17 the app's own session or login, two SIM cards, and a code that the app reads", async ({
  page,
  app,
}) => {
  const acts = {
    "get-user-info": { answer: { userGid: "u", token: "over", mobile: "7100000003" } },
    "phone-logged-in": { answer: { loggedIn: true } },
    login: { answer: { userGid: "u", token: "over" } },
    "dual-sim": { answer: { dual: true, active: 2 } },
    "account-kit-login": { answer: { code: "999" } },
    "verify-sms": { answer: { code: "1234" }, delay: 50 },
  };
  const native = await NativeApp.around(page, { sets: ["new"], acts });
  await app.open("/login");
  await expect(page.getByText("0710 *** 0003")).toBeVisible();
  await lettingNobodyIn(app);
  await expect.poll(() => native.asked("login").length).toBe(1);
  await expect(page.getByRole("alert")).toContainText(app.words("native.problem_session"));
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("session.token");

  await app.button("entry.kit").click();
  const dialog = page.getByRole("dialog", { name: app.words("native.two-sims") });
  await dialog.getByRole("textbox").fill(phoneOf(2));
  await app.button("native.two-sims-go").click();
  const fields = page.getByLabel(app.words("login.mobile"), { exact: true });
  await expect(fields).toHaveValue(/710 ?000 ?0002$/);
  expect(native.asked("account-kit-login")).toMatchObject([{ params: { mobile: "7100000002" } }]);

  await app.button("widgets.code-field-send").click();
  await expect(page.getByLabel(app.words("login.code"), { exact: true })).toHaveValue("1234");
  await app.button("login.enter").click();
  await app.arrived("/index");
  expect(native.wrong()).toEqual([]);
});

test("X2 D6 C17 E20 a lost session is told, as are the way back, the line and the back door", async ({
  page,
  app,
  sandbox,
}) => {
  const acts = {
    ...nobody,
    "get-device-id": { answer: { deviceId: `${"ab".repeat(16)}2` } },
    "get-channel": { answer: { b: "718", c: "302", ch: "store7", appVersion: "2.4.0", titleBar: true } },
  };
  const native = await NativeApp.around(page, { sets: ["older"], acts });
  await logInNatively(app, 3);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("app.device.zuid"))).toBe(`"${"ab".repeat(16)}2"`);
  expect(await page.evaluate(() => sessionStorage.getItem("app.session.ch"))).toBe('"store7"');

  const icons = () => native.asked("set-icons").at(-1)?.params;
  await expect.poll(icons).toEqual({ back: false, close: true, service: true });
  await native.tell("icon_pressed", { icon: "service" });
  await app.arrived("/onlineservice");
  await expect.poll(icons).toEqual({ back: true, close: false, service: false });
  await expect(app.button("widgets.page-header-back")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: app.words("service.title") })).toBeFocused();
  await native.tell("icon_pressed", { icon: "back" });
  await app.arrived("/index");

  await native.act("network-status", { answer: { online: false, kind: "none" } });
  await native.tell("network_changed");
  const bar = page.getByText(/^You are offline\./).first();
  await expect(bar).toBeVisible();
  await native.act("network-status", { answer: { online: true, kind: "wifi" } });
  await native.tell("network_changed");
  await expect(bar).toHaveCount(0);

  await page.evaluate(() => {
    for (let click = 0; click < 8; click++) document.getElementById("root")?.click();
  });
  await expect.poll(() => native.asked("open-debug").length).toBe(1);
  expect(native.asked("relogin")).toEqual([]);

  await sandbox.fault("/repayment/bill", { status: 7, times: 1 });
  await app.follow("/bill");
  await expect(page.getByRole("dialog").getByText(app.words("errors.7"), { exact: true })).toBeVisible();
  expect(native.asked("relogin")).toEqual([]);
  await app.button("dialogs.confirm").click();
  await app.arrived("/login");
  await expect(app.button("native.manual")).toBeVisible();
  expect(native.asked("relogin")).toHaveLength(1);
  expect(native.wrong()).toEqual([]);
});
