import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { check } from "../../../tests/check.ts";

// The whole repository is read before the first answer.
beforeAll(() => void check("."), 120_000);

// Buttons that were added to what a borrower sees, each for a call that is made once.
it.each<readonly [what: string, file: string, before: string, added: string, place: string, call: string]>([
  [
    "a button that pays at once",
    "screens/bill/parts/open-bill.part.json",
    `{
          "use": "more-time",`,
    '{ "widget": "button", "props": { "label": { "$t": "bill.repay" } }, "on": { "press": [{ "do": "call", "with": { "call": "repayment-pay", "body": { "loanGid": { "$": "with.loan.loanGid" }, "amount": { "$": "with.loan.loanLeftAmount" }, "method": "transfer" } } }] } }',
    "children[0].children[4].on.press[0].with.call",
    "repayment-pay",
  ],
  [
    "a part that leads to one",
    "screens/bill/parts/bill-entry.part.json",
    `{
      "widget": "bill-card",`,
    '{ "use": "more-time", "with": { "loan": { "$": "with.loan" } } }',
    "children[0].use",
    "repayment-extend",
  ],
])("R47 %s is no free addition to %s", (_, file, before, added, place, call) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(before);
  const edited = text.replace(before, () => `${added},\n${before}`);
  const { errors } = check(".", { overlay: new Map([[file, edited]]), only: [file] });
  expect(errors.map(({ code, path, message }) => [code, path, message.replace(/version \d+.*/, "version 1")])).toEqual([
    ["E393", place, `expected no way to call ${call}, which is made once, but those of version 1`],
  ]);
});
