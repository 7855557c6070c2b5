import { expect, test } from "../support/test.ts";

test("R54 A out, B in: nothing of A stays", async ({ page, app }) => {
  await app.logInAs(2, {}, "/my");
  await app.logOut();
  await app.arrived("/login");
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/token|7100000002|Chidi/i);
  await app.logIn(3);
  await app.arrived("/index");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Chidi")).toHaveCount(0);
  for (await page.goBack(); page.url().startsWith("http"); await page.goBack()) {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Chidi")).toHaveCount(0);
  }
});

test("R54 what a borrower did once is noted nowhere after the logout", async ({ page, app }) => {
  const noted = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("once.mail-bind")));
  await app.logInAs(2, {}, "/bindMail");
  await page.getByLabel(app.words("bind-mail.mail"), { exact: true }).fill("ada@example.com");
  await page.getByRole("button", { name: app.words("widgets.code-field-send") }).click();
  await expect(app.text("bind-mail.left_other", { minutes: 15, count: 2 })).toBeVisible();
  await page.getByLabel(app.words("bind-mail.code"), { exact: true }).fill("123456");
  await app.button("bind-mail.bind").click();
  await expect(app.text("bind-mail.done-text", { mail: "ada@example.com" })).toBeVisible();
  expect(await noted()).toHaveLength(1);
  await app.follow("/my");
  await app.logOut();
  await app.arrived("/login");
  expect(await noted()).toEqual([]);
});

test("R53 a logout that the lender never hears of leaves nothing behind", async ({ page, app, watched }) => {
  watched.allow(/ERR_FAILED/);
  await app.logInAs(2, {}, "/my");
  await page.route("**/userinfo/logout**", (route) => route.abort());
  await app.logOut();
  await app.arrived("/login");
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/token|7100000002|Chidi/i);
  await app.follow("/my");
  await app.arrived("/login");
});
