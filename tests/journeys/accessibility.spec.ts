import { expect } from "@playwright/test";
import { axeFaults } from "./support/axe.ts";
import { nameOf, twoBrands } from "./support/brands.ts";
import { startBorrowing, chooseLoan } from "./support/loan.ts";
import { test } from "./support/test.ts";
import type { App } from "./support/app.ts";

/** Waits until a screen shows its data, then lets axe look at it. */
async function expectClean(app: App, route: string): Promise<void> {
  await app.arrived(route);
  await expect(app.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(app.page.locator('[data-phase="loading"]')).toHaveCount(0);
  expect(await axeFaults(app.page), route).toEqual([]);
}

const guestRoutes = ["/login", "/register", "/nowhere", "/userAgreement", "/h5AppDown", "/appDown"];
const borrowerRoutes = ["/index", "/my", "/bill", "/loanList", "/credit_entry", "/creditResult/1", "/creditResult/2"];

for (const brand of twoBrands) {
  test(`axe finds nothing for a guest in ${nameOf(brand)}`, async ({ app }) => {
    for (const route of guestRoutes) {
      await app.open(route, brand);
      await expectClean(app, route);
    }
  });

  test(`axe finds nothing for a borrower in ${nameOf(brand)}`, async ({ app }) => {
    test.slow();
    await app.logInAs(3, brand);
    for (const route of borrowerRoutes) {
      await app.follow(route);
      await expectClean(app, route);
    }
    await app.follow("/bill");
    await app.button("bill.detail").first().click();
    await expectClean(app, "/billDetail");
    await app.follow("/bill");
    await app.button("bill.repay").first().click();
    await expectClean(app, "/repayment");
  });

  test(`axe finds nothing on the way to a loan in ${nameOf(brand)}`, async ({ app }) => {
    await app.logInAs(2, brand);
    await startBorrowing(app);
    await expectClean(app, "/lendInfo");
    await chooseLoan(app, "10000");
    await expectClean(app, "/lendConfirm");
  });
}
