import type { Locator, Page } from "@playwright/test";
import { payButton } from "../support/repay.ts";
import { expect, test } from "../support/test.ts";

test.use({ hasTouch: true });

/** Two taps of one finger at one place; the second falls on whatever lies there by then. */
async function tapTwice(page: Page, button: Locator, gap = 300): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error("there is nothing to tap");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await new Promise((settle) => setTimeout(settle, gap));
  await page.touchscreen.tap(x, y);
}

const shield = (page: Page) => page.locator(".press-shield");

test("R45 R46 two taps on 'Repay' show what would be paid and pay nothing; a later tap pays once", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(3, { b: "716", c: "104" }, "/bill");
  await app.button("bill.detail").click();
  await app.arrived("/billDetail");
  await expect(app.button("bill-detail.repay")).toBeVisible();
  await expect(shield(page)).toHaveCount(0);
  const { transfers } = await sandbox.ledger();
  await tapTwice(page, app.button("bill-detail.repay"));
  await app.arrived("/repayment");
  await expect(payButton(app)).toBeEnabled();
  // What the second tap had begun would be known by then.
  await expect(shield(page)).toHaveCount(0);
  await app.arrived("/repayment");
  expect((await sandbox.ledger()).transfers).toBe(transfers);
  await payButton(app).tap();
  await app.arrived("/repaymentResult");
  expect((await sandbox.ledger()).transfers).toBe(transfers + 1);
});

test("R45 two taps on 'Got it' close a notice and leave what lies beneath it alone", async ({ page, app, sandbox }) => {
  // Takes back what keeps news away from the other journeys.
  await sandbox.reset();
  await app.logInAs(3, { b: "716", c: "104" });
  await expect(app.button("notice.close")).toBeVisible();
  await expect(shield(page)).toHaveCount(0);
  await tapTwice(page, app.button("notice.close"), 150);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(shield(page)).toHaveCount(0);
  await app.arrived("/index");
  // The tab that lies there is pressed by the next tap.
  await page
    .getByRole("navigation")
    .getByRole("button", { name: app.words("tabs.bill") })
    .tap();
  await app.arrived("/bill");
});
