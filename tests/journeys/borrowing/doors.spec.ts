import type { Page } from "@playwright/test";
import { App, type Opened } from "../support/app.ts";
import { chooseLoan, sign, startBorrowing } from "../support/loan.ts";
import { countCalls } from "../support/presses.ts";
import { expect, test } from "../support/test.ts";

/** The screens on the way to a loan, which nobody may see whom the lender refuses. */
const forms = ["lend-info", "lend-info-large", "lend-info-sub", "lend-confirm"];
/** What is typed into the address bar. */
const typed = ["/lendInfo", "/lendInfo_subLoan", "/lendinfo_largeAmount", "/LENDINFO", "/lendConfirm"];

/** An order as a form leaves it, written by hand. */
const forged = {
  quoteId: "q",
  productType: "sloan",
  productId: 1,
  loanAmount: 1_000_000,
  bankAccountGid: "a",
  purposeId: 1,
  hasPin: true,
  from: "/lendInfo",
};

/** Notes every screen whose own content is shown, also for a moment; kept over reloads, for each tab by itself. */
async function noteScreens(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    if (location.origin === "null") return;
    // Whoever opens a tab hands it a copy of what his own keeps.
    const key = `test.shown${window.name}`;
    const look = () => {
      const { screen } = document.querySelector<HTMLElement>(".screen[data-phase=ready]")?.dataset ?? {};
      const known = (sessionStorage.getItem(key) ?? "").split(" ");
      if (screen !== undefined && !known.includes(screen)) sessionStorage.setItem(key, [...known, screen].join(" "));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

const shownScreens = (page: Page) =>
  page.evaluate(() => (sessionStorage.getItem(`test.shown${window.name}`) ?? "").split(" "));

/** Waits until another screen than a form shows its content; a dialog on the way is put away. */
async function keptOut(page: Page): Promise<void> {
  const others = forms.map((id) => `:not([data-screen="${id}"])`).join("");
  await expect(async () => {
    if ((await page.getByRole("dialog").count()) > 0) await page.keyboard.press("Escape");
    await expect(page.locator(`.screen[data-phase=ready]${others}`)).toBeAttached({ timeout: 500 });
    await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 100 });
  }).toPass();
}

/** Goes through every door as whoever is logged in. */
async function tryDoors(app: App, address: string, where: Required<Pick<Opened, "b" | "c">>): Promise<void> {
  const { page } = app;
  const load = async (rest: string) => {
    await page.goto("about:blank");
    await page.goto(`${address}/?b=${where.b}&c=${where.c}${rest}`);
    await keptOut(page);
  };
  for (const route of typed) {
    await app.follow(route);
    await keptOut(page);
  }
  await page.goBack();
  await keptOut(page);
  await page.goForward();
  await keptOut(page);
  await load("#/lendInfo_subLoan");
  await load("&push_url=%2FlendInfo%3Fx%3D1");
  await page.evaluate((order) => sessionStorage.setItem("app.journey.order", JSON.stringify(order)), forged);
  await load("#/lendConfirm");
}

const refused: readonly (readonly [persona: number, why: string, b: string, c: string])[] = [
  [5, "a refuse code", "718", "302"],
  [9, "refuseFlag 1", "718", "302"],
  [11, "sub-loans refused too", "718", "302"],
  [12, "refuseFlag 8", "718", "302"],
  [13, "refuseFlag 10", "718", "302"],
  [15, "guided home", "718", "302"],
  [16, "belongs in the app", "718", "302"],
  [19, "loans in the app only", "718", "302"],
  [2, "a channel that intercepts loans", "717", "305"],
];

for (const [persona, why, b, c] of refused)
  test(`F6 F7 A3 R17 R65 persona ${String(persona).padStart(2, "0")}, ${why}: no door leads to a form or an application`, async ({
    page,
    app,
    server,
  }) => {
    const applied: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/loan/apply")) applied.push(request.url());
    });
    await noteScreens(page);
    await app.logInAs(persona, { b, c });
    await tryDoors(app, server.url, { b, c });
    const shown = await shownScreens(page);
    expect(shown).toContain("login");
    expect(shown.filter((screen) => forms.includes(screen))).toEqual([]);
    expect(applied).toEqual([]);
  });

test("F7 R17 a guest's link into borrowing logs in first, and then the lender decides", async ({
  page,
  app,
  server,
}) => {
  await noteScreens(page);
  await page.goto(`${server.url}/?b=718&c=302&sms_url=lendInfo`);
  await app.arrived("/login");
  await app.logIn(9);
  await keptOut(page);
  await app.arrived("/creditResult/1");
  expect((await shownScreens(page)).filter((screen) => forms.includes(screen))).toEqual([]);
});

