import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { askedFor, newerNames } from "../support/newer/names.ts";
import { newerStyles } from "../support/newer/styles.ts";
import { newerThanPromised, unasked } from "../support/newer/than-promised.ts";
import { expect, test } from "../support/test.ts";

/** What falls away in the oldest browsers, by how it begins, and why that does no harm. */
const harmless = {
  "accent-color:": "the tick of a box is the browser's blue",
  "view-transition-name:": "screens follow one another at once",
  "print-color-adjust:": "a printed contract is without its tints",
};

test("the built scripts hold nothing that the oldest browser does not know", () => {
  const folder = "dist/app/assets";
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const used = new Set<string>();
  for (const file of scripts) {
    const { forms, names } = newerThanPromised(readFileSync(join(folder, file), "utf8"));
    expect([...forms], file).toEqual([]);
    expect(unasked(names), file).toEqual([]);
    for (const name of names) used.add(name);
  }
  expect([...used].sort(), "what is asked for first is still used").toEqual(Object.keys(askedFor).sort());
  expect(scripts.length).toBeGreaterThan(20);
});

test("the built styles hold nothing that the oldest browser throws away", () => {
  const folder = "dist/app/assets";
  const sheets = readdirSync(folder).filter((file) => file.endsWith(".css"));
  for (const file of sheets) expect(newerStyles(readFileSync(join(folder, file), "utf8"), harmless), file).toEqual([]);
  expect(sheets.length).toBeGreaterThan(2);
});

test.describe("in a browser that lacks all that came after the oldest one", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript((holders) => {
      for (const [path, names] of Object.entries(holders)) {
        const holder = path
          .split(".")
          .reduce((at: object | undefined, word) => at && Reflect.get(at, word), globalThis);
        for (const name of names) if (holder) Reflect.deleteProperty(holder, name);
      }
    }, newerNames),
  );

  test("somebody logs in, and home, the bill and his account show", async ({ app, page }) => {
    await app.open("/login");
    expect(await page.evaluate(() => ["randomUUID" in crypto, "structuredClone" in window])).toEqual([false, false]);
    await app.logIn(2);
    await app.arrived("/index");
    for (const tab of ["/bill", "/my", "/lendInfo"]) {
      await app.follow(tab);
      await app.arrived(tab);
    }
    await expect(page.locator("#not-started")).toHaveCount(0);
  });
});

const lines = [
  { language: "en_US", says: "This page has not started." },
  { language: "zh_CN", says: "页面没有启动。" },
] as const;

for (const { language, says } of lines)
  test(`${language}: a page whose script never starts says so after 20 seconds, and how to reach the lender`, async ({
    page,
    server,
    watched,
  }) => {
    watched.allow(/Failed to load resource|ERR_FAILED/);
    await page.context().addCookies([{ name: "language", value: language, url: server.url }]);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(`${server.url}/?b=716&c=104`);
    const line = page.locator("#not-started");
    await expect(line).toBeAttached();
    await expect(line).toBeHidden();
    const waits = await line.evaluate((shown) =>
      shown.getAnimations().map((motion) => motion.effect?.getTiming().delay),
    );
    expect(waits).toEqual([20_000]);
    await line.evaluate((shown) => shown.getAnimations().forEach((motion) => motion.finish()));
    await expect(line).toBeVisible();
    await expect(line).toContainText(says);
    await expect(line.getByRole("link", { name: "02017160000" })).toHaveAttribute("href", "tel:02017160000");
    await expect(line.getByRole("link", { name: "care@corvanta.example" })).toHaveAttribute(
      "href",
      "mailto:care@corvanta.example",
    );
  });

const missing = [
  ["random numbers", "Crypto", "getRandomValues", /getRandomValues/],
  ["dialogs", "HTMLDialogElement", "showModal", /has no dialogs/],
] as const;

for (const [what, holder, name, said] of missing)
  test(`a page whose browser lacks ${what} says so as it starts, also where motion is reduced`, async ({
    page,
    server,
    watched,
  }) => {
    watched.allow(said);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(
      ([holds, lacks]) => Reflect.deleteProperty(Reflect.get(globalThis, holds).prototype as object, lacks),
      [holder, name] as const,
    );
    await page.goto(server.url);
    await expect(page.locator("#not-started")).toBeVisible();
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says at once how to reach the lender", async ({ page, server }) => {
    await page.goto(server.url);
    await expect(page.locator("#not-started")).toBeVisible();
  });
});
