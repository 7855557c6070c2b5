import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Rows of decisions that the page has told the lender's collector, oldest first. */
function rowsTold(page: Page): string[] {
  const rows: string[] = [];
  page.on("request", (request) => {
    for (const [, decision, row] of (request.postData() ?? "").matchAll(/decision;decision=([\w-]+);row=([\w-]+)/g))
      rows.push(`${decision}: ${row}`);
  });
  return rows;
}

/** Persona, the row its wish to borrow takes, where it ends. */
const table: readonly (readonly [number, string, string])[] = [
  [2, "proceed", "/lendInfo"],
  [5, "refused-credit", "/credit_entry"],
  [6, "refused-credit", "/credit_entry"],
  [7, "refused-by-status", "/credit_entry"],
  [8, "refused-by-status", "/credit_entry"],
  [9, "refused-plain", "/creditResult/1"],
  [10, "sub-loan", "/lendInfo_subLoan"],
  [11, "refused-install", "/creditResult/1"],
  [12, "refused-guide", "/creditResult/1"],
  [13, "refused-guide", "/creditResult/1"],
  [15, "guide-home", "/index"],
  [16, "huidus", "/h5AppDown"],
  [18, "credit-line", "/creditResult/1"],
];

for (const [persona, row, route] of table) {
  test(`F6 C9 persona ${String(persona).padStart(2, "0")}: ${row} leads to ${route}`, async ({ page, app }) => {
    const rows = rowsTold(page);
    await app.logInAs(persona);
    // Home offers no loan to whoever is refused: the door of the form decides the same.
    await app.follow("/lendInfo");
    await expect.poll(() => rows).toContain(`borrow-entry: ${row}`);
    await app.arrived(route);
    // Who is led home is told there why, for as long as it is so.
    if (route === "/index") await expect(app.text("home.closed-title_app")).toBeVisible();
    // And who is refused, until when and how to complain, for as long as he looks.
    if (row.startsWith("refused-") && route !== "/credit_entry")
      await expect(app.text("credit-result.complain")).toBeVisible();
  });
}

test("F6 persona 14: guide-link opens the lender's link on the allow-list", async ({ page, app, watched }) => {
  const opened: string[] = [];
  watched.allow(/^request to https:/);
  await page.route(/^https:/, (route) => {
    opened.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>guide</title>" });
  });
  await app.logInAs(14);
  await app.button("home.closed-action").click();
  await app.arrived("/creditResult/1");
  await app.button("credit-result.app").click();
  // Where it leads is said before, with a way to stay.
  const leaving = page.getByRole("dialog", { name: app.words("dialogs.leave-title") });
  await expect(leaving).toContainText("https://guide.example.com/app");
  expect(opened).toEqual([]);
  await app.button("dialogs.leave-go").click();
  await expect.poll(() => opened.length).toBe(1);
  expect(opened[0]).toMatch(/^https:\/\//);
});

test("F6 A2 persona 17: isHuidus at login leads to the app's download", async ({ page, app }) => {
  const rows = rowsTold(page);
  await app.open("/login");
  await app.logIn(17);
  await app.arrived("/h5AppDown");
  await expect.poll(() => rows.join("\n")).toMatch(/^after-login: /m);
});

test("F6 X3 persona 19: app-only shows the app-download dialog", async ({ page, app }) => {
  const rows = rowsTold(page);
  await app.logInAs(19);
  await app.follow("/lendInfo");
  const dialog = page.getByRole("dialog", { name: app.words("dialogs.app-only-title") });
  await expect(dialog).toContainText(app.words("errors.2712"));
  // Other decisions may be told after it: what opens on home by itself is one.
  await expect.poll(() => rows).toContain("borrow-entry: app-only");
  await app.button("dialogs.app-only-download").click();
  await app.arrived("/h5AppDown");
});

test("F6 a lost answer leaves the borrower where he is, and is said in place", async ({ app, sandbox, watched }) => {
  watched.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await app.logInAs(2);
  await sandbox.fault("/risk/auth", { drop: true, times: 12 });
  await app.button("home.borrow").first().click();
  await expect(app.text("errors.request-timeout")).toBeVisible();
  await expect(app.text("dialogs.again-title")).toBeVisible();
  await app.arrived("/index");
});

test("C4 X5 R40 persona 56: an answer that cannot be read is said in place, and the button asks anew once that is put away", async ({
  page,
  app,
}) => {
  await app.logInAs(56);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/risk/auth")) asked.push(request.url());
  });
  const borrow = app.button("home.borrow").first();
  for (const times of [1, 2]) {
    await borrow.click();
    await expect(app.text("dialogs.again-title_contract")).toBeVisible();
    expect(asked).toHaveLength(times);
    await app.button("dialogs.again-later").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(borrow).not.toHaveAttribute("aria-busy");
    await expect(borrow).not.toHaveAttribute("aria-disabled");
  }
  await app.arrived("/index");
});

test("F6 persona 2 has no second line: whoever opens its form is told so, and what else he can borrow", async ({
  page,
  app,
}) => {
  await app.logInAs(2);
  await app.follow("/lendInfo_subLoan");
  await app.arrived("/creditResult/1");
  const main = page.getByRole("main");
  await expect(main).toContainText("Nothing can be borrowed on a second line now. Other loans are open to you.");
  await expect(main).not.toContainText("right away");
});
