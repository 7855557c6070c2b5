import { expect, test } from "../support/test.ts";

/** Screens of flags that 718/302 has off. */
const closed = ["/invitefriends", "/invite_rule", "/red_bag", "/bankcardList", "/test"];

test("A5 a guest at a screen that the brand has closed comes to its entry, with a word, and to no login", async ({
  app,
  page,
}) => {
  for (const route of closed) {
    await app.open(route);
    await app.arrived("/entry");
    await expect(app.text("engine.disabled")).toBeVisible();
    // Nothing is kept for after a login either: it would lead to the closed screen again.
    expect(await page.evaluate(() => sessionStorage.getItem("app.session.wanted"))).toBeNull();
  }
});

test("A5 a borrower at such a screen comes to My, with a word", async ({ app }) => {
  await app.logInAs(2);
  for (const route of closed) {
    await app.open(route);
    await app.arrived("/my");
    await expect(app.text("engine.disabled")).toBeVisible();
  }
});

test("S2 /test opens in the brand that is for tests, and in no other", async ({ app, page }) => {
  await app.open("/test", { b: "717", c: "304" });
  await app.arrived("/test");
  await expect(page.getByText(app.words("test.versions"))).toBeVisible();
  for (const [b, c] of [
    ["717", "305"],
    ["718", "304"],
    ["716", "130"],
  ]) {
    await app.open("/test", { b, c });
    await app.arrived("/entry");
    await expect(page.getByText(app.words("test.versions"))).toHaveCount(0);
  }
});
