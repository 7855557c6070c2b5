import type { App } from "../support/app.ts";
import { chooseLoan, fact, sign, startBorrowing, untilPaidOut } from "../support/loan.ts";
import { expectClear, KEYBOARD_OPEN } from "../support/sweep/clear.ts";
import { expect, test } from "../support/test.ts";

const day = 86_400_000;

const apply = (app: App, amount = "₦10,000") => app.button("lend-confirm.apply", { amount }).click();
const heading = (app: App, key: string) => app.page.getByRole("heading", { name: app.words(key), exact: true });
/** One of the loans on offer at home. */
const offer = ({ page, words }: App, kind: string) =>
  page.getByRole("button", { name: new RegExp(`^${words(`home.product-name_${kind}`)}`) });

/** From home to the confirmation of ₦10,000 over 14 days. */
async function toConfirmation(app: App): Promise<void> {
  await startBorrowing(app);
  await chooseLoan(app, "10000");
}

test("S11 V5 K3 a large amount in twelve payments: each is shown before it is signed for, and in the contract", async ({
  page,
  app,
  sandbox,
}) => {
  const { words } = app;
  await app.logInAs(2);
  await expect(offer(app, "large")).toContainText(words("home.product-period_payments", { number: 12 }));
  await offer(app, "large").click();
  await app.arrived("/lendinfo_largeAmount");
  await page.getByText(words("lend-info.term_periods", { number: 12, days: 30 })).click();
  const amount = page.getByRole("textbox", { name: words("lend-info.amount") });
  for (const [typed, said] of [
    ["9000", words("rules.loan-least", { amount: "₦10,000" })],
    ["60000", words("rules.loan-most", { amount: "₦50,000" })],
  ] as const) {
    await amount.fill(typed);
    await expect(page.getByText(said)).toBeVisible();
  }
  await app.button("lend-info.next").click();
  await expect(amount).toBeFocused();
  await app.arrived("/lendinfo_largeAmount");
  // R50: what is no multiple is rounded down when the field is left.
  await amount.fill("20050");
  await amount.blur();
  await expect(amount).toHaveValue(/20,000/);

  // 20,000 at 28 %: 25,999.00 in all, of which eleven payments floored to the kobo and the last takes the rest.
  await expect(fact(page, words("lend-facts.due"))).toHaveText("₦25,999");
  await expect(fact(page, words("lend-info.each", { number: 11 }))).toHaveText("₦2,166.58");
  await expect(fact(page, words("lend-info.last"))).toHaveText("₦2,166.62");
  await page.getByText(words("lend-info.every-payment", { number: 12 })).click();
  await expect(page.getByRole("term").filter({ hasText: words("lend-confirm.payment", { number: "" }) })).toHaveCount(
    12,
  );
  await expect(page.getByText("₦2,166.62", { exact: true })).toHaveCount(1);

  await chooseLoan(app, "20000");
  await expect(fact(page, words("lend-facts.due"))).toHaveText("₦25,999");
  await expect(page.getByText("₦2,166.62", { exact: true })).toHaveCount(1);
  await sign(app);
  await apply(app, "₦20,000");
  await app.arrived("/lendResult/0");
  await expect(heading(app, "lend-result.state_10")).toBeVisible();

  await sandbox.advance(untilPaidOut);
  await sandbox.advance(untilPaidOut);
  // Nobody presses: the screen asks by itself.
  await expect(heading(app, "lend-result.state_40")).toBeVisible();
  await app.button("lend-result.bill").click();
  await app.arrived("/billDetail");
  const gid = new URLSearchParams(page.url().split("?").at(-1)).get("loanGid");
  await app.follow(`/lendContract?loanGid=${gid}`);
  await expect(heading(app, "contract.heading")).toBeVisible();
  await expect(fact(page, words("contract.state"))).toHaveText(words("loan-status.state_40"));
  await expect(page.getByText("₦2,166.62", { exact: true })).toHaveCount(1);
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset.printed = "yes");
  });
  await app.button("contract.print").click();
  await expect(page.locator("body[data-printed=yes]")).toHaveCount(1);
  // On paper stands the contract alone.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(heading(app, "contract.heading")).toBeVisible();
  expect((await sandbox.ledger()).sum).toBe("0.00");
});

