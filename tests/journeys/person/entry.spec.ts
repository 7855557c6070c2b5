import type { Request } from "@playwright/test";
import { phoneOf } from "../support/app.ts";
import { kept } from "../support/kept.ts";
import { shiftFaults, watchShifts } from "../support/sweep/shifts.ts";
import { expect, test } from "../support/test.ts";

test("F7 a deep link leads on once, also after a reload", async ({ page, app, server }) => {
  await app.logInAs(3);
  const link = `${server.url}/?b=718&c=302&push_url=%2FloanList`;
  await page.goto(link);
  await app.arrived("/loanList");
  expect(page.url()).not.toContain("push_url");
  await page.reload();
  await app.arrived("/loanList");
  await page.goto(`${link}#/my`);
  await expect.poll(() => page.url()).not.toContain("push_url");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await app.arrived("/my");
});

test("F7 a guest's deep link into borrowing asks to log in first, then goes on", async ({ page, app, server }) => {
  await page.goto(`${server.url}/?b=718&c=302&sms_url=credit`);
  await app.arrived("/login");
  await app.logIn(2);
  await app.arrived("/credit_entry");
});

for (const hostile of ["https://evil.example/", "//evil.example", "javascript:alert(1)", "/\\evil.example"]) {
  test(`F7 R16 the deep link ${hostile} leads home and is tracked`, async ({ page, app, server }) => {
    await app.logInAs(3);
    const tracked = page.waitForRequest((request: Request) => (request.postData() ?? "").includes("refused_url"));
    await page.goto(`${server.url}/?b=718&c=302&push_url=${encodeURIComponent(hostile)}`);
    await app.arrived("/index");
    await tracked;
    expect(new URL(page.url()).origin).toBe(new URL(server.url).origin);
  });
}

for (const [channel, counted] of [
  ["304", "304"],
  ["1531101234", "1531101234"],
  ["1537101234", "302"],
  ["153110123", "302"],
] as const) {
  test(`V14 the link /h5/${channel} counts for ${counted}`, async ({ page, app }) => {
    await app.open(`/h5/${channel}`);
    await app.arrived("/login");
    expect(await kept(page, "session.ch")).toBe(counted);
  });
}

test("E19 entry parameters of channel 130 are kept for the session only, out of the address", async ({
  page,
  app,
  server,
}) => {
  await page.goto(
    `${server.url}/?b=718&c=130&loanGid=g1&loanAmount=10000&mobile=7100000052&bvn=22000000052&name=Ada%20Obi#/login`,
  );
  await app.arrived("/login");
  const params = { loanGid: "g1", mobile: "7100000052" };
  await expect.poll(() => kept(page, "session.loanGid")).toEqual(params);
  await expect.poll(() => page.url()).not.toContain("loanGid");
  await expect(page.getByLabel(app.words("login.mobile"), { exact: true })).toHaveValue("710 000 0052");
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  for (const unread of ["22000000052", "Ada", "loanAmount"]) expect(stored).not.toContain(unread);
});

test("A4 an audit number sees labelled demo data, and the lender is not asked for it", async ({ page, app }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await app.logInAs(60);
  await expect(page.getByRole("status").filter({ hasText: app.words("widgets.notice-bar-demo") })).toBeVisible();
  await app.follow("/bill");
  await expect(page.getByText("KC0001").or(page.getByText("₦12,999.50")).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: app.words("widgets.notice-bar-demo") })).toBeVisible();
  expect(asked.filter((path) => /mainhome|creditstatus|repayment\/bill$/.test(path))).toEqual([]);
});

test("A4 the demo loan is the same on every screen, and paying it ends as a demo", async ({ page, app }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await app.logInAs(60);
  for (const route of ["/loanList", "/statement", "/billDetail?loanGid=l1"]) {
    await app.follow(route);
    await expect(page.getByText("KC0001").first()).toBeVisible();
    await expect(page.getByText("₦12,999.50").first()).toBeVisible();
  }
  await app.follow("/repayment?loanGid=l1");
  await page.getByRole("button", { name: "Pay ₦12,999.50" }).click();
  await expect(page.getByRole("alert").filter({ hasText: app.words("errors.demo") })).toBeVisible();
  await app.follow("/bill");
  await expect(page.getByText("₦12,999.50").first()).toBeVisible();
  expect(asked.filter((path) => /ostrader\/(loan|repayment|voucher|credit)\//.test(path))).toEqual([]);
});

test("R55 a logout in one tab ends the session in the other before its next call", async ({ app, server, context }) => {
  await app.logInAs(3);
  const other = await context.newPage();
  const isCall = (request: Request) => /\/ostrader\/(?!.*tracking)/.test(new URL(request.url()).pathname);
  const underway = new Set<Request>();
  other.on("request", (request) => isCall(request) && underway.add(request));
  other.on("requestfinished", (request) => underway.delete(request));
  other.on("requestfailed", (request) => underway.delete(request));
  await other.goto(`${server.url}/?b=718&c=302#/login`);
  await other.getByLabel(app.words("login.mobile"), { exact: true }).fill(phoneOf(3));
  await app.forgetLimits();
  await other.getByRole("button", { name: app.words("widgets.code-field-send"), exact: true }).click();
  await other.getByLabel(app.words("login.code"), { exact: true }).fill("1234");
  await other.getByRole("checkbox").check();
  await other.getByRole("button", { name: app.words("login.enter"), exact: true }).click();
  await expect.poll(() => new URL(other.url()).hash).toBe("#/index");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other.locator("[data-screen=index][data-phase=ready]")).toBeVisible();
  await expect(other.locator("[data-kind=loading]")).toHaveCount(0);
  await expect.poll(() => underway.size).toBe(0);
  const calls: string[] = [];
  other.on("request", (request) => isCall(request) && calls.push(new URL(request.url()).pathname));
  await app.follow("/my");
  await app.logOut();
  await app.arrived("/login");
  await expect.poll(() => new URL(other.url()).hash).toBe("#/login");
  expect([calls, await kept(other, "session.token")]).toEqual([[], null]);
  await other.close();
});

test("R42 K15 a bar says that the line is down, as long as it is, and moves nothing", async ({
  page,
  app,
  context,
  watched,
}) => {
  // What home still asks for when the line goes down fails.
  watched.allow(/ERR_INTERNET_DISCONNECTED/);
  await watchShifts(page);
  await app.logInAs(3);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/widgets-"))),
    )
    .toBe(true);
  const bar = page.getByRole("status").filter({ hasText: /^You are offline\. You see this as it was on/ });
  await expect(bar).toHaveCount(0);
  await shiftFaults(page);
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  expect(await shiftFaults(page)).toEqual([]);
});

