import type { Page } from "@playwright/test";
import { phoneOf } from "../support/app.ts";
import { phonePhoto } from "../support/phone-photo.ts";
import { expect, test } from "../support/test.ts";

const minute = 60_000;

/** Words of the trade, and of machines: nobody who borrows for the first time has to know them. */
const strange =
  /\b(tenor|disburse\w*|amorti\w*|arrears|delinquen\w*|accru\w*|obligor|mandate|KYC|API|token|null|undefined|NaN|gid)\b|\{\{|\[object|[a-z]+[A-Z][a-z]+_|_[a-z]/i;

/** What the screen says. */
async function said(page: Page): Promise<string> {
  return (await page.locator(".screen").last().innerText()).replace(/\s+/g, " ");
}

test("S2 S16 S11 S13 F20 a first-time borrower registers, applies, borrows, repays and prints the receipt, by the words that he sees", async ({
  page,
  app,
  sandbox,
}) => {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const choose = (name: string, option: string) => field(name).selectOption({ label: option });
  /** One of very many is looked for by its name. */
  const find = async (name: string, typed: string) => {
    await page.getByRole("combobox", { name, exact: true }).click();
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  };
  const date = async (group: string, typed: string) => {
    await page.getByRole("group", { name: group }).getByLabel("Day").click();
    await page.keyboard.type(typed);
  };
  /** Presses what is called so, or what may stand in its place by then, after reading the screen that it is on. */
  const press = async (name: string, otherwise = name) => {
    const words = await said(page);
    expect(strange.exec(words)?.[0], words).toBeUndefined();
    const called = (said: string) =>
      page.getByRole("button", { name: said, exact: true }).or(page.getByRole("link", { name: said, exact: true }));
    await called(name).or(called(otherwise)).first().click();
  };
  const reads = (words: string) => expect(page.getByText(words).first(), words).toBeVisible();

  await sandbox.byDay();
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await app.open("/login");
  await press("Create an account");
  await reads("Your phone number and a password or PIN are all it takes.");
  await field("Phone number").fill(phoneOf(1));
  await press("Send code");
  await field("Verification code").fill("1234");
  await field("Choose a password or a PIN").fill("Naira2026");
  await field("Repeat the password").fill("Naira2026");
  await page.getByRole("checkbox").check();
  await press("Create account");

  await reads("Next: who you are");
  await press("Apply now");
  await reads("What we need");
  await press("Continue");
  await reads("Exactly as on your ID and your bank account.");
  await field("First name").fill("Ngozi");
  await page.getByRole("checkbox", { name: "I have no middle name" }).check();
  await field("Last name").fill("Bello");
  await choose("Gender", "Female");
  await date("Date of birth", "09031995");
  await press("Save and continue");

  await field("Alternate number").fill("08031234567");
  await field("E-mail").fill("ngozi@example.com");
  await choose("Education", "Bachelor or HND");
  await choose("Marital status", "Single");
  await choose("Residence type", "Rented");
  await find("State", "kan");
  await find("City", "fag");
  await field("Address").fill("12 Marina Road");
  await press("Save and continue");

  await choose("Job status", "Student");
  await choose("Money you live on a month", "₦50,000 to ₦100,000");
  await press("Save and continue");

  for (const [contact, name, phone, relationship] of [
    ["First contact", "Musa Bello", "08031234501", "Father"],
    ["Second contact", "Ada Bello", "08031234502", "Mother"],
    ["Third contact", "Tunde Alabi", "08031234503", "Friend"],
  ] as const) {
    const group = page.getByRole("group", { name: contact });
    await group.getByLabel("Name").fill(name);
    await group.getByLabel("Phone").fill(phone);
    await group.getByLabel("Relationship").selectOption({ label: relationship });
  }
  await press("Save and continue");
  await page.getByRole("textbox", { name: "BVN" }).fill("22000000001");
  await press("Verify BVN");
  const photo = await phonePhoto(page);
  for (const [index, name] of ["Front of your ID", "Back of your ID", "Your face"].entries()) {
    await page.getByLabel(`${name}: Take a photo`).setInputFiles(photo);
    await expect(page.getByText("Uploaded")).toHaveCount(index + 1);
  }
  await press("Continue");
  await reads("Everything is there");
  await press("Submit for review");
  await reads("We are looking at your information.");
  await sandbox.advance(2 * minute);
  await press("Check again");
  await press("Borrow now");
  await page.getByRole("textbox", { name: "How much do you need?" }).fill("10000");
  await choose("What is it for?", "Education");
  await press("Add a bank account");
  await page.getByRole("combobox", { name: "Bank" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("gtb");
  await page.getByRole("option", { name: "Guaranty Trust Bank" }).click();
  await field("Account number").fill("0123456785");
  await press("Check the name");
  await reads("This account belongs to");
  await press("Yes, add this account");
  await reads("How much do you need?");
  await press("Continue");
  await reads("Set a transaction password first");
  await press("Set it now");
  await reads("Do not use your birthday");
  await field("Transaction password").fill("2580");
  await field("Repeat it").fill("2580");
  await press("Save");
  await reads("Sign with the 4 digits");
  await field("Transaction password").fill("2580");
  await press("Apply for ₦10,000");
  await reads("This takes a few minutes.");
  await sandbox.advance(minute);
  await sandbox.advance(minute);
  await press("See my bill");
  await press("Repay");
  await reads("You pay now");
  await page.getByText("Bank transfer", { exact: true }).click();
  await press("Get the account for ₦12,999.50");
  await sandbox.credit(await page.getByText(/^\d{10}$/).innerText(), "12999.50");
  await press("I have transferred", "See the payment");
  await reads("Repayment succeeded");
  await reads("This loan is settled");
  await reads("Receipt number");
  const receipt = await said(page);
  for (const line of [
    "Lender Kestrow Credit Limited",
    "Borrower Ngozi Bello",
    "To the tax ₦199.50",
    "To the service fee ₦2,660",
    "To the interest ₦140",
    "To the principal ₦10,000",
    "Paid ₦12,999.50",
    "Left to repay ₦0",
  ])
    expect(receipt).toContain(line);
  await press("Print");
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
});
