import { expect, type Locator, type Page } from "@playwright/test";
import type { App } from "./app.ts";
import type { Sandbox } from "./sandbox.ts";
import { transfer } from "./repay.ts";

/** What the first term of a table of facts says that begins with these words: "New due date" is no "Due date", nor in Chinese. */
export const fact = (page: Page | Locator, term: string) =>
  page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${term.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`) })
    .first()
    .locator("xpath=following-sibling::*[1][self::dd] | ../*[self::dd]");

/** From home to the amount, through the borrow decision. */
export async function startBorrowing(app: App): Promise<void> {
  await app.button("home.borrow").first().click();
  await app.arrived("/lendInfo");
}

/** Fills in what a loan needs and goes on to its confirmation. */
export async function chooseLoan(app: App, naira: string): Promise<void> {
  const { page, words } = app;
  const amount = page.getByRole("textbox", { name: words("lend-info.amount") });
  await amount.fill(naira);
  await amount.blur();
  await page.getByRole("combobox", { name: words("lend-info.purpose") }).selectOption({ index: 2 });
  await app.button("lend-info.next").click();
  await app.arrived("/lendConfirm");
}

/** Signs with the transaction password; pressing 'apply' is left to the test. */
export async function sign(app: App): Promise<void> {
  const { page, words } = app;
  await page.getByRole("textbox", { name: words("lend-confirm.pin") }).fill("2580");
}

/** Borrows ₦10,000 as the logged-in persona; ends at the result of the application. */
export async function borrowTenThousand(app: App): Promise<void> {
  await startBorrowing(app);
  await chooseLoan(app, "10000");
  await sign(app);
  await app.button("lend-confirm.apply", { amount: "₦10,000" }).click();
  await app.arrived("/lendResult/0");
  await expect(app.page.getByRole("heading", { name: app.words("lend-result.state_10") })).toBeVisible();
}

/** The sandbox pays out within two minutes of business time. */
export const untilPaidOut = 61_000;

/** What ₦10,000 cost. */
const golden = [
  ["lend-facts.net", "₦10,000"],
  ["lend-facts.interest", "₦140"],
  ["lend-facts.fee", "₦2,660"],
  ["lend-facts.tax", "₦199.50"],
  ["lend-facts.due", "₦12,999.50"],
] as const;

/** The number that a transfer goes to. */
const accountNumber = (page: Page) => page.getByText(/^\d{10}$/).innerText();

/**
 * The main journey of whoever is logged in and at home: he borrows ₦10,000, sees what it costs, signs, is paid
 * out, repays a part by transfer and the rest by card, and owes nothing.
 */
export async function borrowAndRepay(app: App, sandbox: Sandbox): Promise<void> {
  const { page, words } = app;

  await startBorrowing(app);
  await chooseLoan(app, "10000");
  for (const [key, amount] of golden) await expect(fact(page, words(key))).toHaveText(amount);
  await sign(app);
  await app.button("lend-confirm.apply", { amount: "₦10,000" }).click();
  await app.arrived("/lendResult/0");
  await expect(page.getByRole("heading", { name: words("lend-result.state_10") })).toBeVisible();

  await sandbox.advance(untilPaidOut);
  await sandbox.advance(untilPaidOut);
  await app.follow("/bill");
  await expect(page.getByText("₦12,999.50").first()).toBeVisible();

  await app.button("bill.repay").first().click();
  await page.getByRole("tab", { name: words("repayment.part") }).click();
  await page.getByRole("textbox", { name: words("repayment.amount") }).fill("100");
  await page.getByText(words("repayment.transfer"), { exact: true }).click();
  await app.button("repayment.pay-transfer", { amount: "₦100" }).click();
  await app.arrived("/payWithBank");
  await transfer(app, sandbox, await accountNumber(page), "100.00");
  await app.arrived("/repaymentResult");
  await expect(page.getByRole("heading", { name: words("repayment-result.state_2") })).toBeVisible();

  await app.follow("/bill");
  await expect(page.getByText("₦12,899.50").first()).toBeVisible();
  await app.button("bill.repay").first().click();
  await app.button("repayment.pay-card", { amount: "₦12,899.50" }).click();
  await app.arrived("/repaymentResult");
  await expect(page.getByText(words("repayment-result.settled"), { exact: true })).toBeVisible();

  await app.follow("/bill");
  await expect(page.getByText(words("bill.empty-title"))).toBeVisible();
  const ledger = await sandbox.ledger();
  expect(ledger.sum).toBe("0.00");
  expect(ledger.transfers).toBeGreaterThan(2);
}
