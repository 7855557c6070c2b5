import { nameOf } from "../support/brands.ts";
import { borrowAndRepay, borrowTenThousand } from "../support/loan.ts";
import { expect, test } from "../support/test.ts";

// As a borrower has it: what a page starts with may come from the worker.
test.use({ serviceWorkers: "allow" });

/** Two brands that a person tells apart at a glance, each in both languages: only the channel 104 lets him choose. */
const spoken = [
  { b: "718", c: "302", language: "en_US" },
  { b: "718", c: "104", language: "zh_CN" },
  { b: "716", c: "104", language: "en_US" },
  { b: "716", c: "104", language: "zh_CN" },
] as const;

for (const { language, ...brand } of spoken) {
  test(`S11 S13 F1 B8 C5 ${nameOf(brand)} ${language}: from the login to a repaid bill`, async ({ app, sandbox }) => {
    await app.logInAs(2, { ...brand, language });
    await borrowAndRepay(app, sandbox);
  });
}

test("R63 going back after the result never shows a live apply button", async ({ app }) => {
  await app.logInAs(2);
  await borrowTenThousand(app);
  await app.back();
  await expect(app.button("lend-confirm.apply", { amount: "₦10,000" })).toHaveCount(0);
});
