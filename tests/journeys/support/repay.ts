import type { Locator } from "@playwright/test";
import type { App } from "./app.ts";

/** A link by its words. */
export const link = (app: App, key: string): Locator =>
  app.page.getByRole("link", { name: app.words(key), exact: true });

/** The button that pays, whatever amount it names. */
export const payButton = (app: App): Locator => app.page.locator("#pay-card, #pay-transfer");
