import type { Locator, Page } from "@playwright/test";
import { chooseLoan, sign, startBorrowing } from "../support/loan.ts";
import { expect, test } from "../support/test.ts";

/** How many documents a page has asked for. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.resourceType() === "document") count++;
  });
  return () => count;
}

test("R60 with cookies and storage off the app says so, works, and makes no page anew by itself", async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} });
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  const pages = countPages(page);
  const said = page.getByRole("status").filter({ hasText: app.words("widgets.notice-bar-forgets") });
  await app.open("/login");
  await expect(said).toBeVisible();
  await app.logIn(3);
  await app.arrived("/index");
  await expect(said).toBeVisible();
  await app.follow("/bill");
  await expect(app.button("bill.repay")).toBeVisible();
  await expect(said).toBeVisible();
  expect(pages()).toBe(1);
  // The session lived in memory alone: after a reload he is asked to log in, once.
  await page.reload();
  await app.arrived("/login");
  await expect(said).toBeVisible();
  expect(pages()).toBe(2);
});

for (const [title, name] of [
  ["R30 R57 where a page may not ask for the browser's own cache", "caches"],
  ["R30 R60 where a page may not ask for its cookies", "cookie"],
] as const)
  test(`${title} the app starts as ever, and makes no page anew by itself`, async ({ page, app }) => {
    await page.addInitScript((shut) => {
      const denied = () => {
        throw new DOMException("denied", "SecurityError");
      };
      Object.defineProperty(shut === "caches" ? window : Document.prototype, shut, { get: denied, set: denied });
    }, name);
    const pages = countPages(page);
    await app.logInAs(3);
    await expect(page.getByRole("status").filter({ hasText: app.words("widgets.notice-bar-forgets") })).toHaveCount(0);
    expect(pages()).toBe(1);
    expect(page.url()).not.toContain("again=");
  });

test("R58 where nothing can be written the app says so, works, and asks to log in after a reload", async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const said = page.getByRole("status").filter({ hasText: app.words("widgets.notice-bar-forgets") });
  await app.logInAs(3);
  await expect(said).toBeVisible();
  await page.reload();
  await app.arrived("/login");
  await expect(said).toBeVisible();
});

for (const { width, b, c } of [
  { width: 360, b: "718", c: "302" },
  { width: 320, b: "716", c: "130" },
])
  test(`R60 the bar moves nothing, and hides no action and nothing that has the focus (${width} px, ${b}/${c})`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] };
          shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 60))]);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const bar = page.getByRole("status").filter({ hasText: app.words("widgets.notice-bar-forgets") });
    // The script waits until the page that was sent stands still and is measured.
    let start = () => {};
    const started = new Promise<void>((resolve) => (start = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await started;
      await route.continue();
    });
    const opened = app.open("/login", { b, c });
    const primary = app.button("login.enter");
    await expect(primary).toBeVisible();
    const before = [await primary.boundingBox(), await page.getByRole("heading").first().boundingBox()];
    start();
    await opened;
    await expect(bar).toBeVisible();
    expect([await primary.boundingBox(), await page.getByRole("heading").first().boundingBox()]).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);

    const clear = async (element: Locator) => {
      const [own, over] = [await element.boundingBox(), await bar.boundingBox()];
      return own && over && (own.y + own.height <= over.y + 1 || own.y >= over.y + over.height - 1);
    };
    expect(await clear(primary)).toBe(true);
    const focused = page.locator(":focus");
    const met: string[] = [];
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      if ((await focused.count()) === 0) break;
      const name = await focused.evaluate((element) => element.outerHTML.slice(0, 60));
      await expect(async () => expect(await clear(focused), name).toBe(true)).toPass();
      met.push(name);
    }
    expect(met.length).toBeGreaterThan(4);
    await app.logIn(3);
    await app.arrived("/index");
    for (const tab of ["/index", "/bill", "/my"]) {
      await app.follow(tab);
      await app.arrived(tab);
      const tabs = page.getByRole("navigation").last();
      await expect(async () => expect(await clear(tabs), tab).toBe(true)).toPass();
    }
  });

test("R33 a new page that the app wants for a missing part waits for the answer of a money call", async ({
  page,
  app,
  sandbox,
  watched,
}) => {
  watched.allow(/Failed to load resource|Failed to fetch dynamically/);
  await app.logInAs(2);
  await startBorrowing(app);
  await chooseLoan(app, "10000");
  await sign(app);
  await sandbox.fault("/loan/apply", { delay: 6000 });
  const order: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/loan/apply")) order.push("applied");
    if (request.method() === "HEAD") order.push("a new page is wanted");
    if (request.isNavigationRequest()) order.push("new page");
  });
  page.on("requestfinished", (request) => {
    if (request.url().includes("/loan/apply")) order.push("answered");
  });
  await app.button("lend-confirm.apply", { amount: "₦10,000" }).click();
  await expect.poll(() => order).toEqual(["applied"]);
  await page.evaluate(() => {
    const { importPart } = globalThis as unknown as { importPart: (file: string) => Promise<unknown> };
    importPart("./gone-for-good.js").catch(() => undefined);
  });
  await expect.poll(() => order).toEqual(["applied", "a new page is wanted", "answered", "new page"]);
  await app.arrived("/lendResult/0");
  await expect(page.getByRole("heading", { name: app.words("lend-result.state_10") })).toBeVisible();
  expect(order.filter((what) => what === "applied")).toHaveLength(1);
});

test("R56 a page that comes back from the browser's cache after a logout paints nothing personal", async ({
  page,
  app,
}) => {
  // A browser under test keeps no page: it is told as the browser tells it, to the page itself.
  const tell = (type: string) =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  const personal = page.getByText("0710 *** 0003");
  await app.logInAs(3, {}, "/my");
  await expect(personal).toBeVisible();
  await tell("pagehide");
  await expect(personal).toBeHidden();
  await tell("pageshow");
  await expect(personal).toBeVisible();
  await tell("pagehide");
  // What a logout on the page that was shown meanwhile leaves of this one's session.
  await page.evaluate(() => {
    for (const name of ["token", "userGid", "mobile"]) sessionStorage.removeItem(`app.session.${name}`);
  });
  const pages = countPages(page);
  const painted = page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    return getComputedStyle(document.documentElement).visibility;
  });
  expect(await painted).toBe("hidden");
  await app.arrived("/login");
  await expect(page.locator("#enter")).toBeVisible();
  await expect(personal).toHaveCount(0);
  expect(pages()).toBe(1);
});
