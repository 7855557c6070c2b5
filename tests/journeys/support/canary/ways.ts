import { expect } from "@playwright/test";
import { phoneOf } from "../app.ts";
import { chooseLoan, startBorrowing } from "../loan.ts";
import { NativeApp } from "../native.ts";
import type { Trace } from "../traces.ts";
import type { Walk } from "./walk.ts";

async function asNewcomer(walk: Walk): Promise<void> {
  const { app, page } = walk;
  await app.open("/register");
  await walk.give("mobile", phoneOf(1));
  await walk.type("register");
  await page.getByRole("checkbox").check();
  await walk.press("create");
  await app.forgetLimits();
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  await walk.give("smsCode", "1234");
  await walk.give("password", "Naira2026");
  await walk.give("again", "Naira2026");
  await walk.press("create");
  await app.arrived("/index");

  await walk.at("/addCard", "add-card");
  await walk.type("add-card", "cardNo", "expiry", "cvv");
  await walk.press("send-card");
  await expect(page.locator("#field-cardNo")).toBeVisible();
  await walk.give("cardNo", "5061500000000012");
  await walk.give("expiry", "11/39");
  await walk.give("cvv", "739");
  await walk.press("send-card");
  await walk.type("add-card", "pin");
  await walk.ask("send-pin", "/bankcard/pin");
  await walk.give("pin", "1234");
  await walk.press("send-pin");
  await walk.type("add-card", "otp");
  await walk.ask("send-otp", "/bankcard/otp");
}

/** A wrong password, then a wrong code. */
async function wrongLogin(walk: Walk, document: string): Promise<void> {
  const { app, page } = walk;
  const { words } = app;
  await page.getByRole("tab", { name: words("login.by-password") }).click();
  await walk.give("mobile", phoneOf(2));
  await walk.type(document, "password");
  await page.getByRole("checkbox").check();
  await walk.press("enter");
  await expect(page.getByText(words("errors.3010")).first()).toBeVisible();
  await page.getByRole("tab", { name: words("login.by-code") }).click();
  await app.forgetLimits();
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  await walk.type(document, "smsCode");
  await walk.press("enter");
  await expect(page.getByText(words("errors.3013")).first()).toBeVisible();
}

/** Inside a native app, which must not be told either. */
async function asNativeGuest(walk: Walk): Promise<Trace[]> {
  const native = await NativeApp.around(walk.page, {
    sets: ["new"],
    acts: { "get-user-info": { answer: { userGid: "" } } },
  });
  await walk.app.open("/login");
  await walk.app.button("native.manual").click();
  await wrongLogin(walk, "login-native");
  expect(native.asked().length).toBeGreaterThan(0);
  return native.asked().map((asked) => ({ where: "native app", what: JSON.stringify(asked) }));
}

async function asGuest(walk: Walk): Promise<void> {
  const { app, page } = walk;
  await app.open("/findPassword");
  await walk.ready("find-password");
  await walk.type("find-password");
  await walk.press("save");
  // A reload in the middle, then the login: a wrong password, a wrong code, the right one.
  await page.reload();
  await app.open("/login");
  await wrongLogin(walk, "login");
  await walk.give("smsCode", "1234");
  await walk.press("enter");
  await app.arrived("/index");
}

async function inTheAccount(walk: Walk): Promise<void> {
  const { app, page } = walk;
  await walk.once("/bindMail", "bind-mail");
  await walk.once("/modifypassword", "modify-password", "save");
  await walk.once("/modifytradepassword", "modify-trade-password", "save");
  await walk.once("/resetpwd", "reset-trade-password", "save");
  await walk.once("/setpassword", "set-password", "save");
  await walk.once("/reset_bvn", "reset-bvn", "save");
  await walk.at("/deactivation", "deactivation");
  await page.getByRole("radio").first().check();
  await walk.press("next");
  await walk.ready("cancellation");
  await walk.type("cancellation");
  await page.getByRole("checkbox").check();
  await walk.ask("close", "/userinfo/cancel");

  await app.forgetLimits();
  await walk.once("/updatePhone/firstStep", "update-phone-1");
  await walk.ask("next", "/updatePhone/1");
  await walk.give("password", "Naira2026");
  await walk.press("next");
  await walk.ready("update-phone-2");
  await walk.type("update-phone-2");
  await walk.ask("next", "/updatePhone/2");
  // The wait for another code goes by the page's own monotonic clock.
  await page.evaluate(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + 61_000;
  });
  await app.button("widgets.code-field-resend").click();
  await walk.type("phone-password");
  await walk.ask("send-again", "/updatePhone/1");
  await page.keyboard.press("Escape");
  await walk.give("smsCode", "1234");
  await walk.press("next");
  await walk.ready("update-phone-3");
  await app.forgetLimits();
  await walk.give("mobile", "08031239876");
  await walk.press("next");
  await walk.ready("update-phone-4");
  await walk.type("update-phone-4");
  await walk.ask("next", "/updatePhone/4");
}

async function withALoan(walk: Walk): Promise<void> {
  const { app, page, sandbox } = walk;
  await app.follow("/index");
  await startBorrowing(app);
  await chooseLoan(app, "10000");
  await walk.type("lend-confirm");
  await walk.press("apply");
  await expect(page.locator("#field-pin")).toHaveValue("");
  // The lender wants the device verified, then says that there is no PIN.
  await sandbox.fault("/loan/apply", { status: 1638, times: 1 });
  await walk.type("lend-confirm", "pin");
  await walk.press("apply");
  await walk.type("verify-device");
  await walk.ask("verify-device", "/device/verify");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await sandbox.fault("/loan/apply", { status: 3011, times: 1 });
  await walk.type("lend-confirm", "pin");
  await walk.press("apply");
  await walk.press("set-pin");
  await walk.type("set-trade-password");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function withACard(walk: Walk): Promise<void> {
  const { app, page, sandbox } = walk;
  await app.follow("/bill");
  await page
    .getByRole("main")
    .getByRole("button", { name: app.words("bill.repay") })
    .first()
    .click();
  await app.arrived("/repayment");
  await sandbox.fault("/repayment/pay", { status: 2801, times: 1 });
  await walk.press("pay-card");
  await walk.type("card-otp");
  await walk.ask("card-otp-confirm", "/repayment/pay");
  await page.keyboard.press("Escape");
}

async function withTheForm(walk: Walk): Promise<void> {
  await walk.at("/baseInfo/bvn", "base-info-bvn");
  await walk.type("base-info-bvn");
  await walk.ask("save", "/bvn/verify");
  await walk.at("/suggest", "suggest");
  await walk.sendPhoto(walk.app.words("suggest.photo", { no: 1 }), "/suggest/photo");
}

async function withBenefits(walk: Walk): Promise<void> {
  await walk.at("/withdrawal", "withdrawal");
  await walk.give("amount", "1000");
  await walk.type("withdrawal");
  await walk.ask("withdraw", "/withdraw/apply");
  await walk.at("/baseInfo/photos", "base-info-photos");
  await walk.sendPhoto(walk.app.words("base-info.idFront"), "/credit/photo");
}

/** Who walks where. Nobody needs a list of screens: what no way types into is found by its absence. */
export const ways: readonly (readonly [
  persona: number | undefined,
  walk: (walk: Walk) => Promise<Trace[] | undefined | void>,
])[] = [
  [undefined, asNewcomer],
  [undefined, asNativeGuest],
  [undefined, asGuest],
  [18, inTheAccount],
  [2, withALoan],
  [3, withACard],
  [45, withTheForm],
  [49, withBenefits],
];
