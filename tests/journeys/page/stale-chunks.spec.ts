import type { Page } from "@playwright/test";
import { phoneOf } from "../support/app.ts";
import { kept } from "../support/kept.ts";
import { expect, test } from "../support/test.ts";

/** Every page of this address that the browser asks for from now on. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") count++;
  });
  return () => count;
}

/** A chunk that is fetched after the first script. */
const isLater = (url: URL) => /\/assets\/(?!index-|rolldown-runtime-)[^/]+\.js$/.test(url.pathname);

test("R29 R30 chunks that are gone for good: one new page at the same route, then a page with a button", async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/404|Failed to fetch dynamically/);
  await page.route(isLater, (route) => route.fulfill({ status: 404, body: "" }));
  const pages = countPages(page);
  await app.open("/userAgreement");
  await expect(app.text("engine.failed")).toBeVisible();
  await expect(page.getByText("A part of this page could not be found, please reload")).toBeVisible();
  await app.addressed("/userAgreement");
  expect(pages()).toBe(2);
  await page.unroute(isLater);
});

test("R30 with storage blocked there is one new page too", async ({ page, app, watched }) => {
  watched.allow(/404|Failed to fetch dynamically/);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await page.route(isLater, (route) => route.fulfill({ status: 404, body: "" }));
  const pages = countPages(page);
  await app.open("/userAgreement");
  await expect(app.text("engine.failed")).toBeVisible();
  expect(pages()).toBe(2);
});

test("R29 R32 after a deployment a chunk answered by a page makes one new page", async ({ page, app, watched }) => {
  watched.allow(/MIME type|Failed to (fetch dynamically|load module)/);
  let deployed = false;
  await page.route(isLater, (route) =>
    deployed ? route.fallback() : route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  );
  const pages = countPages(page);
  page.on("request", (request) => {
    if (request.resourceType() === "document" && pages() > 1) deployed = true;
  });
  await app.open("/userAgreement");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await app.arrived("/userAgreement");
  expect(pages()).toBe(2);
});

test("C18 R29 a chunk that is gone when it is needed makes one new page, and what was typed is still there", async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/404|Failed to fetch dynamically/);
  const pages = countPages(page);
  await page.route(/\/assets\/sender-of-/, (route) =>
    pages() > 1 ? route.fallback() : route.fulfill({ status: 404, body: "" }),
  );
  await app.open("/register");
  // The page has come up whole: only what the first call needs is gone.
  await expect.poll(() => kept(page, "session.sessionId")).not.toBeNull();
  const mobile = page.getByLabel(app.words("login.mobile"), { exact: true });
  const password = page.getByLabel(app.words("register.password"), { exact: true });
  await mobile.fill(phoneOf(1));
  await password.fill("Naira2026");
  await app.button("widgets.code-field-send").click();
  await expect.poll(pages).toBe(2);
  await app.arrived("/register");
  await expect(mobile).toHaveValue("710 000 0001");
  // A secret is not put aside.
  await expect(password).toHaveValue("");
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  expect(pages()).toBe(2);
});

test("R31 a chunk that fails once is there at the second try, without a new page", async ({ page, app, watched }) => {
  watched.allow(/ERR_FAILED|Failed to fetch dynamically/);
  const failed = new Set<string>();
  await page.route(isLater, (route) => {
    const { pathname } = new URL(route.request().url());
    if (failed.has(pathname)) return route.fallback();
    failed.add(pathname);
    return route.abort();
  });
  const pages = countPages(page);
  await app.open("/userAgreement");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([pages(), failed.size > 0]).toEqual([1, true]);
});
