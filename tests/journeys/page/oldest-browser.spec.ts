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
  test(`${language}: a page whose script never comes says so after 20 seconds, and how to reach the lender`, async ({
    page,
    server,
  }) => {
    await page.context().addCookies([{ name: "language", value: language, url: server.url }]);
    await page.route("**/assets/*.js", () => new Promise(() => undefined));
    await page.goto(`${server.url}/?b=716&c=104`, { waitUntil: "commit" });
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

test("R30 a page whose script is gone is made anew once, at its route, then says so and offers to reload", async ({
  app,
  page,
  server,
  watched,
}) => {
  watched.allow(/Failed to load resource|ERR_FAILED/);
  const pages: string[] = [];
  page.on("request", (request) => void (request.isNavigationRequest() && pages.push(request.url())));
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(`${server.url}/?b=716&c=104#/helpcenter`);
  const line = page.locator("#not-started");
  await expect(line).toBeVisible();
  expect(pages).toHaveLength(2);
  expect(new URL(page.url()).hash).toBe("#/helpcenter");
  await line.getByRole("link", { name: "Reload" }).click();
  await expect.poll(() => pages.length).toBe(3);
  await expect(line).toBeVisible();
  // No form of a page without a script is sent.
  await page.goto(`${server.url}/?b=716&c=104#/login`);
  await expect(line).toBeVisible();
  await page.getByLabel(app.words("login.mobile"), { exact: true }).press("Enter");
  await expect(app.button("login.enter")).toHaveAttribute("data-waits", "");
  expect(new URL(page.url()).search).not.toContain("field-");
  await page.unroute("**/assets/*.js");
  await line.getByRole("link", { name: "Reload" }).click();
  await expect(line).toHaveCount(0);
  await app.arrived("/login");
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
