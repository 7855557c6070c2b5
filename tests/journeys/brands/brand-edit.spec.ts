import { expect, type Page } from "@playwright/test";
import { App } from "../support/app.ts";
import { serveEdited } from "../support/serve-edited.ts";
import { test } from "../support/test.ts";

interface Brand {
  home: { order: string[] };
  menus: Record<"my-money", { order: string[] }>;
  flags: Record<string, boolean>;
}

const brand = "brands/business/716.brand.json";

test.describe("B9 an edit of a brand document", () => {
  const edited = serveEdited();

  /** Where the home's blocks stand, by their first words. */
  const place = async (page: Page, words: string) =>
    (await page.getByRole("main").innerText()).toLowerCase().indexOf(words.toLowerCase());

  test("B3 B9 S7 S8 shows with the next page, for that brand alone, without a rebuild", async ({ page }) => {
    const app = new App(page, edited.server.url);
    await app.logInAs(46, { b: "716", c: "301" });
    const privacy = app.words("home.private-title");
    const limit = app.words("home.products");
    await expect(page.getByText(privacy)).toBeVisible();
    expect(await place(page, privacy)).toBeGreaterThan(await place(page, limit));
    const list = page.getByRole("button", { name: app.words("my.loans") });
    await app.follow("/my");
    await expect(list).toBeVisible();
    await expect(page.getByRole("button", { name: app.words("my.language") })).toHaveCount(0);

    await edited.server.served(() =>
      edited.documents.edit<Brand>(brand, (data) => {
        data.home.order = ["private", ...data.home.order.filter((id) => id !== "private")];
        data.menus["my-money"].order = data.menus["my-money"].order.filter((id) => id !== "loans");
        data.flags.languageSwitch = true;
      }),
    );
    await page.reload();
    await app.arrived("/my");
    await expect(page.getByRole("button", { name: app.words("my.language") })).toBeVisible();
    await expect(list).toHaveCount(0);
    await app.follow("/index");
    await expect(page.getByText(privacy)).toBeVisible();
    expect(await place(page, privacy)).toBeLessThan(await place(page, limit));

    await app.open("/my", { b: "718", c: "302" });
    await expect(list).toBeVisible();
    await expect(page.getByRole("button", { name: app.words("my.language") })).toHaveCount(0);
  });

  test("R10 a visit goes on with the release it began with; the next page has the new one", async ({
    page,
    context,
  }) => {
    const app = new App(page, edited.server.url);
    // Nothing comes before the edit, so that the screen is fetched after it.
    let publish: () => void = () => undefined;
    const published = new Promise<void>((resolve) => (publish = resolve));
    await page.route("**/documents/**", async (route) => {
      await published;
      await route.continue();
    });
    await app.open("/login");
    await expect(app.button("login.enter")).toBeVisible();
    const added = app.words("bill.title");
    await edited.server.served(() =>
      edited.documents.edit<{ children: unknown[] }>("screens/help/help-center.screen.json", (screen) => {
        screen.children.push({ widget: "text", props: { text: { $t: "bill.title" } } });
      }),
    );
    const later = await context.newPage();
    await later.goto(`${edited.server.url}/?b=718&c=302#/helpcenter`);
    await expect(later.getByText(added, { exact: true })).toBeVisible();
    await later.close();
    publish();
    await app.follow("/helpcenter");
    await expect(page.getByRole("heading", { level: 1, name: app.words("help.title") })).toBeVisible();
    await expect(page.getByText(added, { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(added, { exact: true })).toBeVisible();
  });

  test("R1 B9 a broken one prints the checker's line, and the last good one goes on serving", async ({ page }) => {
    const app = new App(page, edited.server.url);
    await app.open("/login", { b: "716", c: "104" });
    await expect(app.button("login.enter")).toBeVisible();
    edited.documents.edit<Record<string, unknown>>(brand, (data) => {
      data.flagz = {};
    });
    await page.reload();
    await expect(app.button("login.enter")).toBeVisible();
    await expect(page.getByRole("img", { name: "Corvanta" }).first()).toBeVisible();
    await expect
      .poll(() => edited.server.said())
      .toMatch(/brands\/business\/716\.brand\.json:\d+:\d+ .*flagz.*"flags"/);
    // A line of its own, which may come later than the checker's.
    await expect.poll(() => edited.server.said()).toContain("goes on serving");
  });
});
