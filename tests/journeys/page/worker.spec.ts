import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { App } from "../support/app.ts";
import { layLine, type Line } from "../support/offline/line.ts";
import { expect, test as base } from "../support/test.ts";

/** The app over a line that can be slow, cut or false, with the worker. */
const test = base.extend<{ line: Line }>({
  line: async ({ server, watched, sandbox: _fresh }, use) => {
    // The page's own server is the line; what it cannot reach a browser notes as an error of its own.
    watched.allow(/^request to http:\/\/localhost|Failed to load resource|ERR_CONNECTION|ERR_EMPTY_RESPONSE/);
    const line = await layLine(server.url);
    await use(line);
    await line.close();
  },
  app: async ({ page, line }, use) => use(new App(page, line.url)),
});
test.use({ serviceWorkers: "allow" });

/** What the worker holds: by pair and language the release. */
const held = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const cache = await caches.open("worker");
    const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const records = names.filter((name) => name.startsWith("/worker/kept/"));
    const entries = records.map(async (name) => {
      const record = (await (await cache.match(name))?.json()) as { release: string };
      return [name.replace("/worker/kept/", ""), record.release] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/** Opens the login of a pair and waits until its page is kept. */
async function openAndKeep(app: App, b: string, c: string): Promise<void> {
  await app.open("/login", { b, c });
  await expect.poll(async () => Object.keys(await held(app.page))).toContain(`${b}-${c}-en_US`);
}

test("S29 B9 a page is had from the host on a good line, and at once from what is kept on a slow one", async ({
  page,
  app,
  line,
}) => {
  await openAndKeep(app, "716", "104");
  const good = await page.reload();
  expect(await good?.headerValue("etag")).not.toBeNull();
  await expect(app.button("login.enter")).toBeVisible();
  line.slow(8000);
  const began = Date.now();
  await page.goto("about:blank");
  await app.open("/login", { b: "716", c: "104" });
  await expect(app.button("login.enter")).toBeVisible();
  expect(Date.now() - began).toBeLessThan(5000);
  await app.logIn(3);
  await app.arrived("/index");
});

test("S29 B2 without a line each pair has its own page or none, and one of no brand goes on by itself", async ({
  page,
  context,
  app,
  line,
}) => {
  await openAndKeep(app, "716", "104");
  line.cut();
  const seen = async (address: string) => {
    await page.goto("about:blank");
    await page.goto(line.url + address);
  };
  const none = page.getByRole("heading", { name: app.words("engine.no-line"), exact: true });
  for (const address of ["/?b=716&c=104#/login", "/#/login", "/?b=716#/login"]) {
    await seen(address);
    await expect(app.button("login.enter"), address).toBeVisible();
    await expect(page.getByRole("img", { name: "Corvanta", exact: true }).first(), address).toBeVisible();
  }
  for (const address of ["/?b=718&c=302#/login", "/?b=716&c=104#/login?b=718&c=302", "/?b=999&c=104#/login"]) {
    await seen(address);
    await expect(none, address).toBeVisible();
    expect(await page.content(), address).not.toContain("Corvanta");
    const numbers = address.includes("b=718") ? ["02017180000", "02017180000"] : [];
    await expect(page.getByRole("link"), address).toHaveText(numbers);
  }
  await seen("/?b=718&c=302#/login");
  await page.getByRole("button", { name: app.words("engine.no-line-again") }).click();
  await expect(none).toBeVisible();
  line.mend();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(app.button("login.enter")).toBeVisible();
  expect(await page.content()).toContain("Kestrow");
  await expect(page).toHaveURL(/#\/login$/);
});

test("R42 S30 where nobody is reached though the browser has a line, the app knows, leads to what can be done, and goes on by itself", async ({
  page,
  context,
  app,
  line,
}) => {
  await openAndKeep(app, "716", "104");
  await app.logIn(3);
  await app.arrived("/index");
  await app.follow("/bill");
  await expect(app.button("bill.repay").first()).toBeVisible();
  line.cut();
  await page.reload();
  const old = page.getByText(/You see this as it was on \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
  const way = app.button("widgets.notice-bar-offline-way");
  await expect(old).toHaveCount(1);
  await expect(way).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  line.mend();
  await expect(old).toHaveCount(0);
  await expect(way).toHaveCount(0);
  await expect(app.button("bill.repay").first()).toBeVisible();

  // Another tab, in which nobody is logged in and nothing is asked of the lender.
  line.cut();
  const later = await context.newPage();
  const again = new App(later, line.url);
  await again.open("/login", { b: "716", c: "104" });
  await again.button("widgets.notice-bar-offline-way").click();
  await again.arrived("/offline");
  await expect(later.getByRole("link", { name: /^Call / })).toHaveAttribute("href", /^tel:[+\d]+$/);
  line.mend();
  await again.arrived("/login");
});

test("S29 what a page keeps is the shell, documents and texts of its release, and what a lender says is not", async ({
  page,
  app,
}) => {
  await openAndKeep(app, "716", "104");
  await app.logIn(3);
  await app.arrived("/index");
  await app.follow("/bill");
  await expect(app.button("bill.repay")).toBeVisible();
  await app.follow("/index");
  const kept = await page.evaluate(async () => {
    const cache = await caches.open("worker");
    const entries = (await cache.keys()).map(async ({ url }) => ({
      address: new URL(url).pathname,
      text: (await (await cache.match(url))?.text()) ?? "",
    }));
    return Promise.all(entries);
  });
  const odd = kept.filter(
    ({ address }) =>
      !/^\/(assets\/[\w.-]+\.(js|css|woff2|svg)|documents\/[\w.-]+\.json|worker\/[\w/-]+|no-line\.html)$/.test(address),
  );
  expect(odd.map(({ address }) => address)).toEqual([]);
  expect(kept.length).toBeGreaterThan(40);
  const mine = await page.evaluate(() => [
    sessionStorage.getItem("app.session.token"),
    sessionStorage.getItem("app.session.userGid"),
  ]);
  for (const secret of [...mine.map((text) => String(JSON.parse(text ?? "null"))), "07100000003", "7100000003"]) {
    expect(secret.length).toBeGreaterThan(3);
    expect(kept.filter(({ text }) => text.includes(secret)).map(({ address }) => address)).toEqual([]);
  }
  expect(kept.filter(({ text }) => text.includes("Kestrow")).map(({ address }) => address)).toEqual([]);
});

/** A worker that shows the same wrong words wherever one goes. */
const broken = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(new Response("wrong", { headers: { "content-type": "text/html" } }));
});`;

test("S31 a worker that is broken goes with the next visit once it is withdrawn, and all that it kept", async ({
  page,
  app,
  line,
}) => {
  await openAndKeep(app, "716", "104");
  line.answer("/worker.js", broken);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((settle) => serviceWorker.addEventListener("controllerchange", settle, { once: true }));
    await (await serviceWorker.ready).update();
    await taken;
  });
  await page.goto("about:blank");
  await page.goto(`${line.url}/?b=716&c=104`);
  await expect(page.getByText("wrong", { exact: true })).toBeVisible();
  line.answer("/worker.js", readFileSync("dist/worker/worker-off.js", "utf8"));
  line.answer("/worker.json", '{"off":true}');
  await expect(async () => {
    await page.goto("about:blank");
    await page.goto(`${line.url}/?b=716&c=104#/login`);
    await expect(app.button("login.enter")).toBeVisible({ timeout: 1000 });
  }).toPass();
  const left = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.has("worker")]);
  await expect.poll(left).toEqual([0, false]);
  // Nor does a page start it again while it is withdrawn.
  const told = page.waitForResponse((answer) => answer.url().endsWith("/worker.json"));
  await page.reload();
  await expect(app.button("login.enter")).toBeVisible();
  await told;
  expect(await left()).toEqual([0, false]);
});

