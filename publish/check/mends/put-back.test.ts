import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../../tests/check.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

type Edit = readonly [file: string, right: string, wrong: string];

/** What is said of the shipped documents with some places of them changed: where, and under which code. */
function said(edits: readonly Edit[], drafting = false): readonly string[] {
  const overlay = new Map<string, string>();
  for (const [file, right, wrong] of edits) {
    const text = overlay.get(file) ?? readFileSync(file, "utf8");
    expect(text).toContain(right);
    overlay.set(
      file,
      text.replace(right, () => wrong),
    );
  }
  return check(".", { overlay, drafting }).errors.map(({ file, path, code }) => `${file} ${path} ${code}`);
}

const detail = "screens/bill/bill-detail.screen.json";
const pay = "screens/repay/pay-with-bank.screen.json";
const entry = "rules/decisions/borrow-entry.decision.json";
const bill = "screens/bill/bill.screen.json";
const loans = "screens/bill/loan-list.screen.json";
const confirm = "screens/loan/lend-confirm.screen.json";

const native = "screens/auth/login-native.screen.json";

const flagged = (file: string, flag: string): Edit => [
  file,
  '"access": "borrower",',
  `"access": "borrower", "flag": "${flag}",`,
];
const row = (when: string): Edit => [
  entry,
  '"rows": [',
  `"rows": [{ "id": "fresh", "when": ${when}, "then": [{ "do": "go", "with": { "to": "/lendInfo" } }], "because": "It is." },`,
];
const refused = row('{ "in": [{ "var": "inputs.refuseFlag" }, [1, 3]] }');
const loan = '"loanGid": { "$": "reads.bills.value.loanList.0.loanGid" }';
const apply = `{
  "widget": "button",
  "id": "again",
  "props": { "label": { "$t": "lend-confirm.title" } },
  "on": { "press": [{ "do": "call", "with": { "call": "loan-apply", "body": {
    "quoteId": { "$": "journey.order.quoteId" },
    "productType": { "$": "journey.order.productType" },
    "productId": { "$": "journey.order.productId" },
    "loanAmount": 10000,
    "bankAccountGid": { "$": "journey.order.bankAccountGid" },
    "purposeId": { "$": "journey.order.purposeId" },
    "tradePassword": { "$": "form.pin" }
  } } }] }
}`;

it.each<[what: string, edits: readonly Edit[], lines: readonly string[]]>([
  ["a flag, not every way to its screen", [flagged(detail, "voucher")], [`${detail} flag E390`]],
  ["a flag of another screen", [flagged(pay, "redBag")], [`${pay} flag E390`]],
  ["another screen that it is like", [[native, '"like": "login"', '"like": "lend-info"']], [`${native} like E660`]],
  [
    "a flag, and a text beside it that is wrong by itself",
    [flagged(detail, "voucher"), [detail, '"bill-detail.title"', '"bill-detail.titel"']],
    [`${detail} flag E390`, `${detail} title.$t E701`],
  ],
  [
    "a row, not those below it that are never come to with it",
    [refused],
    [`${entry} rows[0].id E502`, `${entry} rows[0].when.in[0].var E514`],
  ],
  [
    "a row, not the one that it takes everything from",
    [row('{ "===": [{ "var": "inputs.basicsAuth" }, 2] }')],
    [`${entry} rows[0].id E502`, `${entry} rows[0].when["==="] E514`],
  ],
  [
    "a row, and one below it that is wrong by itself",
    [
      refused,
      [entry, '"inputs.basicsAuth" }, [1, -1]] },\n      "then"', '"inputs.basicsAuth" }, [1, -2]] },\n      "then"'],
    ],
    [`${entry} rows[0].id E502`, `${entry} rows[0].when.in[0].var E514`, `${entry} rows[8].when.in[1][1] E422`],
  ],
  [
    "a call by itself, not the screen that is entered without its decision",
    [[bill, '"enter": [', `"enter": [{ "do": "call", "with": { "call": "repayment-renew", "body": { ${loan} } } },`]],
    [`${bill} on.enter[0] E390`],
  ],
  [
    "a call by itself on a screen that did nothing by itself, and what is wrong in it itself",
    [
      [
        loans,
        '"loading": [{',
        `"on": { "enter": [{ "do": "call", "with": { "call": "repayment-renew", "body": { ${loan} } } }] },\n"loading": [{`,
      ],
    ],
    [`${loans} on.enter[0].with.call E393`, `${loans} on.enter[0].with.body.loanGid.$ E449`],
  ],
  [
    "a second way to apply, not the facts that nobody touched, and what is wrong in it itself",
    [[confirm, '"children": [\n    {', `"children": [\n    ${apply}, {`]],
    [
      `${confirm} children[0] E386`,
      `${confirm} children[0].widget E352`,
      `${confirm} children[0].on.press[0].with.body.tradePassword.$ E437`,
    ],
  ],
  [
    "a step that is gone from a guard",
    [
      [
        confirm,
        `,
    {
      "do": "decide",
      "if": "journey.order",
      "with": {
        "decision": "borrow-now",
        "inputs": { "productType": { "$": "journey.order.productType" }, "next": "/lendConfirm" }
      }
    }`,
        "",
      ],
    ],
    [`${confirm} guard E390`],
  ],
])("tells at its place of %s", (_, edits, lines) => {
  expect(said(edits)).toEqual(lines);
});

it("tells of a flag at its place while somebody is at work, when nothing is held to what was published", () => {
  expect(said([flagged(detail, "voucher")], true)).toEqual([`${detail} flag E627`]);
});
