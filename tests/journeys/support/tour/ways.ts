import { chooseLoan } from "../loan.ts";
import { transfer } from "../repay.ts";
import type { Underway } from "./stop.ts";

const newPhone = "07100000099";

/** Chooses ₦10,000 on the screen of the amount. */
export const confirmLoan = ({ app }: Underway): Promise<void> => chooseLoan(app, "10000");

/** Gives the password, so that a code goes to the old phone. */
export async function toPhoneCode({ app }: Underway): Promise<void> {
  await app.page.locator("#field-password").fill("Naira2026");
  await app.page.locator("#next").click();
}

/** Gives the code of the old phone. */
export async function toNewNumber({ app }: Underway): Promise<void> {
  await app.page.locator("#field-smsCode").fill("1234");
  await app.page.locator("#next").click();
}

/** Names the new phone. */
export async function toSecondPhoneCode({ app }: Underway): Promise<void> {
  await app.page.locator("#field-mobile").fill(newPhone);
  await app.page.locator("#next").click();
}

/** Asks for an account to transfer to. */
export async function payByTransfer({ app }: Underway): Promise<void> {
  await app.page.getByText(app.words("repayment.transfer"), { exact: true }).click();
  await app.page.getByRole("button", { name: /₦/ }).last().click();
}

/** Transfers what is owed and says so. */
export async function settleByTransfer({ app, sandbox }: Underway): Promise<void> {
  await transfer(app, sandbox, await app.page.getByText(/^\d{10}$/).innerText(), "100.00");
}

/** Asks for a withdrawal, so that there is a record to see. */
export async function withRecord(tour: Underway): Promise<void> {
  const { accounts } = await tour.ask<{ accounts: { accountGid: string }[] }>("/bankaccount/list");
  const bankAccountGid = accounts[0]?.accountGid;
  await tour.ask("/withdraw/apply", { amount: "1000.00", bankAccountGid, tradePassword: "2580" });
  await tour.app.follow("/withdrawalList");
}
