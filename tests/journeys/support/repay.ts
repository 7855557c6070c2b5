import type { Locator } from "@playwright/test";
import type { App } from "./app.ts";
import type { Sandbox } from "./sandbox.ts";

/** A link by its words. */
export const link = (app: App, key: string): Locator =>
  app.page.getByRole("link", { name: app.words(key), exact: true });

/** The button that pays, whatever amount it names. */
export const payButton = (app: App): Locator => app.page.locator("#pay-card, #pay-transfer");

/**
 * The borrower transfers so many naira to an account and goes on to what came of it. The page asks for the transfer
 * by itself, so that it may have told of it before the borrower does.
 */
export async function transfer(app: App, sandbox: Sandbox, account: string, naira: string): Promise<void> {
  await sandbox.credit(account, naira);
  await app.button("pay-with-bank.done").or(app.button("pay-with-bank.see_payment")).click();
}
