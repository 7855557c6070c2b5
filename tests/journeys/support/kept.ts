import type { Page } from "@playwright/test";

/** What the page keeps under this name for the session; null for nothing. */
export const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(`app.${name}`) ?? "null") as unknown, key);
