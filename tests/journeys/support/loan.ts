import { expect, type Locator, type Page } from "@playwright/test";
import type { App } from "./app.ts";

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
