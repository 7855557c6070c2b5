import type { App } from "../support/app.ts";
import { field } from "../support/fields.ts";
import { expect, test } from "../support/test.ts";

const DAY = 86_400_000;

/** Says why he leaves, and goes on. */
async function giveReason({ page, words, button }: App): Promise<void> {
  await page.getByRole("radio", { name: words("leave.reason-privacy") }).check();
  await button("leave.next").click();
}

async function withdraw(app: App, naira: string): Promise<void> {
  await field(app.page, app, "withdraw.amount").fill(naira);
  await field(app.page, app, "withdraw.pin").fill("2580");
  await app.button("withdraw.send").click();
  await app.arrived("/withdrawal_detail");
}

test("F5 F2 closing an account waits for a withdrawal that is begun there, and what the bank refuses is his again", async ({
  page,
  app,
  sandbox,
}) => {
  const { words } = app;
  await app.logInAs(50, { b: "716", c: "104" }, "/deactivation");
  await expect(app.text("leave.on-its-way")).toBeVisible();
  await giveReason(app);
  await app.arrived("/cancellation");
  await expect(app.text("leave.rewards", { amount: "₦5,000" })).toBeVisible();
  await page.getByRole("link", { name: words("leave.withdraw") }).click();
  await app.arrived("/withdrawal");
  await withdraw(app, "4000");

  // Back on the page that closes, he is told what it waits for.
  await page.goBack();
  await app.arrived("/deactivation");
  await expect(app.text("leave.on-its-way_some", { amount: "₦4,000" })).toBeVisible();
  await giveReason(app);
  await expect(app.text("lender.leave-withdrawals")).toBeVisible();
  await expect(app.text("leave.blocked_withdrawals")).toBeVisible();
  await page.getByRole("link", { name: words("leave.see-withdrawals") }).click();
  await app.arrived("/withdrawalList");
  await expect(page.getByRole("button").filter({ hasText: "₦4,000" })).toContainText(words("withdraw.state_0"));

  await sandbox.advance(4 * DAY);
  await app.follow("/deactivation");
  await expect(app.text("leave.on-its-way")).toBeVisible();
  await giveReason(app);
  await app.arrived("/cancellation");
  await expect(app.text("leave.rewards", { amount: "₦5,000" })).toBeVisible();
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("F5 V7 closing an account says that less than can be withdrawn is lost, and leads to no withdrawal", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(49, { b: "716", c: "104" }, "/withdrawal");
  await withdraw(app, "4500");
  await sandbox.advance(4 * DAY);
  await app.follow("/deactivation");
  await giveReason(app);
  await app.arrived("/cancellation");
  await expect(app.text("leave.rewards-few", { amount: "₦500" })).toBeVisible();
  await expect(app.text("leave.rewards-few-text", { least: "₦1,000" })).toBeVisible();
  await expect(page.getByRole("link", { name: app.words("leave.withdraw") })).toHaveCount(0);
});
