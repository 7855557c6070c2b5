import { expect, it } from "vitest";
import { faultsOf, put, shipped } from "../../../tests/disclosed.ts";

/** What borrowers act on, turned round: each is of its form, names no amount, and would be believed. */
const turned: readonly [id: string, name: string, words: string][] = [
  ["rules", "loan-least", "Loan at most {{amount}}"],
  ["rules", "loan-most", "Cannot borrow {{amount}}"],
  ["rules", "agreement", "You need not agree to the agreement below"],
  [
    "pay-with-bank",
    "short-text",
    "{{due}} is due by now, {{fee}} of it late fee. A transfer of {{amount}} settles it, {{left}} comes back to you.",
  ],
  ["pay-with-bank", "after-renewal", "If you have transferred the money already, it does not count towards the bill."],
  ["renewal", "late-fee", "Late fee already paid"],
  [
    "renewal",
    "cancel-text_ahead",
    "You repay {{amount}} in full instead, due {{date}}. The renewal has been charged as well.",
  ],
  ["repayment", "card-text", "Charged on the due date"],
  ["bill", "pay-failed", "Your last payment did not go through; the money was taken from you."],
  ["bill", "empty_refused", "You owe us money. Home says why no loan is open to you now, and what you can do."],
  ["checking", "unarrived-text_repayment-pay", "It was charged. You can pay again."],
  ["checking", "text", "No clear answer came back. We are asking whether it arrived. It is sent twice."],
  ["help", "repay-2-a", "Yes. A part covers the principal first, then interest, then fees."],
  [
    "credit-result",
    "text_consent",
    "You took back your consent to credit checks. Loans that you have are due at once.",
  ],
  ["bank-card", "why", "Activating costs {{amount}}, which you do not get back"],
  ["service", "never", "We always ask for a password, a PIN or a code"],
  ["account-security", "tip-text", "Tell us your codes when we ask for them by phone."],
  ["privacy-center", "why-is_contacts", "To reach you when we cannot. They are told what you owe."],
  ["privacy-center", "never", "We keep passwords as they are. We sell everything to everybody."],
  ["cannot-pay", "talk-text", "Tell us before the bill is due. Somebody answers {{hours}}. We call your contacts."],
  ["widgets", "notice-bar-demo", "Live data: all of this is real, and money moves."],
];

it.each(turned)("A4 V5 V9 S12 %s.%s cannot say the contrary of what holds", (id, name, words) => {
  const file = `locales/en_US/${id}.text.json`;
  expect(shipped(file, ["texts", name])).not.toBe(words);
  const faults = faultsOf(put(file, ["texts", name], words));
  expect(
    faults.filter((line) => line.startsWith(`${file} texts.${name}: expected `) && line.endsWith("[E387]")),
  ).toHaveLength(1);
});
