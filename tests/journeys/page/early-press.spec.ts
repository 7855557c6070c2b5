import { phoneOf } from "../support/app.ts";
import { expect, test } from "../support/test.ts";

test("what is typed, ticked and pressed before the script is alive is there and done once it is", async ({
  app,
  page,
  server,
}) => {
  const { words } = app;
  await app.forgetLimits();
  let release = () => undefined as unknown;
  const held = new Promise<void>((settle) => (release = settle));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", (request) => void (request.url().includes("sendSms") && sent.push(request.url())));
  // The page is there before its script, which a slow line brings later.
  await page.goto(`${server.url}/?b=718&c=302#/login`, { waitUntil: "commit" });
  const mobile = page.getByLabel(words("login.mobile"), { exact: true });
  await mobile.fill(phoneOf(2));
  await page.getByRole("checkbox").check();
  const send = app.button("widgets.code-field-send");
  await send.click();
  // It shows that it was heard.
  await expect(send).toHaveCSS("cursor", "progress");
  expect(sent).toEqual([]);
  release();
  await expect(app.text("login.sent")).toBeVisible();
  await expect(page.locator("[data-waits]")).toHaveCount(0);
  await expect(mobile).toHaveValue(/\d/);
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.getByLabel(words("login.code"), { exact: true }).fill("1234");
  await app.button("login.enter").click();
  await app.arrived("/index");
  expect(sent).toHaveLength(1);
});
