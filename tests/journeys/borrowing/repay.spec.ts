import { readFileSync } from "node:fs";
import type { App } from "../support/app.ts";
import { axeFaults } from "../support/axe.ts";
import { fact } from "../support/loan.ts";
import { link, payButton, transfer } from "../support/repay.ts";
import { expect, test } from "../support/test.ts";

async function openRepayment(app: App): Promise<void> {
  await app.button("bill.repay").first().click();
  await app.arrived("/repayment");
  await expect(payButton(app)).toBeVisible();
}

test("S13 F4 F33 F34 V13 R62 R63 persona 33: periods in order, reminders, a transfer within its window, a receipt to keep", async ({
  page,
  app,
  sandbox,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await app.logInAs(33, {}, "/bill");
  const { words } = app;
  await app.button("bill.detail").click();
  await link(app, "reminders.link").click();
  await app.arrived("/reminders");
  await page.getByRole("switch", { name: words("reminders.sms") }).click();
  await expect(page.getByText(words("reminders.next").split("{{time}}")[0] ?? "")).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent("download"), app.button("reminders.calendar-save").click()]);
  expect(file.suggestedFilename()).toMatch(/^due-\w+\.ics$/);
  expect(readFileSync(await file.path(), "utf8").match(/BEGIN:VEVENT/g)).toHaveLength(3);
  await app.back();
  await app.arrived("/billDetail");
  await app.button("bill-detail.repay").click();
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(4);
  await expect(app.button("repayment.pay-card", { amount: "₦4,333.16" })).toBeVisible();
  await boxes.nth(3).check();
  await expect(app.button("repayment.pay-card", { amount: "₦12,046.34" })).toBeVisible();
  await boxes.nth(2).uncheck();
  await expect(app.button("repayment.pay-card", { amount: "₦4,333.16" })).toBeVisible();
  await expect(boxes.nth(3)).not.toBeChecked();
  await expect(fact(page, words("repayment.total"))).toHaveText("₦4,333.16");
  await link(app, "repayment.settle-all").click();
  await expect(boxes.nth(0)).toBeChecked();
  await expect(fact(page, words("repayment.total"))).toHaveText("₦12,046.34");

  await page.getByRole("tab", { name: words("repayment.part") }).click();
  const amount = page.getByRole("textbox", { name: words("repayment.amount") });
  await amount.fill("99.99");
  await page.getByText(words("repayment.transfer"), { exact: true }).click();
  await payButton(app).click();
  await expect(app.text("rules.repay-least", { amount: "₦100" })).toBeVisible();
  await amount.fill("4333.16");
  await app.button("repayment.pay-transfer", { amount: "₦4,333.16" }).click();
  await app.arrived("/payWithBank");
  const timer = page.getByRole("timer", { name: words("pay-with-bank.until") });
  const left = async () => {
    const [minutes, seconds] = ((await timer.innerText()).match(/\d+/g) ?? []).map(Number);
    return (minutes ?? 99) * 60 + (seconds ?? 0);
  };
  await expect.poll(left).toBeLessThanOrEqual(900);
  const copies = await page
    .getByRole("button", { name: new RegExp(`^${words("widgets.copy-field-copy")}`) })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  // Of the amount, the account, the bank, its code and the receiver: a finger meets one alone.
  expect(copies).toHaveLength(5);
  for (const [at, { top, bottom }] of copies.entries()) {
    expect(bottom - top).toBeGreaterThanOrEqual(48);
    expect(top - (copies[at - 1]?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
  }
  await page.getByRole("button", { name: words("widgets.copy-field-copy"), exact: true }).click();
  await expect(app.text("pay-with-bank.copied").first()).toBeVisible();
  const account = await page.evaluate(() => navigator.clipboard.readText());
  expect(account).toMatch(/^\d{10}$/);
  await sandbox.advance(120_000);
  await link(app, "pay-with-bank.other").click();
  await app.arrived("/repayment");
  await page.getByText(words("repayment.transfer"), { exact: true }).click();
  await payButton(app).click();
  await app.arrived("/payWithBank");
  // Two minutes later, what is announced anew has the whole window again.
  await expect.poll(left).toBeLessThanOrEqual(900);
  expect(await left()).toBeGreaterThan(780);

  await transfer(app, sandbox, account, "12546.34");
  await app.arrived("/repaymentResult");
  await expect(app.text("repayment-result.settled").first()).toBeVisible();
  await expect(fact(page, words("repayment-result.credit"))).toHaveText("₦500");
  expect(await axeFaults(page)).toEqual([]);
  await app.button("repayment-result.share").click();
  await expect(app.text("repayment-result.copied").first()).toBeVisible();
  const number = await fact(page, words("repayment-result.number")).innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(number);
  await app.button("repayment-result.print").click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(number)).toBeVisible();
  for (const hidden of [
    app.button("repayment-result.bill"),
    app.button("repayment-result.print"),
    page.getByRole("banner"),
  ])
    await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goBack();
  await app.arrived("/billDetail");
  await expect(app.button("bill-detail.repay")).toHaveCount(0);
  const history = page.locator("#history").getByRole("listitem");
  await expect(history.filter({ hasText: new RegExp(`^${words("loan-history.is_repayment")}`) })).toContainText(
    "₦12,046.34",
  );
  await expect(history.last()).toContainText(words("loan-history.is_settled"));
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("F4 persona 34: the second period is exempt of its fee once the first was settled on time", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(34, { b: "716", c: "104", language: "zh_CN" }, "/bill");
  const { words } = app;
  await openRepayment(app);
  await expect(page.getByRole("img", { name: words("widgets.installment-list-paid") })).toBeVisible();
  await expect(
    page.getByText(words("repayment.period_waived").split("{{saved}}").at(-1)?.trim() || "免"),
  ).toBeVisible();
  const label = await payButton(app).innerText();
  await payButton(app).click();
  await app.arrived("/repaymentResult");
  const paid = await fact(page, words("repayment-result.paid")).innerText();
  expect(label).toContain(paid);
  await expect(fact(page, words("repayment.fee"))).toHaveText("₦0");
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("S13 X6 persona 38: a bill of which a part is being verified says so, and takes the rest by transfer alone", async ({
  page,
  app,
}) => {
  await app.logInAs(38, {}, "/bill");
  await expect(
    page.getByText("Only ₦1,000 is being verified. The other ₦11,999.50 is still owed.").first(),
  ).toBeVisible();
  // No payment by card is offered; whoever comes by an address he kept is told the same.
  await expect(app.button("bill.repay")).toHaveCount(0);
  await app.button("bill.detail").click();
  await app.arrived("/billDetail");
  await app.follow(page.url().replace(/^.*#\/billDetail/, "/repayment"));
  await expect(page.getByRole("status").filter({ hasText: app.words("errors.3121") })).toBeVisible();
  await expect(payButton(app)).toHaveCount(0);
  await page.getByRole("button", { name: "Transfer the other ₦11,999.50" }).click();
  await app.arrived("/payWithBank");
  await expect(page.getByRole("main")).toContainText("Transfer exactly₦11,999.50");
  await app.follow("/loanList");
  await expect(page.getByText("Repayment in process", { exact: true })).toBeVisible();
  await expect(page.getByText("Pending repayment", { exact: true })).toHaveCount(0);
});

test("S13 R63 persona 39: a payment that fails is asked for until it is known, and another way is offered", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(39, { c: "104", language: "zh_CN" }, "/bill");
  const { words } = app;
  await openRepayment(app);
  await payButton(app).click();
  await app.arrived("/repaymentResult");
  await expect(page.getByRole("heading", { name: words("repayment-result.state_1") })).toBeVisible();
  await sandbox.advance(61_000);
  await app.button("asking.now").click();
  await expect(page.getByRole("heading", { name: words("repayment-result.state_3") })).toBeVisible();
  await expect(app.text("repayment-result.why").first()).toBeVisible();
  await app.back();
  await expect(payButton(app)).toHaveCount(0);
  await page.goForward();
  await app.button("repayment-result.again").click();
  await app.arrived("/repayment");
  await expect(payButton(app)).toBeEnabled();
  for (const route of ["/bill", "/index"]) {
    await app.follow(route);
    await expect(page.getByText("上一笔还款未成功，没有扣款。", { exact: true })).toBeVisible();
  }
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("S12 V13 persona 40: overdue at its cap, no renewal, the least paid first into the late fee", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(40, { b: "716", c: "104" }, "/bill");
  const { words } = app;
  await expect(app.text("bill.overdue-text_capped").first()).toBeVisible();
  await expect(link(app, "renewal.renew")).toHaveCount(0);
  await openRepayment(app);
  await expect(fact(page, words("repayment.overdue-fee"))).toHaveText("₦5,000");
  await page.getByRole("tab", { name: words("repayment.part") }).click();
  await page.getByRole("textbox", { name: words("repayment.amount") }).fill("100");
  await app.button("repayment.pay-card", { amount: "₦100" }).click();
  await app.arrived("/repaymentResult");
  await expect(fact(page, words("repayment.overdue-fee"))).toHaveText("₦100");
  await expect(fact(page, words("repayment.principal"))).toHaveText("₦0");
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("S12 persona 53: settled with too much, nothing is left to repay", async ({ page, app, sandbox }) => {
  await app.logInAs(53, {}, "/bill");
  const { words } = app;
  await expect(page.getByText(words("bill.empty-title"))).toBeVisible();
  await link(app, "bill.all-loans").click();
  await page.getByText(words("loan-status.state_60")).click();
  await app.arrived("/billDetail");
  await expect(app.button("bill-detail.repay")).toHaveCount(0);
  await expect(fact(page, words("bill.left"))).toHaveText("₦0");
  await app.follow("/my");
  await expect(page.getByText("₦500").first()).toBeVisible();
  expect((await sandbox.ledger()).sum).toBe("0.00");
});
