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
  ["en_US/home", "you-receive", '"You receive"', "You repay"],
  ["zh_CN/home", "you-receive_failed", '"未到账金额"', "到账金额"],
  ["en_US/lend-result", "figure_received", '"You received"', "You owe"],
  ["en_US/statement", "closing", '"Left to repay"', "Repaid in all"],
  ["en_US/loan-history", "is_overdue-fee", '"Late fee"', "Repaid"],
  ["en_US/repayment-result", "left", '"Left to repay"', "Repaid"],
  ["en_US/repayment-result", "state_1", '"Repayment in process"', "Repayment succeeded"],
  [
    "en_US/repayment-result",
    "text_card",
    '"We are waiting for the bank. You do not need to pay again."',
    "Please pay again.",
  ],
  ["en_US/pay-with-bank", "amount", '"Transfer exactly"', "Transfer at least"],
  ["en_US/lend-info", "charged_front", '"You get less, and repay the amount you chose"', "You get the whole amount"],
  ["en_US/voice", "bill", '"You can repay before the due date."', "You can repay after it, too."],
  ["en_US/errors", "3106", '"The terms have changed, please check and confirm them ag…', "Your payment was taken"],
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
