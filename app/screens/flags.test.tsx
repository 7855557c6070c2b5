import { expect, it } from "vitest";
import { open } from "../testing/open-screen.tsx";

/** What a flag promises, where, and in which words. */
const promises: readonly (readonly [flag: string, route: string, words: RegExp])[] = [
  ["voucher", "/bindMail", /coupon/i],
  ["voucher", "/accountsecurity", /coupon/i],
  ["voucher", "/my", /Coupons/],
  ["bankCard", "/my", /Bank card/],
  ["bankCard", "/repayment?loanGid=L1", /Charged at once/],
  ["bankAccount", "/my", /Bank account/],
  ["inviteFriend", "/my", /Invite/],
  ["languageSwitch", "/my", /Language/],
  ["messageCenter", "/my", /Messages/],
  ["onlineService", "/my", /Online service/],
  ["userAgreement", "/my", /Loan agreement/],
  ["phoneUpdate", "/accountsecurity", /Change phone number/],
];

it.each(promises)("A5 %s: %s says so when it is on, and nothing of it when it is off", async (flag, route, words) => {
  const on = await open(route, "usual", { flags: { [flag]: true } });
  expect(on.page).toMatch(words);
  document.body.replaceChildren();
  const off = await open(route, "usual", { flags: { [flag]: false } });
  expect(off.page).not.toMatch(words);
  expect(off.wrong).toEqual([]);
});
