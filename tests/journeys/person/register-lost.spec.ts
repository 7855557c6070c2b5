import { field } from "../support/fields.ts";
import { expect, test } from "../support/test.ts";

// What the lender answered does not come through; the account is created all the same.
for (const [what, effect] of [
  ["comes garbled", { garble: true, times: 1 }],
  ["is dropped twice", { drop: true, times: 2 }],
] as const)
  test(`C5 S17 who registers and whose answer ${what} is in, and registered once`, async ({ page, app, sandbox }) => {
    const keys: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/userinfo/register")) keys.push(request.headers()["idempotency-key"] ?? "");
    });
    await app.open("/register", { b: "716", c: "104" });
    await field(page, app, "login.mobile").fill("08031119944");
    await app.button("widgets.code-field-send").click();
    await field(page, app, "login.code").fill("1234");
    await field(page, app, "register.password").fill("Naira2026");
    await field(page, app, "register.again").fill("Naira2026");
    await page.getByRole("checkbox").check();
    await sandbox.fault("/userinfo/register", effect);
    await app.button("register.create").click();
    // By itself: nothing is pressed again.
    await app.arrived("/index");
    await expect(page.getByRole("dialog").getByText(app.words("checking.unarrived"), { exact: true })).toHaveCount(0);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect((await sandbox.outbox()).filter(({ kind }) => kind === "register")).toHaveLength(1);
    await app.follow("/my");
    await app.arrived("/my");
  });
