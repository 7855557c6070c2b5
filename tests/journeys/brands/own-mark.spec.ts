import { expect } from "@playwright/test";
import { App } from "../support/app.ts";
import { serveEdited } from "../support/serve-edited.ts";
import { test } from "../support/test.ts";

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#9A3A00"/></svg>\n';

test.describe("B4 B9 a brand's own mark", () => {
  const edited = serveEdited({
    first: (documents) => {
      documents.write("brands/assets/logo.svg", logo);
    },
  });

  test("is on its pages and is its icon, from the edit of one document on", async ({ page }) => {
    await edited.server.served(() =>
      edited.documents.edit<Record<string, unknown>>("brands/business/718.brand.json", (data) => {
        data.mark = "/assets/logo.svg";
      }),
    );
    const app = new App(page, edited.server.url);
    await app.open("/login", { b: "718", c: "302" });
    const mark = page.locator('img[src="/assets/logo.svg"]').first();
    await expect(mark).toBeVisible();
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect((await mark.boundingBox())?.width).toBeGreaterThan(20);
    const icon = await page.request.get(`${edited.server.url}/icon.svg?b=718&c=302`);
    expect([icon.status(), await icon.text()]).toEqual([200, logo]);
    const other = await page.request.get(`${edited.server.url}/icon.svg?b=716&c=104`);
    expect(await other.text()).toContain(".tile{fill:#1B3FAB}");
  });
});
