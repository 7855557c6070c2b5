import type { Request } from "@playwright/test";
import { copyDocuments } from "../support/documents-copy.ts";
import { chooseLoan, sign, startBorrowing } from "../support/loan.ts";
import { logInNatively, NativeApp } from "../support/native.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { test as base, expect } from "../support/test.ts";

interface Brand {
  flags?: Record<string, boolean>;
}

/** A brand with what no brand has by itself: sealed bodies, hidden paths, the test page. */
const brand = { b: "717", c: "127" };

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // Playwright reads the names of what a fixture needs from this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const documents = copyDocuments();
      documents.edit<Brand>("brands/business/717.brand.json", (data) => {
        data.flags = { ...data.flags, encryption: true, obfuscateUrls: true, testPage: true };
      });
      const server = await startServer(documents.root);
      await use(server);
      await server.stop();
      documents.remove();
    },
    { scope: "worker" },
  ],
});

/** The script that seals. */
const sealing = /\/session-seal-/;
const isCall = (request: Request) => new URL(request.url()).pathname.startsWith("/ostrader/");

test("R41 X5 a read that was tampered with says system error in its place, and shows once it is not", async ({
  page,
  app,
}) => {
  await app.logInAs(3, brand);
  const reads = (url: URL) => url.pathname.startsWith("/ostrader/o/");
  await page.route(reads, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const at = text.indexOf('"content":"') + 40;
    return route.fulfill({ response, body: text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1) });
  });
  await app.follow("/statement");
  const panel = page.getByRole("alert").filter({ hasText: app.words("engine.failed") });
  await expect(panel).toContainText("system error");
  await page.unroute(reads);
  await app.button("widgets.failure-panel-retry").click();
  await expect(panel).toHaveCount(0);
  await expect(app.text("statement.lines")).toBeVisible();
});

test("C2 C7 R41 sealed and hidden from login to loan: nothing plain on the wire, and what was tampered with is an error", async ({
  page,
  app,
  server,
  sandbox,
}) => {
  const wire: { path: string; query: string; body: string; answer: Promise<string> }[] = [];
  page.on("requestfinished", (request) => {
    if (!isCall(request)) return;
    const { pathname: path, search: query } = new URL(request.url());
    const answer = request.response().then(async (response) => (await response?.text()) ?? "");
    wire.push({ path, query, body: request.postData() ?? "", answer: answer.catch(() => "") });
  });
  const scripts: string[] = [];
  page.on("request", (request) => void scripts.push(request.url()));
  const consoled: string[] = [];
  page.on("console", (message) => consoled.push(message.text()));

  await app.logInAs(2, brand);
  await startBorrowing(app);
  await chooseLoan(app, "10000");
  await sign(app);

  // An answer that was changed on its way is none: the lender is asked by the key what became of it.
  const changed: string[] = [];
  let calls = 0;
  await page.route(
    (url) => url.pathname.startsWith("/ostrader/o/"),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (calls++ > 0 || !text.includes('"content":"')) return route.fulfill({ response, body: text });
      const at = text.indexOf('"content":"') + 40;
      const other = text[at] === "A" ? "B" : "A";
      changed.push(text.slice(at - 20, at + 60));
      return route.fulfill({ response, body: text.slice(0, at) + other + text.slice(at + 1) });
    },
  );
  await page.locator("#apply").click();
  await app.arrived("/lendResult/0");
  expect(changed).toHaveLength(1);

  expect(scripts.some((url) => sealing.test(url))).toBe(true);
  expect(wire.length).toBeGreaterThan(10);
  const paths = wire.map(({ path }) => path);
  expect(paths.filter((path) => !/^\/ostrader\/(o\/[0-9a-f]+|cipher\/nonce|tracking\/collect)$/.test(path))).toEqual(
    [],
  );
  expect(paths.filter((path) => path.startsWith("/ostrader/o/")).length).toBeGreaterThan(8);
  const plain = [
    "7100000002",
    "07100000002",
    "2580",
    "1234",
    "1000000",
    "10000.00",
    "creditLine",
    "loanAmount",
    "mobile",
    "baseinfo",
    "mainhome",
    "apply",
  ];
  for (const { path, query, body, answer } of wire) {
    if (path.endsWith("/cipher/nonce")) continue;
    const said = await answer;
    expect(query).toContain("ekh5=1");
    expect(Object.keys(JSON.parse(body) as object), path).toEqual(["encrypted"]);
    const { content } = JSON.parse(said) as { content: unknown };
    expect(typeof content, path).toBe("string");
    for (const word of plain) expect(`${path} ${body} ${String(content)}`).not.toContain(word);
  }
  const told = [
    ...consoled,
    server.said(),
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage])),
  ].join("\n");
  for (const part of changed) expect(told).not.toContain(part.slice(0, 20));
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("C2 C7 another brand of the same release goes as it did, and fetches none of that code", async ({ page, app }) => {
  const calls: string[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (isCall(request)) calls.push(pathname);
    if (sealing.test(pathname)) scripts.push(pathname);
  });
  await app.logInAs(3, { b: "718", c: "302" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(calls).toContain("/ostrader/index/mainhome");
  expect(calls.filter((path) => path.includes("/o/"))).toEqual([]);
  expect(scripts).toEqual([]);
});

test("S2 B9 /test tells a brand's owner versions, flags, who set them, the bridge and the last decision", async ({
  page,
  app,
}) => {
  const { words } = app;
  const native = await NativeApp.around(page, {
    sets: ["new"],
    acts: { "get-user-info": { answer: { userGid: "" } } },
  });
  await logInNatively(app, 2, brand);
  expect(native.wrong()).toEqual([]);
  await startBorrowing(app);
  await app.follow("/test");
  await expect(page.getByRole("heading", { name: words("test.title") })).toBeVisible();
  const release = await page.evaluate(() => {
    const boot = JSON.parse(document.getElementById("boot")?.textContent ?? "{}") as { release: { id: string } };
    return boot.release.id;
  });
  const value = (term: string) => page.getByRole("term").filter({ hasText: new RegExp(`^${term}$`) });
  const says = (term: string) =>
    value(term).locator("xpath=following-sibling::*[1][self::dd] | ../*[self::dd]").first();
  await expect(says(words("test.release"))).toHaveText(release);
  await expect(says(words("test.app"))).toHaveText("1.0.0");
  await expect(says(words("test.native"))).toHaveText(words("test.is_yes"));
  await expect(says(words("test.channel"))).toHaveText(brand.c);
  await expect(says("encryption")).toHaveText(words("test.is_yes"));
  await expect(says("iosSupport")).toHaveText(words("test.is_no"));
  await expect(says("account-kit-login")).toHaveText(/./);
  await expect(says("flags\\.testPage")).toHaveText(/^brands\/business\/717\.brand\.json:\d+$/);
  await expect(says("claims\\.applyMinutes")).toHaveText(/^brands\/base\.brand\.json:\d+$/);
  // Each row that was tried up to the one that was taken.
  await expect(says("borrow-entry")).toHaveText("proceed");
  const tried = page.getByRole("listitem");
  await expect(tried.first()).toContainText("network");
  await expect(tried.filter({ hasText: "credit-line" })).toHaveCount(1);
  await expect(tried.last()).toContainText("proceed");
  await app.button("test.back").click();
  await app.arrived("/index");
  // A brand beside it that does not allow it leads elsewhere.
  await app.open("/test", { b: "718", c: "302" });
  await expect(page.getByText(words("test.versions"))).toHaveCount(0);
  await app.arrived("/my");
});
