import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** What a brand looks like: its colours, those of the browser's own bars, its icon, and what is installed. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const tokens = ["brand", "on-brand", "accent", "ground", "surface"].map((name) =>
      style.getPropertyValue(`--color-${name}`),
    );
    const head = document.querySelectorAll("meta[name=theme-color], link[rel=icon], link[rel=manifest]");
    return [...tokens, ...[...head].map((one) => one.getAttribute("content") ?? one.getAttribute("href"))];
  });

test.describe("a brand that the hash names", () => {
  for (const [address, brand, name] of [
    ["#/invitenewuser?b=717&c=301&userGid=u1&activityId=invite", "717&c=301", "Zumaly"],
    ["#/entry?b=717&c=301", "717&c=301", "Zumaly"],
    ["?b=717&c=301#/entry?b=716&c=104", "716&c=104", "Corvanta"],
    ["#/entry?b=716&c=104", "716&c=104", "Corvanta"],
  ] as const)
    test(`B2 B4 is in its own colours from its first screen on: ${address}`, async ({ page, server, app }) => {
      const drawn = async (opened: Page, at: string, named: string) => {
        await opened.goto(`${server.url}/${at}`);
        await expect(opened.getByRole("img", { name: named, exact: true }).first()).toBeVisible();
        return looks(opened);
      };
      const other = await page.context().newPage();
      const own = await drawn(other, `?b=${brand}`, name);
      expect(own).not.toEqual(await drawn(other, "?b=718&c=302", "Kestrow"));
      await other.close();

      expect(await drawn(page, address, name)).toEqual(own);
      await page.goto(`${server.url}/#/login`);
      await expect(app.button("login.enter")).toBeVisible();
      expect(await looks(page)).toEqual(own);
    });
});
