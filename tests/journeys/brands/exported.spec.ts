import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { findNginx } from "../../nginx/find-nginx.ts";
import { ask, sha384 } from "../support/exported/ask.ts";
import { expect, test } from "../support/exported/test.ts";
import { borrowAndRepay } from "../support/loan.ts";

const nginx = findNginx();
const none = "no nginx is there: npm test unpacks Debian's where apt-get is";
if (!nginx) console.log(`What is exported is not tried: ${none}.`);
test.skip(!nginx, none);

/** What a page painted so far, and what stands on it. */
const shown = () => [
  ...performance.getEntriesByType("paint").map(({ name }) => name),
  ...[document.body?.innerText ?? ""].filter(Boolean),
];

/** What each root page of this tab had shown when it was left, from now on. */
async function noteRoots(page: Page): Promise<() => Promise<unknown>> {
  // A message would be lost with its page; what the tab keeps for the session is not.
  await page.addInitScript(`if (location.pathname === "/" && location.origin !== "null")
    addEventListener("pagehide", () => {
      const left = JSON.parse(sessionStorage.getItem("left") ?? "[]");
      sessionStorage.setItem("left", JSON.stringify([...left, (${String(shown)})()]));
    });`);
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem("left") ?? "[]") as unknown);
}

const brandShown = (page: Page, name: string) => expect(page.getByRole("img", { name }).first()).toBeVisible();
const entries = (page: Page) => page.evaluate(() => window.history.length);

test("S22 from the login to a repaid bill, on pages that nginx serves and with the lender elsewhere", async ({
  page,
  app,
  sandbox,
  site,
  server,
}) => {
  const called: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") called.push(new URL(request.url()).origin);
  });
  await app.logInAs(2, { b: "716", c: "104" });
  expect(new URL(page.url()).pathname).toBe("/716/104/en_US/");
  await borrowAndRepay(app, sandbox);
  expect(page.url()).toMatch(`${site.url}/716/104/en_US/`);
  expect([...new Set(called)]).toEqual([server.url]);
  expect(called.length).toBeGreaterThan(20);
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("S22 S30 a page that was kept asks the lender elsewhere, and does not take its silence for a lost line", async ({
    page,
    app,
    site,
    watched,
  }) => {
    await app.logInAs(2, { b: "716", c: "104" });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    const looks = (whom: string) =>
      page.waitForRequest((request) => request.method() === "HEAD" && request.url().startsWith(whom));
    // A page that is kept looks whether there is a line when it begins; the lender lets it find out.
    watched.allow(/^request to http:\/\/localhost:\d+\/$/);
    const found = looks("http://localhost:");
    await page.reload();
    await found;
    await app.arrived("/index");
    // A lender who forbids other sites to read his root.
    await page.route("http://localhost:*/", (route) => route.abort("blockedbyresponse"));
    watched.allow(/^console: .*BLOCKED_BY_RESPONSE http:\/\/localhost:\d+\/$/);
    const looked = ["http://localhost:", `${site.url}/`].map(looks);
    await page.reload();
    await Promise.all(looked);
    // Without a line nothing is sent.
    const asked = page.waitForResponse((answer) => answer.url().includes("/loan/list"));
    await app.follow("/loanList");
    expect((await asked).status()).toBe(200);
    await app.arrived("/loanList");
    await expect(page.getByText("You are offline")).toHaveCount(0);
  });
});

test("S22 the root page shows nothing, however long the page after it takes", async ({ page, site }) => {
  // An answer without content leaves the page that asked for it.
  await page.route("**/716/104/**", (route) => route.fulfill({ status: 204 }));
  const led = page.waitForRequest(`${site.url}/716/104/en_US/?b=716&c=104`);
  await page.goto(`${site.url}/?b=716&c=104#/login`, { waitUntil: "commit" });
  await led;
  await page.waitForFunction(() => document.readyState === "complete");
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await page.evaluate(shown)).toEqual([]);
});