test("S31 a page takes away a worker that is withdrawn, whatever that worker does", async ({ page, app, line }) => {
  await openAndKeep(app, "716", "104");
  line.answer("/worker.json", '{"off":true}');
  await page.reload();
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  // A browser that stores how it compiled a script opens the cache the script came from: it may be back, but empty.
  const files = () => page.evaluate(async () => (await (await caches.open("worker")).keys()).map(({ url }) => url));
  await expect.poll(files).toEqual([]);
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.has("worker"))).toBe(false);
  expect(await workers()).toBe(0);
});

test("R1 R59 what the worker keeps was written by halves: the app starts, and all is kept anew", async ({
  page,
  app,
}) => {
  await openAndKeep(app, "718", "302");
  await page.evaluate(async () => {
    const cache = await caches.open("worker");
    for (const { url } of await cache.keys())
      if (/\/worker\/|\/documents\//.test(url)) await cache.put(url, new Response('{"business":"718","chan'));
    const kept = await caches.open("documents");
    for (const { url } of await kept.keys()) await kept.put(url, new Response('{"screens": {'));
  });
  await page.goto("about:blank");
  await app.open("/login", { b: "718", c: "302" });
  await expect(app.button("login.enter")).toBeVisible();
  await app.follow("/helpcenter");
  await expect(app.text("help.title").first()).toBeVisible();
  // A release is kept at login alone (R10), which may have been left too early for that.
  await app.follow("/login");
  await expect.poll(async () => Object.keys(await held(page).catch(() => ({})))).toContain("718-302-en_US");
});

test("R8 S29 on a slow line a kept page that does not start any more gives way to the host's", async ({
  page,
  app,
  line,
  watched,
}) => {
  await openAndKeep(app, "716", "104");
  await page.evaluate(async () => {
    const cache = await caches.open("worker");
    for (const { url } of await cache.keys()) {
      const kept = url.includes("/worker/page/") ? await cache.match(url) : undefined;
      const text = (await kept?.text())?.replace(/data-release="[^"]*"/, 'data-release="broken"');
      if (text !== undefined) await cache.put(url, new Response(text, { headers: kept?.headers ?? {} }));
    }
  });
  watched.allow(/this browser breaks down over it/);
  await page.addInitScript(() => {
    const { userAgent } = navigator;
    Object.defineProperty(navigator, "userAgent", {
      get: () => {
        if (document.documentElement.dataset.release === "broken") throw new Error("this browser breaks down over it");
        return userAgent;
      },
    });
  });
  line.slow(1000);
  await page.goto("about:blank");
  await app.open("/login", { b: "716", c: "104" });
  await expect(app.button("login.enter")).toBeEnabled();
  await expect(page.locator("#not-started")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-release", "broken");
});
