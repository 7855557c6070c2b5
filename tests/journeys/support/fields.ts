import type { Locator, Page } from "@playwright/test";
import type { App } from "./app.ts";

/** A field by the key of its label. */
export const field = (page: Page, { words }: App, key: string): Locator => page.getByLabel(words(key), { exact: true });

/** Logs in by password on the login screen; where it leads is the test's. */
export async function enterByPassword(page: Page, app: App, mobile: string): Promise<void> {
  await page.getByRole("tab", { name: app.words("login.by-password") }).click();
  await field(page, app, "login.mobile").fill(mobile);
  await field(page, app, "login.password").fill("Naira2026");
  await page.getByRole("checkbox").check();
  await app.button("login.enter").click();
}
