import { expect, test } from "../support/test.ts";

test("F4 F14 persona 33 pays the first of three payments, by the words that he sees", async ({
  page,
  app,
  sandbox,
}) => {
  await app.logInAs(33);
  const bill = page.getByRole("region", { name: "Your bill" });
  await expect(bill).toContainText("Next payment₦4,333.16");
  await expect(bill).toContainText("Left to repay₦12,046.34");
  await bill.getByRole("button", { name: "Repay", exact: true }).click();
  await expect(page.getByText("You pay now").first()).toBeVisible();
  await page.getByRole("button", { name: "Pay ₦4,333.16", exact: true }).click();
  await expect(page.getByText("Repayment in process").or(page.getByText("Repayment succeeded")).first()).toBeVisible();
  await sandbox.advance(120_000);
  await page.reload();
  await expect(page.getByText("Repayment succeeded")).toBeVisible();
  await page.getByRole("button", { name: "See my bills", exact: true }).click();
  await expect(page.getByText("Next payment").first()).toBeVisible();
  const next = page.getByRole("region", { name: /^Loan / });
  await expect(next).toContainText("Next payment₦3,380");
  await expect(next).toContainText("Payment2 of 3");
  await expect(next).toContainText("Left to repay₦7,713.18");
});