test("S11 persona 10 borrows on his second line until it is used up", async ({ page, app, sandbox }) => {
  const { words } = app;
  await app.logInAs(10);
  await startOn(app, "/lendInfo_subLoan");
  await chooseLoan(app, "20000");
  await expect(fact(page, words("lend-facts.due"))).toHaveText("₦25,999");
  await sign(app);
  await apply(app, "₦20,000");
  await app.arrived("/lendResult/0");
  await sandbox.advance(untilPaidOut);
  await sandbox.advance(untilPaidOut);
  // Nobody presses: the screen asks by itself.
  await expect(heading(app, "lend-result.state_40")).toBeVisible();

  // The second line is used up now: what is left of it is below the product's minimum (row credit-line).
  await app.follow("/lendInfo_subLoan");
  await app.arrived("/creditResult/1");
});

test("S11 K3 F4 persona 51: up to ₦480,000, three payments with the second's fee waived, or twelve", async ({
  page,
  app,
}) => {
  const { words } = app;
  await app.logInAs(51);
  await offer(app, "large").click();
  await app.arrived("/lendinfo_largeAmount");
  // It begins with the least, ₦10,000.
  const amount = page.getByRole("textbox", { name: words("lend-info.amount") });
  await expect(amount).toHaveValue("10,000");
  await amount.fill("480000");
  await amount.blur();
  const payments = page.getByRole("term").filter({ hasText: words("lend-confirm.payment", { number: "" }) });
  await expect(payments).toHaveCount(3);
  await expect(page.getByText(words("lend-info.second-free"))).toBeVisible();
  await page.getByText(words("lend-info.term_periods", { number: 12, days: 30 })).click();
  await expect(page.getByText(words("lend-info.second-free"))).toHaveCount(0);
  await page.getByText(words("lend-info.every-payment", { number: 12 })).click();
  await expect(payments).toHaveCount(12);
  // 480,000 and 28 % of it, with tax, in twelve.
  await expect(fact(page, words("lend-facts.due"))).toHaveText("₦623,976");
  await expect(page.getByText("₦51,998", { exact: true })).toHaveCount(12);
});

/** Presses 'borrow' and waits for where it leads. */
async function startOn(app: App, route: string): Promise<void> {
  await app.button("home.borrow").first().click();
  await app.arrived(route);
}

async function applyAndBeRefused(app: App, said: string): Promise<void> {
  await chooseLoan(app, "4000");
  await sign(app);
  await apply(app, "₦4,000");
  await expect(app.page.getByText(said)).toBeVisible();
  await app.arrived("/lendConfirm");
}

