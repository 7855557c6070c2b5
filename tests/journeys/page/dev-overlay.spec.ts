import { expect } from "@playwright/test";
import { App } from "../support/app.ts";
import { copyDocuments, type DocumentsCopy } from "../support/documents-copy.ts";
import { type RunningServer, startServer, startTimeout } from "../support/server.ts";
import { test } from "../support/test.ts";

const brand = "brands/business/716.brand.json";

test.describe("npm run dev", () => {
  let documents: DocumentsCopy;
  let dev: RunningServer;

  test.beforeAll(async () => {
    test.setTimeout(startTimeout);
    documents = copyDocuments({ published: true });
    dev = await startServer(documents.root, {}, "dev");
  });
  test.afterAll(async () => {
    await dev?.stop();
    documents?.remove();
  });

  test("R1 B9 a fault of a document stands over the page with its line and its mend, and goes when it is mended", async ({
    page,
    watched,
  }) => {
    // Vite's own page: its scripts are many and small, and its socket ends with each reload.
    test.setTimeout(startTimeout);
    watched.allow(/./);
    const app = new App(page, dev.url);
    await app.open("/login", { b: "716", c: "302" });
    await expect(app.button("login.enter")).toBeVisible({ timeout: 60_000 });
    const over = page.locator("vite-error-overlay");
    await expect(over).toHaveCount(0);

    documents.edit<Record<string, unknown>>(brand, (data) => {
      data.flagz = {};
    });
    await expect(over).toBeVisible({ timeout: 30_000 });
    await expect(over).toContainText(
      /716\.brand\.json:\d+:\d+ flagz: expected a known property, found "flagz"; did you mean "flags"\? \[E201\]/,
    );
    await expect(over.locator(".frame")).toContainText('"flagz": {}');
    await expect(over.locator(".message-body")).toContainText("/reference.html#E201 shows a line that is right");
    await page.reload();
    await expect(over).toBeVisible({ timeout: 30_000 });
    await expect(app.button("login.enter")).toBeVisible({ timeout: 60_000 });

    documents.edit<Record<string, unknown>>(brand, (data) => {
      delete data.flagz;
      data.name = "Corvanta Plus";
    });
    await expect(page.getByRole("img", { name: "Corvanta Plus" }).first()).toBeVisible({ timeout: 60_000 });
    await expect(over).toHaveCount(0);
  });

  test("R14 what a document does otherwise than published is served, and said below the page until it is put back", async ({
    page,
    watched,
  }) => {
    test.setTimeout(startTimeout);
    watched.allow(/./);
    const app = new App(page, dev.url);
    await app.open("/login", { b: "716", c: "302" });
    const below = page.locator("#documents-warned");
    await expect(app.button("login.enter")).toBeVisible({ timeout: 60_000 });
    await expect(below).toHaveCount(0);

    const route = (to: string) =>
      documents.edit<{ header?: string }>("screens/auth/login.screen.json", (data) => void (data.header = to));
    route("back");
    await expect(below).toContainText(
      /login\.screen\.json:\d+:\d+ header: expected "none", as version \d+ .* says, found "back": .* \[E390\]/,
      { timeout: 60_000 },
    );
    await expect(app.button("login.enter")).toBeVisible({ timeout: 60_000 });
    await expect(page.locator("vite-error-overlay")).toHaveCount(0);
    route("none");
    await expect(below).toHaveCount(0, { timeout: 60_000 });
  });
});
