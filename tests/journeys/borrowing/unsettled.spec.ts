import type { App } from "../support/app.ts";
import { link, payButton } from "../support/repay.ts";
import type { Sandbox } from "../support/sandbox.ts";
import { expect, test } from "../support/test.ts";

/** A brand with red bags. */
const full = { b: "717", c: "305" };

const transfersOf = async (sandbox: Sandbox) => (await sandbox.ledger()).transfers;

async function withdraw({ page, words, button }: App, naira: string): Promise<void> {
  await page.getByRole("textbox", { name: words("withdraw.amount") }).fill(naira);
  await page.getByRole("textbox", { name: words("withdraw.pin") }).fill("2580");
  await button("withdraw.send").click();
}

for (const [title, fault] of [
  ["breaks the contract", { bare: true }],
  ["says -1", { status: -1, after: true }],
  ["is another's page", { page: true }],
] as const)
  test(`R47 C5 a withdrawal whose answer ${title} is made once, and its state shows`, async ({
    page,
    app,
    sandbox,
  }) => {
    await app.logInAs(49, full, "/withdrawal");
    const before = await transfersOf(sandbox);
    await sandbox.fault("/withdraw/apply", fault);
    await withdraw(app, "1500");
    await app.arrived("/withdrawal_detail");
    await expect(page.getByRole("heading", { name: app.words("withdraw.state_0") })).toBeVisible();
    await app.follow("/withdrawal");
    await expect(page.getByText("₦3,500", { exact: true })).toBeVisible();
    expect(await transfersOf(sandbox)).toBe(before + 1);
  });

test("R47 R48 while nobody knows it is said; after a reload it is asked by itself and said, and no second one is sent", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(49, full, "/withdrawal");
  const before = await transfersOf(sandbox);
  await sandbox.fault("/withdraw/apply", { garble: true });
  await sandbox.fault("/once/answer", { garble: true, times: 2 });
  await withdraw(app, "1500");
  await expect(app.text("checking.title_withdraw-apply")).toBeVisible();
  await page.reload();
  await app.arrived("/withdrawal");
  // Nobody pressed.
  await expect(app.text("checking.carried_withdraw-apply")).toBeVisible();
  await app.button("checking.see").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("₦3,500", { exact: true })).toBeVisible();
  expect(await transfersOf(sandbox)).toBe(before + 1);
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("R47 R48 who leaves the asking is asked nothing more, until the line was gone and is there again", async ({
  page,
  app,
  sandbox,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  await app.logInAs(49, full, "/withdrawal");
  const before = await transfersOf(sandbox);
  await sandbox.fault("/withdraw/apply", { garble: true });
  await sandbox.fault("/once/answer", { garble: true, times: 1 });
  await withdraw(app, "1500");
  await app.button("checking.leave").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await app.follow("/withdrawalList");
  await app.arrived("/withdrawalList");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(app.text("checking.carried_withdraw-apply")).toBeVisible();
  await app.button("checking.see").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await transfersOf(sandbox)).toBe(before + 1);
});

test("R47 a payment that never arrived says so, and is paid by the next press", async ({
  page,
  app,
  sandbox,
  watched,
}) => {
  watched.allow(/ERR_FAILED/);
  await app.logInAs(3, {}, "/bill");
  await app.button("bill.repay").first().click();
  await expect(payButton(app)).toBeVisible();
  const before = await transfersOf(sandbox);
  await page.route(/\/repayment\/pay\b/, (route) => route.abort(), { times: 1 });
  await payButton(app).click();
  await expect(app.text("checking.unarrived-text_repayment-pay")).toBeVisible();
  expect(await transfersOf(sandbox)).toBe(before);
  await app.button("checking.again").click();
  await payButton(app).click();
  await app.arrived("/repaymentResult");
  await expect(app.text("repayment-result.settled").first()).toBeVisible();
  expect(await transfersOf(sandbox)).toBeGreaterThan(before);
  await page.goBack();
  await app.arrived("/bill");
  await expect(payButton(app)).toHaveCount(0);
});

test("R47 a renewal whose answer is torn is applied for once, and is paid then", async ({ page, app, sandbox }) => {
  await app.logInAs(3, {}, "/bill");
  await sandbox.fault("/repayment/renew", { garble: true });
  await sandbox.fault("/once/answer", { delay: 1000 });
  await link(app, "renewal.renew").click();
  await app.button("renewal.apply").click();
  await expect(app.text("checking.title_repayment-renew")).toBeVisible();
  await app.arrived("/repayment");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(app.button("repayment.pay-card", { amount: "₦2,999.50" })).toBeVisible();
});

test("R48 a second tab finds what the first one sent", async ({ page, app, sandbox, context }) => {
  await app.logInAs(3, {}, "/bill");
  await app.button("bill.repay").first().click();
  await expect(payButton(app)).toBeVisible();
  const before = await transfersOf(sandbox);
  await sandbox.fault("/repayment/pay", { status: -1, after: true });
  await sandbox.fault("/once/answer", { garble: true });
  await payButton(app).click();
  await expect(app.text("checking.title_repayment-pay")).toBeVisible();
  const [second] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await expect(second.getByText(app.words("repayment.settled")).or(second.getByText("₦0")).first()).toBeVisible();
  await app.arrived("/repaymentResult");
  expect(await transfersOf(sandbox)).toBe(before + 1);
});

const hour = 3_600_000;

test("R47 R48 R61 a payment that was charged is told so a day later too, on a device whose clock was moved", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(3, {}, "/bill");
  await app.button("bill.repay").first().click();
  await expect(payButton(app)).toBeVisible();
  const before = await transfersOf(sandbox);
  await sandbox.fault("/repayment/pay", { garble: true });
  await sandbox.fault("/once/answer", { garble: true, times: 1 });
  await payButton(app).click();
  await app.button("checking.leave").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await transfersOf(sandbox)).toBe(before + 1);
  await sandbox.advance(25 * hour);
  await sandbox.cob();
  const charged = await transfersOf(sandbox);
  await page.clock.setFixedTime(Date.now() + 25 * hour);
  await page.goto("about:blank");
  await app.open("/bill");
  // Nobody pressed.
  await expect(app.text("checking.carried_repayment-pay")).toBeVisible();
  await app.button("checking.see").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await transfersOf(sandbox)).toBe(charged);
});

test("R47 of a withdrawal that the lender does not know a day later nothing is claimed, and a press goes on", async ({
  page,
  app,
  sandbox,
  watched,
}) => {
  watched.allow(/ERR_FAILED/);
  await app.logInAs(49, full, "/withdrawal");
  const calls = /\/ostrader\//;
  await page.route(calls, (route) => (route.request().headers()["idempotency-key"] ? route.abort() : route.fallback()));
  await sandbox.fault("/once/answer", { garble: true, times: 1 });
  await withdraw(app, "1500");
  await app.button("checking.leave").click();
  await page.unroute(calls);
  await sandbox.advance(25 * hour);
  await page.reload();
  await expect(app.text("checking.forgotten-text_withdraw-apply")).toBeVisible();
  await expect(app.text("checking.unarrived")).toHaveCount(0);
  const before = await transfersOf(sandbox);
  await app.button("checking.go-on").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("₦5,000", { exact: true })).toBeVisible();
  expect(await transfersOf(sandbox)).toBe(before);
  await withdraw(app, "1500");
  await app.arrived("/withdrawal_detail");
  expect(await transfersOf(sandbox)).toBe(before + 1);
});