test("S22 R11 an address finds its page, in one entry of the history", async ({ page, site }) => {
  const roots = await noteRoots(page);
  await page.goto("about:blank");
  const first = await entries(page);
  const led = async (search: string, to: string, name: string) => {
    await page.goto(`${site.url}/${search}`);
    await page.waitForURL(`${site.url}${to}`);
    await brandShown(page, name);
  };
  await led("?b=716&c=104#/login", "/716/104/en_US/?b=716&c=104#/login", "Corvanta");
  expect(await entries(page)).toBe(first + 1);
  // A code that is none, and one that is given twice, are the usual brand.
  await led("?b=999&c=302#/login", "/718/302/en_US/?b=999&c=302#/login", "Kestrow");
  await led("?b=716&b=717&c=302#/login", "/718/302/en_US/?b=716&b=717&c=302#/login", "Kestrow");
  expect(await entries(page)).toBe(first + 3);
  expect(await roots()).toEqual([[], [], []]);

  // Back leads to the page before, and not to the root page, which would lead on again.
  await page.goBack();
  await page.goBack();
  await brandShown(page, "Corvanta");
  await page.goBack();
  expect(page.url()).toBe("about:blank");
});

test("S22 B7 who chose a brand and a language is led there from the bare address", async ({ page, app, site }) => {
  const roots = await noteRoots(page);
  await app.open("/login", { b: "716", c: "104", language: "zh_CN" });
  await expect(app.button("login.enter")).toBeVisible();
  await page.goto(`${site.url}/`);
  await page.waitForURL((url) => url.pathname === "/716/104/zh_CN/");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(app.button("login.enter")).toBeVisible();
  await brandShown(page, "Corvanta");
  expect(await roots()).toEqual([[], []]);

  // The page of another brand is that brand's, whatever the tab was shown before.
  await page.goto(`${site.url}/718/302/en_US/`);
  await brandShown(page, "Kestrow");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(page.url()).toContain(`${site.url}/718/302/en_US/?b=718&c=302`);
  await page.reload();
  await brandShown(page, "Kestrow");
});

test("S22 each listed file is sent as it was listed, as its type, and nothing else is", async ({ site }) => {
  const types: Readonly<Record<string, RegExp>> = {
    html: /^text\/html; charset=utf-8$/,
    js: /^(text|application)\/javascript(; charset=utf-8)?$/,
    css: /^text\/css(; charset=utf-8)?$/,
    json: /^application\/json(; charset=utf-8)?$/,
    svg: /^image\/svg\+xml$/,
    woff2: /^font\/woff2$/,
  };
  const faults: string[] = [];
  const seen = new Set<string>();
  const listed = Object.entries(site.integrity).filter(([path]) => path !== "/_headers");
  expect(listed.length).toBeGreaterThan(300);
  await Promise.all(
    listed.map(async ([path, digest]) => {
      const { status, headers, bytes } = await ask(site.url, path);
      const end = path.split(".").at(-1) ?? "";
      seen.add(end);
      if (status !== 200 || sha384(bytes) !== digest) faults.push(`${path}: ${status}, ${sha384(bytes)}`);
      if (!/gz|br/.test(end) && !types[end]?.test(headers["content-type"] ?? ""))
        faults.push(`${path}: ${headers["content-type"]}`);
    }),
  );
  expect(faults).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(Object.keys(types)));

  const lost = readFileSync(join(site.folder, "public/404.html"));
  const nowhere = ["/nowhere", "/716/104/xx_XX/", "/716/", "/716/104/", "/assets/", "/assets/gone.js", "/_headers"];
  const outside = ["/integrity.json", "/nginx.conf"];
  for (const path of [...nowhere, ...outside]) {
    const { status, headers, bytes } = await ask(site.url, path);
    expect([path, status, bytes.equals(lost)]).toEqual([path, 404, true]);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  }
  for (const path of ["/../nginx.conf", "/..%2fnginx.conf", "/assets/..%2f..%2fnginx.conf"])
    expect([path, (await ask(site.url, path)).status]).toEqual([path, 400]);
});

