import { expect, test } from "../support/test.ts";

/** What the lender could not confirm, by its code: what home, the summary and the page say, and what is pressed. */
const mends = [
  [5, "Your name or date of birth does not match your BVN", "Check my identity", "Exactly as on your ID"],
  [6, "We could not confirm your address or e-mail", "Check my address and e-mail", "How we reach you"],
  [7, "We could not confirm your work or your salary", "Check my work", "What you live on."],
  [8, "We could not reach your emergency contacts", "Check my contacts", "We call them only when"],
] as const;

for (const [persona, cause, action, first] of mends)
  test(`F13 persona 0${persona}, "${cause}": he finds the page, saves it, and may borrow`, async ({ page, app }) => {
    const reads = (words: string) => expect(page.getByText(words).first(), words).toBeVisible();
    const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
    await app.logInAs(persona);
    await reads(cause);
    await expect(page.getByRole("main").getByRole("button", { name: /^Borrow/ })).toHaveCount(0);
    await press(action);
    await reads(first);
    await press("Save and continue");
    await reads("Your credit is approved");
    await press("See the result");
    await reads("You can borrow right away.");
    await press("Borrow now");
    await reads("How much do you need?");
  });

/** Whom nothing that he could fill in would help now. */
const waits = [
  [9, "Our check decided against a loan for now."],
  [12, "What you owe other lenders is too much for another loan for now."],
  [13, "Earlier loans were repaid late, so we do not lend for now."],
] as const;

for (const [persona, cause] of waits)
  test(`F13 persona ${String(persona).padStart(2, "0")}, "${cause}": he reads why, until when, what to do, and complains`, async ({
    page,
    app,
  }) => {
    const reads = (words: string) => expect(page.getByText(words).first(), words).toBeVisible();
    await app.logInAs(persona);
    await reads("We cannot lend to you at the moment");
    const home = await page.getByText(/^You can ask again from /).innerText();
    const until = home.match(/from (\w+ \d+ \w+ \d{4})/)?.[1] ?? home;
    const days = (Date.parse(until) - Date.now()) / 86_400_000;
    expect(days, until).toBeGreaterThan(28);
    expect(days, until).toBeLessThan(31);
    await expect(page.getByText("You can borrow")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button", { name: /^Borrow/ })).toHaveCount(0);
    await page.getByRole("button", { name: "What I can do", exact: true }).click();
    await reads(cause);
    // In a table a date stands in figures (B8).
    await reads(new Date(`${until} UTC`).toLocaleDateString("en-GB", { timeZone: "UTC" }));
    await page.getByRole("button", { name: /^Do you think this is wrong\?/ }).click();
    await page.getByLabel("What happened").fill("I have repaid all of it. Please look again.");
    await expect(page.getByLabel("What it is about").locator("option:checked")).toHaveText("Credit application");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await reads("We answer within 24 hours. A complaint is settled by");
    await reads("Your case number");
  });
