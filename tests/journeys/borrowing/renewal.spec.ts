import { axeFaults } from "../support/axe.ts";
import { fact } from "../support/loan.ts";
import { countCalls, pressTwice } from "../support/presses.ts";
import { link, payButton } from "../support/repay.ts";
import { expect, test } from "../support/test.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Until just after the end of the Lagos day, ms. */
const pastMidnight = (now: number) => DAY - ((now + HOUR) % DAY) + 1000;

test("S12 F3 R45 R63 a renewal: what it costs, two taps that pay once, and the new due date", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(3, {}, "/bill");
  const { words } = app;
  await link(app, "renewal.renew").click();
  const dialog = page.getByRole("dialog", { name: words("renewal.renew-title") });
  await expect(dialog.getByText("₦2,999.50")).toBeVisible();
  await expect(dialog.getByText("₦12,999.50")).toBeVisible();
  await expect(dialog.getByText(words("renewal.end-of-day"), { exact: true })).toBeVisible();
  const due = await fact(dialog, words("renewal.new-due")).innerText();
  expect(await axeFaults(page)).toEqual([]);
  await app.button("renewal.apply").click();
  await app.arrived("/repayment");
  await expect(app.button("repayment.pay-card", { amount: "₦2,999.50" })).toBeVisible();
  await page.goBack();
  await app.arrived("/bill");
  await expect(app.text("renewal.applied").first()).toBeVisible();
  await expect(link(app, "renewal.renew")).toHaveCount(0);
  await app.button("renewal.pay", { amount: "₦2,999.50" }).click();
  const sent = countCalls(page, "/repayment/pay");
  await pressTwice(app.button("repayment.pay-card", { amount: "₦2,999.50" }), 30);
  await app.arrived("/repaymentResult");
  await expect(app.text("repayment-result.renewed").first()).toBeVisible();
  expect(sent()).toBe(1);
  await page.goBack();
  await app.arrived("/bill");
  await expect(payButton(app)).toHaveCount(0);
  await app.button("bill.detail").click();
  await expect(fact(page, words("bill-detail.due-time"))).toHaveText(due);
  await expect(page.getByText("₦12,999.50").first()).toBeVisible();
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("S12 F3 a renewal that lapses at midnight is not charged, is said once, and gives way to full repayment", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(35, { b: "716", c: "104" }, "/bill");
  const { words } = app;
  await expect(app.text("renewal.applied").first()).toBeVisible();
  await expect(page.getByRole("timer", { name: words("renewal.pay-within") })).toBeVisible();
  await app.button("renewal.pay", { amount: "₦2,999.50" }).click();
  await expect(app.button("repayment.pay-card", { amount: "₦2,999.50" })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await sandbox.advance(pastMidnight(await sandbox.now()));
  const before = (await sandbox.ledger()).transfers;
  await payButton(app).click();
  await expect(app.text("renewal.ended_lapsed").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  expect((await sandbox.ledger()).transfers).toBe(before);
  await app.button("renewal.repay-bill").click();
  await expect(app.button("repayment.pay-card", { amount: "₦12,999.50" })).toBeVisible();

  await app.follow("/bill");
  const lapsed = page.getByRole("dialog", { name: words("renewal.expired") });
  await expect(lapsed).toContainText("₦12,999.50");
  await lapsed.getByRole("button", { name: words("renewal.again"), exact: true }).click();
  await app.button("renewal.apply").click();
  await app.arrived("/repayment");
  await link(app, "renewal.cancel").click();
  await app.button("renewal.cancel-yes").click();
  await app.button("repayment.pay-card", { amount: "₦12,999.50" }).click();
  await expect(app.text("repayment-result.settled").first()).toBeVisible();
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("F3 E5 persona 36: an expired renewal shows its dialog once and its notice as long as it lasts", async ({
  page,
  app,
}) => {
  await app.logInAs(36, { c: "104", language: "zh_CN" }, "/bill");
  const { words } = app;
  const dialog = page.getByRole("dialog", { name: words("renewal.expired") });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await app.button("bill.detail").click();
  await app.arrived("/billDetail");
  await expect(page.getByRole("alert").filter({ hasText: words("renewal.lapsed-way_ahead-again") })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("S12 F3 persona 37: a free extension is confirmed, reduces the late fee and moves the due date", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(37, { c: "104", language: "zh_CN" }, "/bill");
  const { words } = app;
  await expect(page.getByRole("timer", { name: words("renewal.extension-within") })).toContainText(/1 天 2\d 小时/);
  await app.button("renewal.extend").click();
  const dialog = page.getByRole("dialog", { name: words("renewal.extend-title") });
  await expect(fact(dialog, words("renewal.cost"))).toHaveText(words("renewal.free"));
  await expect(dialog.getByText("₦600")).toBeVisible();
  const due = await fact(dialog, words("renewal.new-due")).innerText();
  expect(await axeFaults(page)).toEqual([]);
  await pressTwice(app.button("renewal.extend-yes"), 30);
  await expect(app.text("renewal.extended").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The bill is drawn anew then: what is pressed in the one before is gone with it.
  await expect(page.getByRole("main")).toContainText(due);
  await expect(app.button("renewal.extend")).toHaveCount(0);
  await app.button("bill.detail").click();
  await expect(fact(page, words("bill-detail.due-time"))).toHaveText(due);
  await expect(fact(page, words("bill-detail.overdue-fee"))).toHaveText("₦600");
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("S12 F3 persona 37: past its 48 hours an extension is refused and gone", async ({ app, sandbox }) => {
  await app.logInAs(37, { b: "716", c: "104" }, "/bill");
  await app.button("renewal.extend").click();
  await sandbox.advance(47 * HOUR + 1000);
  await app.button("renewal.extend-yes").click();
  await expect(app.text("errors.3199").first()).toBeVisible();
  await expect(app.button("renewal.extend")).toHaveCount(0);
  await expect(app.button("renewal.extend-yes")).toHaveCount(0);
});
