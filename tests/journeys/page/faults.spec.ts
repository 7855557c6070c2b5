import { App, phoneOf } from "../support/app.ts";
import { Sandbox } from "../support/sandbox.ts";
import { serveEdited } from "../support/serve-edited.ts";
import { expect, test } from "../support/test.ts";

interface Section {
  children: { when?: unknown }[];
}

test("R9 on a first visit without the document server the page's own documents start the app", async ({
  page,
  app,
  watched,
}) => {
  watched.allow(/Failed to load resource/);
  const documents = /\/documents\//;
  const refused: string[] = [];
  await page.route(documents, async (route) => {
    refused.push(route.request().url());
    await route.abort();
  });
  await app.open("/login");
  await app.logIn(3);
  await app.addressed("/index");
  await expect(page.getByText(app.words("engine.failed"))).toBeVisible();
  expect(refused.length).toBeGreaterThan(0);

  await page.unroute(documents);
  await page.getByRole("main").getByRole("button").first().click();
  const tabs = page.getByRole("navigation", { name: app.words("widgets.tab-bar-label") });
  await tabs.getByRole("button", { name: app.words("tabs.my"), exact: true }).click();
  // What the brand turns on is on: it came with the page and was never unknown.
  for (const entry of ["my.bank-card", "my.online-service"])
    await expect(page.getByRole("button", { name: app.words(entry) })).toBeVisible();
});

test("R1 an error in words with status 200 for every document: the last good ones are used, and that is told", async ({
  page,
  app,
}) => {
  await app.logInAs(3);
  await expect(app.text("home.products").first()).toBeVisible();
  const told: string[] = [];
  page.on("request", (request) => told.push(request.postData() ?? ""));
  let refused = 0;
  await page.route(/\/documents\/[\w.-]+\.[\da-f]{12}\.json$/, (route) => {
    refused++;
    return route.fulfill({ json: { error: "not found" } });
  });
  await page.reload();
  await expect(app.text("home.products").first()).toBeVisible();
  await expect(app.text("engine.failed")).toHaveCount(0);
  expect(refused).toBeGreaterThan(0);
  await expect.poll(() => told.join()).toContain("last_good_documents");
});

test("R7 documents that need a newer engine are ignored and told of, and the page's own start the app", async ({
  page,
  app,
  server,
}) => {
  const told: string[] = [];
  page.on("request", (request) => told.push(request.postData() ?? ""));
  await page.route(/\/documents\/boot\//, async (route) => {
    const boot = (await (await route.fetch()).json()) as { release: object };
    await route.fulfill({ json: { ...boot, release: { ...boot.release, vocabulary: 99 } } });
  });
  // What this device chose is known to the page alone: it is sent in English.
  await page.addInitScript(() => localStorage.setItem("app.device.language", '"zh_CN"'));
  await page.goto(`${server.url}/?b=716&c=104#/login`);
  await expect(app.button("login.enter")).toBeVisible();
  await expect.poll(() => told.some((body) => body.includes("unknown_brand"))).toBe(true);
  await app.logIn(3);
  await app.arrived("/index");
});

test("B2 R7 R9 a link whose hash names another lender shows that one, by the host's own page where his documents cannot be had", async ({
  page,
  server,
  watched,
}) => {
  watched.allow(/Failed to load resource/);
  await page.route(/\/documents\/boot\//, (route) => route.abort());
  await page.goto(`${server.url}/?b=718&c=302#/login?b=716&c=104`);
  await expect(page.getByRole("img", { name: "Corvanta", exact: true }).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe("?b=716&c=104");
  expect(await page.content()).not.toContain("Kestrow");
});

test.describe("a section that fails", () => {
  const edited = serveEdited({
    first: (documents) => {
      documents.edit<Section>("screens/home/sections/info.section.json", ({ children: [list] }) => {
        // Which claim is asked for is known to nobody beforehand.
        if (list) list.when = { ">": [{ get: [{ var: "brand.claims" }, { cat: ["not-", "there"] }] }, 0] };
      });
    },
  });

  test("R24 disappears alone: its siblings, the tab bar and the way out go on, and it is reported", async ({
    page,
  }) => {
    await new Sandbox(edited.server.url).fault("/notice/list", { status: 3198, times: 1000 });
    const app = new App(page, edited.server.url);
    const told: string[] = [];
    page.on("request", (request) => {
      const body = request.postData() ?? "";
      if (body.includes('"mid"')) told.push(body);
    });
    await app.logInAs(46);
    await expect(page.getByText(app.words("home.products"))).toBeVisible();
    await expect(page.getByText(app.words("home.info-apply"))).toHaveCount(0);
    const tabs = page.getByRole("navigation", { name: app.words("widgets.tab-bar-label") });
    await tabs.getByRole("button", { name: app.words("tabs.my"), exact: true }).click();
    await app.arrived("/my");
    await expect.poll(() => told.join()).toContain("missing value");
    expect(told.join()).not.toContain(phoneOf(46).slice(1));
    await app.button("my.log-out").click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: app.words("my.log-out-yes") })
      .click();
    await app.arrived("/login");
  });
});

test("R42 without a line a bill and where to pay it show as they were, with their time, and anew when it is back", async ({
  app,
  page,
  context,
  watched,
}) => {
  // What is being sent when the line goes down fails.
  watched.allow(/ERR_INTERNET_DISCONNECTED/);
  const answered = page.waitForResponse(/\/index\/mainhome/);
  await app.logInAs(3);
  const { content } = (await (await answered).json()) as { content: { loanBillList: { loanGid: string }[] } };
  const loanGid = content.loanBillList[0]?.loanGid;
  const wayTo = (route: string) => page.evaluate((to) => (window.location.hash = to), `${route}?loanGid=${loanGid}`);
  await wayTo("/payWithBank");
  const account = page.getByText(/^\d{10}$/).first();
  await expect(account).toBeVisible();
  const number = await account.textContent();
  await wayTo("/billDetail");
  await expect(page.locator('[data-screen="bill-detail"][data-phase="ready"]')).toBeVisible();

  // What is open when the line drops has its time at once; one bar says it, and no toast besides.
  await context.setOffline(true);
  const asOf = page.getByText(/You are offline. You see this as it was on \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
  await expect(asOf).toHaveCount(1);
  await wayTo("/payWithBank");
  await expect(page.getByText(number ?? "", { exact: true }).first()).toBeVisible();
  await expect(asOf).toHaveCount(1);
  await expect(page.getByText(app.words("errors.offline"))).toHaveCount(0);
  // What was never seen is not made up, and is not said to be as it was, though some of what it reads is known.
  for (const unseen of ["/repaymentResult", "/bill"]) {
    await wayTo(unseen);
    await expect(page.getByText(app.words("engine.failed"), { exact: true })).toBeVisible();
    await expect(page.getByText(app.words("widgets.notice-bar-offline-bare"), { exact: true })).toBeVisible();
    await expect(asOf).toHaveCount(0);
  }
  await wayTo("/payWithBank");
  await expect(asOf).toBeVisible();

  await context.setOffline(false);
  await expect(asOf).toHaveCount(0);
  await expect(page.getByText(number ?? "", { exact: true }).first()).toBeVisible();

  // Who logs out leaves nothing of it.
  const left = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("app.cache.known.")));
  expect(await left()).not.toEqual([]);
  await page.evaluate(() => (window.location.hash = "/my"));
  await app.logOut();
  await app.arrived("/login");
  expect(await left()).toEqual([]);
});
