import { expect, it } from "vitest";
import { faultsOf, put, shipped } from "../../../tests/disclosed.ts";
import { elements } from "../../documents/entries.ts";

/** What was sealed so far. */
const version = elements(shipped("rules/disclosures/repayment.disclosure.json", ["versions"])).length;
const change = `as version ${version} says, found`;
const mend = 'a change is a new version with a reason: npm run disclose -- --why "…" [E387]';

it.each<[file: string, key: string, was: string, words: string]>([
  [
    "en_US/repayment",
    "order",
    '"Paid in this order: late fee, tax and fee, interest, pri…',
    "Paid in this order: principal, interest, fee, late fee.",
  ],
  [
    "zh_CN/repayment",
    "order",
    '"还款按以下顺序抵扣：逾期费、税费及服务费、利息、本金。"',
    "还款按以下顺序抵扣：本金、利息。",
  ],
  ["en_US/repayment", "overdue-fee_owed", '"Late fee"', "Tax"],
  ["zh_CN/repayment", "overdue-fee_owed", '"逾期费"', "税费"],
  ["en_US/bill-detail", "received", '"You received"', "You repay"],
  ["zh_CN/bill-detail", "received", '"到账金额"', "应还金额"],
  ["en_US/bill-detail", "interest", '"Interest"', "Paid already"],
  ["en_US/bill", "figure_late", '"Overdue now"', "Repaid"],
  ["en_US/my", "overdue-text", '"A late fee is added each day until it is repaid or the f…', "No hurry."],
  ["zh_CN/before", "know-due", '"账单于到期日拉各斯时间{{brand.constants.dueTime}}到期"', "账单到期"],
])("S11 the words of a bill and of a repayment are kept: %s %s", (file, key, was, words) => {
  const text = `locales/${file}.text.json`;
  expect(faultsOf(put(text, ["texts", key], words))).toContain(
    `${text} texts.${key}: expected ${was}, ${change} "${words}"; ${mend}`,
  );
});

it("S11 a late fee is never said without its cap", () => {
  const text = "locales/en_US/before.text.json";
  const words =
    "Paying late costs {{brand.constants.overdueDailyRate, percent}}\u00a0% of the remaining principal a day";
  expect(faultsOf(put(text, ["texts", "know-late"], words))).toEqual([
    expect.stringMatching(
      /^locales\/en_US\/before\.text\.json texts\.know-late: expected "Paying late costs .*\[E387\]$/,
    ),
  ]);
});
