import type { Page } from "@playwright/test";
import { App } from "../support/app.ts";
import { payButton } from "../support/repay.ts";
import { payByTransfer } from "../support/tour/ways.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ watched }) =>
  watched.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/),
);

/** What this device keeps of where to repay to. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("app.device.repayTo"));

/** Waits until the page that shows is kept for who has no line. */
const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await (await caches.open("worker")).keys();
        return names.some(({ url }) => url.includes("/worker/kept/716-104"));
      }),
    )
    .toBe(true);

test("S30 R54 without a line, and without a session, one sees where to repay to and whom to call, until another logs in", async ({
  page,
  context,
  server,
  sandbox,
  app,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await app.logInAs(3, { b: "716", c: "104" }, "/bill");
  await isKept(page);
  await app.button("bill.repay").first().click();
  await expect(payButton(app)).toBeVisible();
  await payByTransfer({ app, sandbox, ask: () => Promise.reject(new Error("nothing is asked")) });
  await app.arrived("/payWithBank");
  const number = await page.getByText(/^\d{10}$/).innerText();
  await expect.poll(() => kept(page)).toContain(number);

  // He goes to see what he can do, and is led back where he was when the line is there again.
  await context.setOffline(true);
  await app.button("widgets.notice-bar-offline-way").click();
  await app.arrived("/offline");
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect(app.button("widgets.notice-bar-offline-way")).toHaveCount(0);
  await app.button("offline.again_none").click();
  await expect(app.text("offline.still")).toBeVisible();
  await context.setOffline(false);
  await app.arrived("/payWithBank");

  // The app is opened anew: another tab, in which nobody is logged in.
  await context.setOffline(true);
  const later = await context.newPage();
  const again = new App(later, server.url);
  await again.open("/login", { b: "716", c: "104" });
  await again.button("widgets.notice-bar-offline-way").click();
  await again.arrived("/offline");
  await expect(later.getByText(number, { exact: true })).toBeVisible();
  await expect(later.getByText(/as you saw it on \d\d\/\d\d\/\d{4} \d\d:\d\d/)).toBeVisible();
  await expect(later.getByRole("link", { name: /^Call / })).toHaveAttribute("href", /^tel:[+\d]+$/);
  await later.getByRole("group", { name: "Account number" }).getByRole("button").click();
  await expect(again.text("pay-with-bank.copied")).toBeVisible();
  expect(await later.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await context.setOffline(false);
  await again.arrived("/login");

  // His own next login leaves it, another's does not, nor does a logout.
  await again.logIn(3);
  await again.arrived("/index");
  expect(await kept(later)).toContain(number);
  await page.close();
  await later.evaluate(() => sessionStorage.clear());
  await later.reload();
  await again.arrived("/login");
  await again.logIn(5);
  await again.arrived("/index");
  expect(await kept(later)).toBeNull();
});

test("S30 a screen that failed without a line leads to what can be done", async ({ page, context, app }) => {
  await app.logInAs(3, { b: "716", c: "104" });
  await isKept(page);
  await context.setOffline(true);
  await app.follow("/statement");
  await expect(app.text("engine.failed")).toBeVisible();
  await page
    .locator("#screen-failure")
    .getByRole("button", { name: app.words("widgets.notice-bar-offline-way") })
    .click();
  await app.arrived("/offline");
  await expect(app.text("offline.repay-none")).toBeVisible();
});

test("S30 R47 C5 the line goes in the middle of a payment and comes back: it was paid once", async ({
  page,
  context,
  app,
  sandbox,
}) => {
  await app.logInAs(3, { b: "716", c: "104" }, "/bill");
  await isKept(page);
  await app.button("bill.repay").first().click();
  await expect(payButton(app)).toBeVisible();
  const before = (await sandbox.ledger()).transfers;
  const sent: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/repayment/pay"))
      sent.push(request.headers()["idempotency-key"] ?? "");
  });
  await sandbox.fault("/repayment/pay", { delay: 3000 });
  await payButton(app).click();
  await expect.poll(() => sent.length).toBe(1);
  // The lender has it by now, and its answer is lost.
  await expect.poll(async () => (await sandbox.ledger()).transfers).toBeGreaterThan(before);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(app.text("repayment-result.settled").first()).toBeVisible();
  const { sum, transfers } = await sandbox.ledger();
  expect(transfers - before).toBe(1);
  expect(sum).toBe("0.00");
  expect(new Set(sent).size).toBe(1);
  expect(sent).not.toContain("");
});
