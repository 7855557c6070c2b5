import { phoneOf } from "../support/app.ts";
import { expect, test } from "../support/test.ts";

test("X4 the lender sends one code a minute, says so, and asks for a picture's code from the third", async ({
  page,
  app,
  sandbox,
}) => {
  const send = async () => {
    // A tab keeps the count of seconds that holds the button; another one knows of none.
    if (page.url() === "about:blank") await app.open("/login");
    else {
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
    }
    await app.arrived("/login");
    await page.getByLabel(app.words("login.mobile"), { exact: true }).fill(phoneOf(2));
    await app.button("widgets.code-field-send").click();
  };
  await send();
  await expect(app.text("login.sent")).toBeVisible();
  await send();
  await expect(page.getByText(/: please wait \d+ seconds before you ask for another$/)).toBeVisible();
  await sandbox.advance(60_000);
  await send();
  await expect(app.text("login.sent")).toBeVisible();
  await sandbox.advance(60_000);
  await send();
  const dialog = page.getByRole("dialog", { name: app.words("dialogs.captcha-title") });
  // The dialog opens before its picture is there, whose digits are not made until it is asked for.
  await expect(dialog.getByRole("img")).toBeVisible();
  const digits = (await sandbox.outbox()).find(({ kind }) => kind === "captcha")?.code ?? "";
  expect(digits).toMatch(/^\d{4}$/);
  await page.getByLabel(app.words("dialogs.captcha-code"), { exact: true }).fill(digits);
  await app.button("dialogs.captcha-confirm").click();
  await expect(dialog).toHaveCount(0);
  await expect(app.text("login.sent")).toBeVisible();
  await page.getByLabel(app.words("login.code"), { exact: true }).fill("1234");
  await page.getByRole("checkbox").check();
  await app.button("login.enter").click();
  await app.arrived("/index");
});

test("S17 R44 the wait for another code goes on after a reload, and belongs to the number that the code went to", async ({
  page,
  app,
}) => {
  const number = page.getByLabel(app.words("login.mobile"), { exact: true });
  const waits = page.getByRole("button", { name: /^Resend in \d+ s$/ });
  await app.open("/login");
  await number.fill(phoneOf(2));
  await app.button("widgets.code-field-send").click();
  await expect(waits).toBeDisabled();
  await page.reload();
  await app.arrived("/login");
  await expect(waits).toBeDisabled();
  await number.fill(phoneOf(3));
  await app.button("widgets.code-field-send").click();
  await expect(app.text("login.sent")).toBeVisible();
  await expect(waits).toBeDisabled();
  await number.fill(phoneOf(4));
  await expect(app.button("widgets.code-field-send")).toBeEnabled();
  await page.reload();
  await app.arrived("/login");
  for (const person of [2, 3] as const) {
    await number.fill(phoneOf(person));
    await expect(waits).toBeDisabled();
  }
});
