import { phoneOf } from "../support/app.ts";
import { enterByPassword, field } from "../support/fields.ts";
import { expect, test } from "../support/test.ts";

const newPhone = "08035550166";

test("S17 R63 R65 the phone changes in four steps in their order, wrong codes and a taken number refused", async ({
  page,
  app,
}) => {
  const code = field(page, app, "login.code");
  await app.logInAs(2, {}, "/accountsecurity");
  for (const step of [
    "/updatePhone/secondStep",
    "/updatePhone/thirdStep",
    "/updatePhone/fourStep",
    "/updatePhoneResult",
  ]) {
    await app.follow(step);
    await app.arrived("/updatePhone/firstStep");
  }
  await field(page, app, "login.password").fill("Wrong2026");
  await app.forgetLimits();
  await app.button("update-phone.send").click();
  await expect(app.text("errors.3010")).toBeVisible();
  await field(page, app, "login.password").fill("Naira2026");
  await field(page, app, "login.password").press("Enter");
  await app.arrived("/updatePhone/secondStep");
  await app.follow("/updatePhone/fourStep");
  await app.arrived("/updatePhone/firstStep");
  await field(page, app, "login.password").fill("Naira2026");
  await app.forgetLimits();
  await app.button("update-phone.send").click();
  await app.arrived("/updatePhone/secondStep");
  await code.fill("9999");
  await app.button("update-phone.next").click();
  await expect(app.text("errors.3013")).toBeVisible();
  await code.fill("1234");
  await app.button("update-phone.next").click();
  await app.arrived("/updatePhone/thirdStep");
  const phone = field(page, app, "update-phone.new");
  await phone.fill("0035550166");
  await app.forgetLimits();
  await app.button("update-phone.send").click();
  await expect(app.text("rules.phone-wrong")).toBeVisible();
  await phone.fill(phoneOf(3));
  await app.forgetLimits();
  await app.button("update-phone.send").click();
  await expect(app.text("errors.3012")).toBeVisible();
  await phone.fill(newPhone);
  await app.forgetLimits();
  await app.button("update-phone.send").click();
  await app.arrived("/updatePhone/fourStep");
  await page.getByRole("link", { name: app.words("update-phone.other") }).click();
  await app.arrived("/updatePhone/thirdStep");
  await phone.fill(newPhone);
  await app.forgetLimits();
  await app.button("update-phone.send").click();
  await app.arrived("/updatePhone/fourStep");
  await code.fill("4321");
  await app.button("update-phone.finish").click();
  await expect(app.text("errors.3013")).toBeVisible();
  await code.fill("1234");
  await app.button("update-phone.finish").click();
  await app.arrived("/updatePhoneResult");
  await expect(page.getByText("0803 *** 0166")).toBeVisible();
  // Of the steps only the first can be gone back to.
  await app.back();
  await expect.poll(() => page.url()).not.toMatch(/(second|third|four)Step|updatePhoneResult/);
  await app.follow("/updatePhone/fourStep");
  await app.arrived("/updatePhone/firstStep");
  await app.follow("/my");
  await expect(page.getByText("0803 *** 0166")).toBeVisible();
  await app.logOut();
  await app.arrived("/login");
  await enterByPassword(page, app, phoneOf(2));
  await expect(app.text("errors.3014")).toBeVisible();
  await enterByPassword(page, app, newPhone);
  await app.arrived("/index");
});

test("S17 R65 a change of phone that takes longer than half an hour begins anew", async ({ page, app, sandbox }) => {
  await app.logInAs(2, {}, "/updatePhone/firstStep");
  await field(page, app, "login.password").fill("Naira2026");
  await app.forgetLimits();
  await app.button("update-phone.send").click();
  await app.arrived("/updatePhone/secondStep");
  await sandbox.advance(30 * 60_000);
  await field(page, app, "login.code").fill("1234");
  await app.button("update-phone.next").click();
  await app.arrived("/updatePhone/firstStep");
  await expect(app.text("update-phone.over")).toBeVisible();
});
