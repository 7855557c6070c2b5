import type { Page } from "@playwright/test";
import { nameOf } from "../support/brands.ts";
import { borrowTenThousand, chooseLoan, fact, sign, startBorrowing, untilPaidOut } from "../support/loan.ts";
import { expect, test } from "../support/test.ts";

const golden = [
  ["lend-facts.net", "₦10,000"],
  ["lend-facts.interest", "₦140"],
  ["lend-facts.fee", "₦2,660"],
  ["lend-facts.tax", "₦199.50"],
  ["lend-facts.due", "₦12,999.50"],
] as const;

/** The number that a transfer goes to. */
const accountNumber = (page: Page) => page.getByText(/^\d{10}$/).innerText();

/** Two brands that a person tells apart at a glance, each in both languages: only the channel 104 lets him choose. */
const spoken = [
  { b: "718", c: "302", language: "en_US" },
  { b: "718", c: "104", language: "zh_CN" },
  { b: "716", c: "104", language: "en_US" },
  { b: "716", c: "104", language: "zh_CN" },
] as const;

for (const { language, ...brand } of spoken) {
  test(`S11 S13 F1 B8 C5 ${nameOf(brand)} ${language}: from the login to a repaid bill`, async ({
    page,
    app,
    sandbox,
  }) => {
    test.slow();
    await app.logInAs(2, { ...brand, language });
    const { words } = app;

    await startBorrowing(app);
    await chooseLoan(app, "10000");
    for (const [key, amount] of golden) await expect(fact(page, words(key))).toHaveText(amount);
    await sign(app);
    await app.button("lend-confirm.apply", { amount: "₦10,000" }).click();
    await app.arrived("/lendResult/0");
    await expect(page.getByRole("heading", { name: words("lend-result.state_10") })).toBeVisible();

    await sandbox.advance(untilPaidOut);
    await sandbox.advance(untilPaidOut);
    await app.follow("/bill");
    await expect(page.getByText("₦12,999.50").first()).toBeVisible();

    await app.button("bill.repay").first().click();
    await page.getByRole("tab", { name: words("repayment.part") }).click();
    await page.getByRole("textbox", { name: words("repayment.amount") }).fill("100");
    await page.getByText(words("repayment.transfer"), { exact: true }).click();
    await app.button("repayment.pay-transfer", { amount: "₦100" }).click();
    await app.arrived("/payWithBank");
    await sandbox.credit(await accountNumber(page), "100.00");
    await app.button("pay-with-bank.done").click();
    await app.arrived("/repaymentResult");
    await expect(page.getByRole("heading", { name: words("repayment-result.state_2") })).toBeVisible();

    await app.follow("/bill");
    await expect(page.getByText("₦12,899.50").first()).toBeVisible();
    await app.button("bill.repay").first().click();
    await app.button("repayment.pay-card", { amount: "₦12,899.50" }).click();
    await app.arrived("/repaymentResult");
    await expect(page.getByText(words("repayment-result.settled"), { exact: true })).toBeVisible();

    await app.follow("/bill");
    await expect(page.getByText(words("bill.empty-title"))).toBeVisible();
    const ledger = await sandbox.ledger();
    expect(ledger.sum).toBe("0.00");
    expect(ledger.transfers).toBeGreaterThan(2);
  });
}

test("R63 going back after the result never shows a live apply button", async ({ app }) => {
  await app.logInAs(2);
  await borrowTenThousand(app);
  await app.back();
  await expect(app.button("lend-confirm.apply", { amount: "₦10,000" })).toHaveCount(0);
});
