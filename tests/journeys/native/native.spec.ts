import { borrowTenThousand, untilPaidOut } from "../support/loan.ts";
import { phoneOf } from "../support/app.ts";
import { enterByPassword } from "../support/fields.ts";
import { logInNatively, NativeApp } from "../support/native.ts";
import { expect, test } from "../support/test.ts";

const nobody = { "get-user-info": { answer: { userGid: "" } } };
const kit = (code: string, ticket?: string) => ({ answer: { code, ...(ticket && { ticket }) } });

for (const set of ["new", "older"] as const) {
  test(`B1 S4 S11 S13 C17 R70 the main journey inside an app of the ${set} set`, async ({ page, app, sandbox }) => {
    const acts = { ...nobody, "account-kit-login": kit("000", "kit-7100000002") };
    const native = await NativeApp.around(page, { sets: [set], acts });
    const titles = () => native.asked("set-title").map(({ params }) => (params as { title: string }).title);
    await app.open("/login");
    await expect(app.button("native.manual")).toBeVisible();
    await expect(page.getByLabel(app.words("login.mobile"), { exact: true })).toHaveCount(0);
    await app.button("entry.kit").click();
    await expect(app.text("rules.agreement")).toBeVisible();
    expect(native.asked("account-kit-login")).toEqual([]);
    await page.getByRole("checkbox").check();
    await app.button("entry.kit").click();
    await app.arrived("/index");
    await expect.poll(() => native.asked("enter-main-page").length).toBeGreaterThan(0);
    expect(native.asked("login-success")).toMatchObject([{ set, params: { mobile: "7100000002" } }]);
    expect(native.asked("register-success")).toEqual([]);

    await borrowTenThousand(app);
    expect(native.asked("send-loan-id")).toHaveLength(1);
    expect(native.asked("track-event").map(({ params }) => (params as { event: string }).event)).toContain("AF_apply");
    await sandbox.advance(untilPaidOut);
    await sandbox.advance(untilPaidOut);

    await app.follow("/bill");
    await app.button("bill.repay").first().click();
    await app.button("repayment.pay-card", { amount: "₦12,999.50" }).click();
    await app.arrived("/repaymentResult");
    await expect(page.getByText(app.words("repayment-result.settled"), { exact: true })).toBeVisible();
    expect((await sandbox.ledger()).sum).toBe("0.00");

    for (const key of ["login.title", "lend-info.title", "bill.title", "repayment.title"])
      expect(titles(), key).toContain(app.words(key));
    const events = native.asked("track-event").map(({ params }) => (params as { event: string }).event);
    expect(events).toEqual(expect.arrayContaining(["base_in_index", "base_in_lendInfo", "base_in_bill"]));
    expect(events.filter((event) => event.endsWith("in_login"))).toEqual([]);
    for (const once of ["network-status", "get-device-id", "get-channel", "cache-toggle"])
      expect(native.asked(once).length, once).toBeGreaterThan(0);
    expect(native.asked("relogin")).toEqual([]);
    // A call is the app's too: what a webview does with tel: is nobody's promise.
    await app.follow("/my");
    await page.getByRole("link", { name: /^Call \+?\d/ }).click();
    await expect.poll(() => native.asked("call")).toHaveLength(1);
    expect(native.asked("call")[0]?.params).toEqual({ phone: expect.stringMatching(/^\+?\d[\d ]+$/) });
    expect(native.wrong()).toEqual([]);
  });
}

for (const [set, persona] of [
  ["new", 25],
  ["older", 26],
] as const)
  test(`R52 X2 an app of the ${set} set hears once that persona ${persona}'s session is lost`, async ({
    page,
    app,
  }) => {
    const native = await NativeApp.around(page, { sets: [set], acts: nobody });
    await app.open("/login");
    await app.button("native.manual").click();
    await enterByPassword(page, app, phoneOf(persona));
    await app.arrived("/index");
    await app.arrived("/login");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // What home asked for besides is answered by then.
    await page.waitForLoadState("networkidle");
    expect(native.asked("relogin")).toHaveLength(1);
  });

test("B1 R72 another user of the app ends the session of the page before", async ({ page, app }) => {
  const native = await NativeApp.around(page, { sets: ["new"], acts: nobody });
  await logInNatively(app, 2);
  await native.act("get-user-info", { answer: { userGid: "somebody-else" } });
  await native.tell("user-changed");
  await app.arrived("/login");
  await expect(app.button("native.manual")).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(left).not.toContain("token");
  await app.follow("/my");
  await app.arrived("/login");
});

test("B1 R70 the plain web looks for a native app and fetches nothing for it", async ({ page, app }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await app.logInAs(2);
  expect(fetched.filter((url) => /native|open-bridge|\/bridge\./.test(url))).toEqual([]);
});