test("B6 S2 S20 the offer with its claims, and every way on from it, for a guest", async ({ page, app }) => {
  const { words } = app;
  const claims = [/₦600,000/, /3 minutes/, /5 seconds/, /56 seconds/, /0\.1%/];
  for (const route of ["/entry", "/hub_entry"]) {
    await app.open(route);
    for (const claim of claims) await expect(page.getByText(claim).first()).toBeVisible();
  }
  for (const [item, route] of [
    ["offer.how", "/guide/borrow"],
    ["offer.help", "/helpcenter"],
    ["offer.app", "/h5AppDown"],
    ["offer.privacy", "/privacy/agreement"],
  ] as const) {
    await page.getByRole("button", { name: words(item), exact: true }).click();
    await app.arrived(route);
    await page.goBack();
    await app.arrived("/hub_entry");
  }
  await app.button("offer.apply").click();
  await app.arrived("/register");
  await app.back();
  // A guest who wants to borrow logs in, and comes to where he wanted to go.
  await page.getByRole("button", { name: new RegExp(`^${words("offer.borrow")}`) }).click();
  await app.arrived("/login");
  await app.logIn(2);
  await app.arrived("/lendInfo_pre");
  await app.button("before.go").click();
  await app.arrived("/lendInfo");
});

test("S1 S2 an invitation is kept until its guest has registered; a wrong one is not, and a borrower is told", async ({
  page,
  app,
}) => {
  const { words } = app;
  await app.open("/invitenewuser?b=718&c=302&userGid=<script>&activityId=1");
  await expect(page.getByText(words("offer.invited-title", { name: "Kestrow" }))).toBeVisible();
  expect(await kept(page, "journey.invitation")).toBeNull();
  await app.open("/invitenewuser?b=718&c=302&userGid=abc123&activityId=7");
  await expect.poll(() => kept(page, "journey.invitation")).toEqual({ userGid: "abc123", activityId: "7" });
  await app.button("offer.join").click();
  await app.arrived("/register");
  await app.back();
  await app.button("offer.log-in").click();
  await app.logIn(2);
  await app.arrived("/index");
  await app.follow("/invitenewuser?userGid=abc123");
  await expect(page.getByText(words("offer.known"))).toBeVisible();
  await app.button("offer.home").click();
  await app.arrived("/index");
});

test("A3 a channel that does not lend says so and leads to the app, from a button and from a link", async ({
  page,
  app,
  server,
}) => {
  const { words } = app;
  const say = async () => {
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(words("borrow.not-supported"))).toBeVisible();
    await dialog.getByRole("button", { name: words("dialogs.confirm") }).click();
    await app.arrived("/h5AppDown");
  };
  await app.logInAs(2, { b: "717", c: "305" });
  // This brand scans after a login.
  await expect(page.getByRole("dialog", { name: words("security-scan.title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await app.button("home.borrow").first().click();
  await say();
  await expect(app.button("entry.app-get")).toBeVisible();
  await app.button("entry.app-home").click();
  await app.arrived("/index");
  await page.goto(`${server.url}/?b=717&c=305&push_url=lendInfo`);
  await say();
});

for (const [persona, route] of [
  [2, "/lendInfo"],
  [16, "/h5AppDown"],
] as const)
  test(`F7 A2 a link into borrowing from outside leads persona ${persona} to ${route}`, async ({
    page,
    app,
    server,
  }) => {
    await app.logInAs(persona);
    await page.goto(`${server.url}/?b=718&c=302&sms_url=lendInfo`);
    await app.arrived(route);
    expect(page.url().includes("from=external")).toBe(route === "/lendInfo");
    await page.goto(`${server.url}/?b=718&c=302#/index`);
    await app.arrived("/index");
  });

test("S11 R36 an answer that comes late moves nothing that is read before a loan", async ({ page, app }) => {
  await watchShifts(page);
  await app.logInAs(2);
  let release = (): void => undefined;
  const held = new Promise<void>((settle) => (release = settle));
  await page.route("**/loan/preloan/info**", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await shiftFaults(page);
  await app.follow("/lendInfo_pre");
  await expect(page.getByRole("heading", { name: app.words("before.heading"), exact: true })).toBeVisible();
  await expect(app.text("before.know")).toHaveCount(0);
  release();
  await expect(app.text("before.know")).toBeVisible();
  expect(await shiftFaults(page)).toEqual([]);
});