test("S22 compressed forms are sent as they lie there, and kept apart", async ({ site }) => {
  const some = [
    "/716/104/en_US/",
    "/",
    "/nowhere",
    ...Object.keys(site.integrity).filter((path) => /^\/assets\/.*\.(js|css)$/.test(path)),
  ];
  const forms = [["gzip", "gz"], ...(site.nginx.brotli ? [["br", "br"]] : [])] as const;
  if (!site.nginx.brotli) console.log("This nginx has no module of brotli: what it would send is not tried.");
  for (const [coding, end] of forms) {
    for (const path of some) {
      const { headers, bytes } = await ask(site.url, path, { "accept-encoding": coding });
      const file = path === "/nowhere" ? "/404.html" : path.replace(/\/$/, "/index.html");
      expect([path, headers["content-encoding"], headers.vary]).toEqual([path, coding, "Accept-Encoding"]);
      expect([path, sha384(bytes)]).toEqual([path, site.integrity[`${file}.${end}`]]);
    }
  }
  const { headers } = await ask(site.url, "/");
  expect([headers["content-encoding"], headers.vary]).toEqual([undefined, "Accept-Encoding"]);
});

test("S22 R80 nginx says of pages and files what the host says, and each page's policy knows its scripts", async ({
  site,
  server,
}) => {
  /** What every answer says, and no more of it than its own file's answer. */
  const secure = [
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["origin-agent-cluster", "?1"],
    ["referrer-policy", "no-referrer"],
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "SAMEORIGIN"],
    ["strict-transport-security", "max-age=31536000"],
  ] as const;
  const host = await ask(server.url, "/?b=716&c=104");
  const said = /^(cross-origin|origin-agent|permissions|referrer|x-(?!ratelimit)|cache-control)/;
  const page = await ask(site.url, "/716/104/en_US/");
  for (const [name, value] of Object.entries(host.headers))
    if (said.test(name)) expect([name, page.headers[name]]).toEqual([name, value]);

  const inline = (html: string) => [...html.matchAll(/<script(?: type="application\/json"[^>]*)?>([^]*?)<\/script>/g)];
  const paths = Object.keys(site.integrity).filter((path) => path.endsWith(".html"));
  expect(paths.length).toBeGreaterThan(22);
  for (const path of [...paths.map((one) => one.replace(/index\.html$/, "")), "/nowhere"]) {
    const { headers, bytes } = await ask(site.url, path);
    for (const [name, value] of secure) expect([path, name, headers[name]]).toEqual([path, name, value]);
    expect([path, headers["cache-control"]]).toEqual([path, "no-cache"]);
    const policy = String(headers["content-security-policy"]).split("; ");
    // The page of a brand starts the worker by the one policy that there is.
    const trusted = /^\/\d+\/\d+\//.test(path) ? "trusted-types worker" : "trusted-types 'none'";
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "require-trusted-types-for 'script'", trusted]),
    );
    const scripts = policy.find((part) => part.startsWith("script-src "));
    for (const [, script = ""] of inline(bytes.toString())) {
      expect(scripts).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
    if (/^\/\d+\/\d+\//.test(path)) {
      expect(inline(bytes.toString())).toHaveLength(3);
      expect(policy).toContain(`connect-src 'self' ${server.url}`);
    }
  }

  // Kept for ever by a name that is made of its content, asked for anew otherwise: that answer is short.
  for (const path of Object.keys(site.integrity).filter((one) => /^\/assets\/.*-[\w-]{8}\.(js|css)$/.test(one)))
    expect([path, (await ask(site.url, path)).headers["cache-control"]]).toEqual([
      path,
      "public, max-age=31536000, immutable",
    ]);
  const again = await ask(site.url, "/716/104/en_US/", { "if-none-match": String(page.headers.etag) });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect(again.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
});

test("S22 S3 a mistyped address says so in the usual brand, and leads to its first page", async ({
  page,
  site,
  watched,
}) => {
  watched.allow(/status of 404/);
  const answer = await page.goto(`${site.url}/716/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("router not found")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kestrow" })).toBeVisible();
  await page.getByRole("link", { name: /home/i }).click();
  await page.waitForURL((url) => url.pathname === "/718/302/en_US/");
  await brandShown(page, "Kestrow");
});