test("X6 F35 persona 4 is led to what is overdue, and refused with 3101 where nobody could say that it is", async ({
  page,
  app,
  sandbox,
}) => {
  const { words } = app;
  await app.logInAs(4);
  await app.follow("/lendInfo");
  await expect(page.getByText("A payment of yours is overdue", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await app.button("lend-info.none-action").click();
  await app.arrived("/bill");
  await app.follow("/helpcenter");
  await sandbox.fault("/index/creditstatus", { status: -1, times: 1 });
  await app.follow("/lendInfo");
  await applyAndBeRefused(app, words("errors.3101"));
});

for (const [persona, status, args, before] of [
  [27, 3102, {}, "No more loans are given today"],
  [28, 3103, {}, "You cannot apply again today"],
  [29, 3104, { amount: "10,000" }, "Your limit is below what a loan asks for"],
] as const)
  test(`X6 S11 persona ${persona} applies and is refused with ${status}, and can go on`, async ({ page, app }) => {
    const { words } = app;
    await app.logInAs(persona);
    // Home offers no loan to whom it would be refused; he asks for one all the same.
    await app.follow("/lendInfo");
    await expect(page.getByText(before, { exact: true })).toBeVisible();
    await applyAndBeRefused(app, words(`errors.${status}`, args));
    await expect(page.getByRole("textbox", { name: words("lend-confirm.pin") })).toHaveValue("");
    await page.goBack();
    await app.arrived("/lendInfo");
    await app.follow("/loanList");
    await expect(page.getByText(words("loan-status.state_10"))).toHaveCount(0);
  });

test("S11 X6 V4 K12 the transaction password: wrong, wrong again, locked; and an amount that the lender refuses", async ({
  page,
  app,
  sandbox,
}) => {
  const { words } = app;
  await app.logInAs(2);
  await toConfirmation(app);
  const pin = page.getByRole("textbox", { name: words("lend-confirm.pin") });
  const usual = { width: 360, height: 740 };
  await sign(app);
  await sandbox.fault("/loan/apply", { status: 3105, times: 1 });
  await apply(app);
  await expect(page.getByText(words("errors.3105"))).toBeVisible();
  for (const left of [3, 2, 1, 0]) {
    await pin.fill("0000");
    await apply(app);
    const told = `Incorrect transaction password, ${left} ${left === 1 ? "try" : "tries"} left`;
    const said = page.getByText(left === 0 ? words("errors.3021") : told);
    await expectClear(page, pin, said);
    await expect(pin).toHaveValue("");
    await page.setViewportSize(left % 2 === 1 ? KEYBOARD_OPEN : usual);
  }
  await page.getByText(words("password.forgot-pin"), { exact: true }).click();
  await app.arrived("/resetpwd");
});

test("S11 R51 terms that changed overnight are confirmed anew; without a transaction password one is set first", async ({
  page,
  app,
  sandbox,
}) => {
  const { words } = app;
  await app.logInAs(2);
  await toConfirmation(app);
  await sign(app);
  await sandbox.advance(day);
  await apply(app);
  await expect(page.getByText(words("lend-confirm.terms-changed"))).toBeVisible();
  await app.arrived("/lendInfo");
  await chooseLoan(app, "10000");
  await sign(app);
  await sandbox.fault("/loan/apply", { status: 3011, times: 1 });
  await apply(app);
  await expect(page.getByText(words("lend-confirm.no-pin"))).toBeVisible();
  // K12: what is to be done first is in the first screen, whatever stands above it.
  await expect(app.button("lend-confirm.set-pin")).toBeInViewport({ ratio: 1 });
  await app.button("lend-confirm.set-pin").click();
  const dialog = page.getByRole("dialog", { name: words("trade-password.title") });
  await dialog.getByRole("textbox", { name: words("trade-password.first") }).fill("2580");
  await dialog.getByRole("textbox", { name: words("trade-password.again") }).fill("2581");
  await dialog.getByRole("button", { name: words("trade-password.save") }).click();
  await expect(dialog.getByText(words("rules.pin-repeat"))).toBeVisible();
});

const results: readonly (readonly [persona: number, state: string, listed: string, next: string, route: string])[] = [
  [31, "state_71", "Loan failed", "lend-result.mend_unactivated-card", "/cardList"],
  [32, "state_72", "Disbursement failed", "lend-result.mend_bank-problem", "/selectBankcard"],
  [38, "state_40", "Repayment in process", "lend-result.bill", "/billDetail"],
  [39, "state_40", "Pending repayment", "lend-result.bill", "/billDetail"],
  // A status that nobody knows is said as such, and leads home.
  [57, "state", "Check status", "lend-result.home", "/index"],
];

for (const [persona, state, listed, next, route] of results)
  test(`F1 S11 persona ${persona}: the result of his application in words, and the way on to ${route}`, async ({
    page,
    app,
    sandbox,
  }) => {
    await app.logInAs(persona);
    await sandbox.advance(untilPaidOut);
    await app.follow("/lendResult/0");
    await expect(heading(app, `lend-result.${state}`)).toBeVisible();
    await expect(page.getByText(/^(40|71|72|9\d\d)$/)).toHaveCount(0);
    await app.follow("/loanList");
    await expect(page.getByText(listed, { exact: true }).first()).toBeVisible();
    await app.follow("/lendResult/0");
    await app.button(next).click();
    await app.arrived(route);
  });

test("F1 S11 persona 30: under review becomes success by asking again", async ({ page, app, sandbox }) => {
  const { words } = app;
  await app.logInAs(30);
  await page.getByRole("button", { name: new RegExp(words("home.application")) }).click();
  await app.arrived("/lendResult/0");
  await expect(heading(app, "lend-result.state_10")).toBeVisible();
  await expect(page.getByText(words("lend-result.step-review-text"))).toBeVisible();
  await sandbox.advance(untilPaidOut);
  // Nobody presses: the screen asks by itself.
  await expect(heading(app, "lend-result.state_40")).toBeVisible();
});
