import type { App } from "../../tests/journeys/support/app.ts";
import {
  borrowTenThousand,
  chooseLoan,
  sign,
  startBorrowing,
  untilPaidOut,
} from "../../tests/journeys/support/loan.ts";
import type { Sandbox } from "../../tests/journeys/support/sandbox.ts";

/** Takes pictures of what only a journey reaches: confirmation, result, repayment, transfer, receipt, a dialog. */
export async function goOn(app: App, sandbox: Sandbox, shoot: (name: string) => Promise<void>): Promise<void> {
  const { page, words } = app;
  await app.follow("/my");
  await page.getByRole("button", { name: words("my.log-out") }).click();
  await page.getByRole("dialog").waitFor();
  await shoot("dialog-log-out");
  await page.keyboard.press("Escape");
  await app.follow("/index");
  await startBorrowing(app);
  await chooseLoan(app, "10000");
  await sign(app);
  await shoot("lendConfirm");
  await app.follow("/index");
  await borrowTenThousand(app);
  await shoot("lendResult-now");
  await sandbox.advance(untilPaidOut);
  await sandbox.advance(untilPaidOut);
  await app.follow("/bill");
  await app.button("bill.detail").first().click();
  await app.arrived("/billDetail");
  await shoot("billDetail-own");
  await app.follow("/bill");
  await app.button("bill.repay").first().click();
  await app.arrived("/repayment");
  await shoot("repayment-own");
  await page.getByText(words("repayment.transfer"), { exact: true }).click();
  await app.button("repayment.pay-transfer", { amount: "₦12,999.50" }).click();
  await app.arrived("/payWithBank");
  await shoot("payWithBank-own");
  await sandbox.credit(await page.getByText(/^\d{10}$/).innerText(), "12999.50");
  await app.button("pay-with-bank.done").click();
  await app.arrived("/repaymentResult");
  await shoot("repaymentResult-own");
}
