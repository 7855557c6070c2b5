import { expect, type Page } from "@playwright/test";
import { App } from "../support/app.ts";
import { serveEdited } from "../support/serve-edited.ts";
import { test } from "../support/test.ts";

const brand = "brands/business/716.brand.json";

test.describe("npm run dev", () => {
  const edited = serveEdited({ dev: true });

  /** The login as Vite serves it: its scripts are many and small, and its socket ends with each reload. */
  const openLogin = async (page: Page) => {
    const app = new App(page, edited.server.url);
    await app.open("/login", { b: "716", c: "302" });
    await expect(app.button("login.enter")).toBeVisible();
    return app;
  };

  test("R1 B9 a fault of a document stands over the page with its line and its mend, and goes when it is mended", async ({
    page,
  }) => {
    const app = await openLogin(page);
    const over = page.locator("vite-error-overlay");
    await expect(over).toHaveCount(0);

    edited.documents.edit<Record<string, unknown>>(brand, (data) => {
      data.flagz = {};
    });
    await expect(over).toBeVisible();
    await expect(over).toContainText(
      /716\.brand\.json:\d+:\d+ flagz: expected a known property, found "flagz"; did you mean "flags"\? \[E201\]/,
    );
    await expect(over.locator(".frame")).toContainText('"flagz": {}');
    await expect(over.locator(".message-body")).toContainText("/reference.html#E201 shows a line that is right");
    // The whole path is one link, which asks for the file in the editor.
    const link = over.locator(".file a");
    const whole = `${edited.documents.root}/${brand}`;
    await expect(over.locator(".file")).toHaveText(new RegExp(`^${whole}:\\d+:\\d+$`));
    await expect(link).toHaveText(new RegExp(`^${whole}:\\d+:\\d+$`));
    let opened = "";
    await page.route("**/__open-in-editor*", async (route) => {
      opened = new URL(route.request().url()).searchParams.get("file") ?? "";
      await route.fulfill({ body: "" });
    });
    await link.click();
    await expect.poll(() => opened).toBe(await link.textContent());

    await page.reload();
    await expect(over).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const key = await over.locator("kbd").boundingBox();
      expect(key?.height).toBeLessThan(32);
      expect(key?.width).toBeLessThan(48);
    }
    await expect(app.button("login.enter")).toBeVisible();

    edited.documents.edit<Record<string, unknown>>(brand, (data) => {
      delete data.flagz;
      data.name = "Corvanta Plus";
    });
    await expect(page.getByRole("img", { name: "Corvanta Plus" }).first()).toBeVisible();
    await expect(over).toHaveCount(0);
  });

  test("R14 what a document does otherwise than published is served, and said below the page until it is put back", async ({
    page,
  }) => {
    const app = await openLogin(page);
    const below = page.locator("#documents-warned");
    await expect(below).toHaveCount(0);

    const lets = (whom: string) =>
      edited.documents.edit<{ access?: string }>("screens/auth/login.screen.json", (data) => void (data.access = whom));
    lets("any");
    await expect(below).toContainText(
      /login\.screen\.json:\d+:\d+ access: expected "guest", as version \d+ .* says, found "any": .* \[E390\]/,
    );
    await expect(app.button("login.enter")).toBeVisible();
    await expect(page.locator("vite-error-overlay")).toHaveCount(0);
    lets("guest");
    await expect(below).toHaveCount(0);
  });
});
