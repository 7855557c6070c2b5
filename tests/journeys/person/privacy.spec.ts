import { readFile } from "node:fs/promises";
import { expect, test } from "../support/test.ts";

test("F25 F26 a borrower takes a copy of his data along, takes a consent back, cannot borrow without it, and gives it again", async ({
  page,
  app,
}) => {
  await app.open("/login");
  await app.logIn(2);
  await app.arrived("/index");
  await app.follow("/my");
  await app.button("privacy-center.title").click();
  await app.arrived("/privacyCenter");
  const [download] = await Promise.all([page.waitForEvent("download"), app.button("privacy-center.copy-json").click()]);
  expect(download.suggestedFilename()).toBe("my-data.json");
  const copy = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(copy.account[0].mobile).toBe("7100000002");

  await page.getByRole("button", { name: app.words("privacy-center.consents") }).click();
  await app.arrived("/privacyConsents");
  await app.button("privacy-center.change_withdraw-bureau").click();
  await expect(app.button("privacy-center.change_give-bureau")).toBeVisible();
  await app.follow("/index");
  await app.button("home.refused-consent").click();
  await app.arrived("/privacyConsents");
  await app.button("privacy-center.change_give-bureau").click();
  await expect(app.button("privacy-center.change_give-bureau")).toHaveCount(0);
  await app.back();
  await expect(app.button("home.borrow").first()).toBeVisible();
});