const welcome: readonly (readonly [persona: number, address: string, screen: string])[] = [
  [2, "#/lendInfo", "lend-info"],
  [2, "#/LENDinfo", "lend-info"],
  [48, "&push_url=%2FlendInfo%3Fx%3D1", "lend-info"],
  [10, "#/lendInfo", "lend-info-sub"],
  [10, "#/lendInfo_subLoan", "lend-info-sub"],
  [51, "#/lendinfo_largeamount", "lend-info-large"],
];

for (const [persona, address, screen] of welcome)
  test(`F6 F7 persona ${String(persona).padStart(2, "0")} may borrow at the door ${address}: ${screen}`, async ({
    page,
    app,
    server,
  }) => {
    await app.logInAs(persona);
    await page.goto("about:blank");
    await page.goto(`${server.url}/?b=718&c=302${address}`);
    const form = page.locator(`.screen[data-screen="${screen}"][data-phase=ready]`);
    await expect(form).toBeAttached();
    await page.reload();
    await expect(form).toBeAttached();
    expect(new URL(page.url()).hash.includes("from=external")).toBe(address.startsWith("&"));
  });

/** Opens the app in a tab of its own that has all that this one keeps, as "open in a new tab" does. */
async function secondTab(page: Page, address: string): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.evaluate((url) => void window.open(url, "second"), address);
  return opened;
}

/** Persona 14 is led to the app, and asked before he leaves. */
test("S2 R39 R64 an address entered while a decision asks something wins over it, and back puts the question alone away", async ({
  page,
  app,
  server,
}) => {
  const asked = page.getByRole("dialog", { name: app.words("dialogs.leave-title") });
  await app.logInAs(14);
  const borrow = () => page.evaluate(() => void (window.location.hash = "/lendInfo"));
  await borrow();
  await expect(asked).toBeVisible();
  await page.goBack();
  await expect(asked).toHaveCount(0);
  await app.arrived("/index");

  await borrow();
  await expect(asked).toBeVisible();
  await page.goto(`${server.url}/?b=718&c=302#/my`);
  await app.arrived("/my");
  await expect(asked).toHaveCount(0);
  await app.button("my.log-out").click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("F6 R65 what one tab was allowed allows nothing in another: it asks anew, and is refused", async ({
  page,
  app,
  sandbox,
}) => {
  await noteScreens(page);
  await app.logInAs(2);
  await startBorrowing(app);
  await chooseLoan(app, "10000");
  // From now on the lender lends in the app alone; what the first tab was told lies in its memory.
  await sandbox.fault("/risk/auth", { status: 2712, times: 1000 });
  const second = await secondTab(page, page.url());
  await keptOut(second);
  const apply = countCalls(second, "/loan/apply");
  for (const route of typed) {
    await second.evaluate((hash) => void (window.location.hash = hash), route);
    await keptOut(second);
  }
  expect((await shownScreens(second)).filter((screen) => forms.includes(screen))).toEqual([]);
  expect(apply()).toBe(0);
  // It did have what the first tab keeps.
  expect(await second.evaluate(() => sessionStorage.getItem("app.journey.order"))).not.toBeNull();
});

test("F6 F35 C9 a decision that another tab's loan changed is asked for anew before anything is sent", async ({
  page,
  app,
  server,
}) => {
  await app.logInAs(2);
  await startBorrowing(app);
  await chooseLoan(app, "50000");
  await sign(app);
  const other = new App(await secondTab(page, page.url()), server.url);
  await other.arrived("/lendConfirm");
  await sign(other);
  await other.button("lend-confirm.apply", { amount: "₦50,000" }).click();
  await other.arrived("/lendResult/0");
  const asked = countCalls(page, "/risk/auth");
  const applied = countCalls(page, "/loan/apply");
  await app.button("lend-confirm.apply", { amount: "₦50,000" }).click();
  // One application at a time: the guard leads to the one that is under way.
  await app.arrived("/lendResult/0");
  expect(asked()).toBe(1);
  expect(applied()).toBe(0);
  await app.follow("/loanList");
  await expect(page.getByText(app.words("loan-status.state_10"))).toHaveCount(1);
});

test("F6 a refused borrower's tab has nothing of what another borrower's tab may do", async ({
  page,
  app,
  context,
  server,
}) => {
  await app.logInAs(2);
  await startBorrowing(app);
  await noteScreens(page);
  const second = await context.newPage();
  const other = new App(second, server.url);
  await other.logInAs(9);
  const apply = countCalls(second, "/loan/apply");
  await tryDoors(other, server.url, { b: "718", c: "302" });
  expect((await shownScreens(second)).filter((screen) => forms.includes(screen))).toEqual([]);
  expect(apply()).toBe(0);
  // And the first one goes on as whoever he is.
  await chooseLoan(app, "10000");
});
