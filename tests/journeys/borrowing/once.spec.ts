import { borrowTenThousand, chooseLoan, sign, startBorrowing, untilPaidOut } from "../support/loan.ts";
import { countCalls, pressTwice } from "../support/presses.ts";
import { expect, test } from "../support/test.ts";

test("R45 C5 two taps 30 ms apart on 'apply' make one order", async ({ page, app }) => {
  await app.logInAs(2);
  await startBorrowing(app);
  await chooseLoan(app, "10000");
  await sign(app);
  const calls = countCalls(page, "/loan/apply");
  await pressTwice(app.button("lend-confirm.apply", { amount: "₦10,000" }), 30);
  await app.arrived("/lendResult/0");
  expect(calls()).toBe(1);
  await app.follow("/loanList");
  await expect(page.getByText(app.words("loan-status.state_10"))).toHaveCount(1);
});

test("R45 C5 two taps 30 ms apart on 'pay' make one payment", async ({ page, app, sandbox }) => {
  await app.logInAs(2);
  await borrowTenThousand(app);
  await sandbox.advance(untilPaidOut);
  await sandbox.advance(untilPaidOut);
  const before = (await sandbox.ledger()).transfers;
  await app.follow("/bill");
  await app.button("bill.repay").first().click();
  const calls = countCalls(page, "/repayment/pay");
  await pressTwice(app.button("repayment.pay-card", { amount: "₦12,999.50" }), 30);
  await expect(app.text("repayment-result.settled").first()).toBeVisible();
  expect(calls()).toBe(1);
  const { sum, transfers } = await sandbox.ledger();
  expect(transfers - before).toBe(1);
  expect(sum).toBe("0.00");
});

test("R47 a line that breaks after the lender accepted shows 'checking', then the order", async ({
  page,
  app,
  sandbox,
  watched,
}) => {
  watched.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await app.logInAs(2);
  await startBorrowing(app);
  await chooseLoan(app, "10000");
  await sign(app);
  // A browser sends a request again by itself on each kept connection that breaks.
  await sandbox.fault("/loan/apply", { drop: true, times: 20 });
  await sandbox.fault("/once/answer", { delay: 1500, times: 1 });
  await app.button("lend-confirm.apply", { amount: "₦10,000" }).click();
  await expect(app.text("checking.title_loan-apply").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: app.words("lend-result.state_10") })).toBeVisible();
  await expect(app.text("errors.request-timeout")).toHaveCount(0);
  await app.follow("/loanList");
  await expect(page.getByText(app.words("loan-status.state_10"))).toHaveCount(1);
});
