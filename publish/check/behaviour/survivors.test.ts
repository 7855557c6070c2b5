import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { check } from "../../../tests/check.ts";

// The whole repository is read before the first answer.
beforeAll(() => void check("."), 120_000);

// Edits that a random editor made of the documents as they are shipped, and that nothing else notices.
it.each<readonly [file: string, was: string, is: string, line: number, place: string, expected: string, found: string]>(
  [
    [
      "screens/account/update-phone-4.screen.json",
      `{ "do": "set", "with": { "path": "journey.phoneChange.sentAt", "value": { "$": "env.now" } } },
`,
      `
`,
      54,
      "children[0].children[2].on.send[0].ok",
      '{"do":"set","with":{"path":"journey.phoneChange.sentAt","value":{"$":"env.now"}}…',
      "none",
    ],
    [
      "screens/parts/voucher.part.json",
      '{ "do": "close", "with": { "value": true } },',
      "",
      41,
      "children[0].on.press",
      '{"do":"close","with":{"value":true}}',
      "none",
    ],
    [
      "screens/bank/dialogs/card-otp.dialog.json",
      '{ "do": "validate", "with": { "fields": ["cardOtp"] } },',
      "",
      44,
      "children[4].on.press",
      '{"do":"validate","with":{"fields":["cardOtp"]}}',
      "none",
    ],
    [
      "screens/repay/parts/pay-by-transfer.part.json",
      '"renew", null]',
      'null, "renew"]',
      62,
      "children[0].on.press[1].with.body.purpose.$.if",
      'if with.renewing then "renew" else missing',
      'if with.renewing then missing else "renew"',
    ],
    [
      "screens/bank/add-bankcard.screen.json",
      `"and": [
                  { "var": "screen.problem" }`,
      `"or": [
                  { "var": "screen.problem" }`,
      120,
      "children[0].children[1].children[2].when",
      "screen.problem and (env.now + 3600000) mod 86400000 is at least 3600000",
      "screen.problem or (env.now + 3600000) mod 86400000 is at least 3600000",
    ],
    [
      "screens/bill/parts/open-bill.part.json",
      '"when": { "!==": [{ "var": "with.loan.refundingStatus" }, 1] }',
      '"when": { "===": [{ "var": "with.loan.refundingStatus" }, 1] }',
      27,
      "children[0].children[1].when",
      "with.loan.refundingStatus is not 1",
      "with.loan.refundingStatus is 1",
    ],
    [
      "screens/repay/parts/pay-now.part.json",
      '{ "!": [{ "var": "derived.payable" }] }',
      '{ "var": "derived.payable" }',
      85,
      "children[0].children[8].with.what.$.if[0].and[1]",
      "not derived.payable",
      "derived.payable",
    ],
    [
      "screens/credit/parts/credit-contacts-save.part.json",
      '"form.relationship2"',
      '"form.relationship3"',
      86,
      "children[0].children[0].on.press[1].with.body.contacts.give.relationship.$.get[0][1].var",
      '"form.relationship2"',
      '"form.relationship3"',
    ],
    [
      "screens/auth/register.screen.json",
      '{ "var": "screen.refusedMobile" },',
      '{ "var": "journey.invitation.userGid" },',
      44,
      "children[0].children[3].when.and[0].var",
      '"screen.refusedMobile"',
      '"journey.invitation.userGid"',
    ],
    [
      "screens/loan/parts/before-needs.part.json",
      '"if": [{ "var": "derived.account" }, "good"',
      '"if": [{ "var": "reads.terms.value" }, "good"',
      43,
      "children[0].children[1].props.tone.$.if[0].var",
      '"derived.account"',
      '"reads.terms.value"',
    ],
    [
      "screens/loan/dialogs/choose-voucher.dialog.json",
      '[{ "var": "item.voucherTransType" }]',
      '[{ "var": "item.voucherTransType" }, { "var": "item.voucherTransType" }]',
      30,
      "children[1].children[0].props.typeLabel.args.context.$.cat[1]",
      "none",
      "item.voucherTransType",
    ],
    [
      "screens/credit/base-info-personal.screen.json",
      '"reads.summary.value.pages" }, 1] }',
      '"reads.summary.value.pages" }, 100] }',
      68,
      "on.shown[0].if.some[0].take[1]",
      "1",
      "100",
    ],
    [
      "screens/bank/add-bankcard.screen.json",
      "86400000] }, 3600000]",
      "86400000] }, 0]",
      58,
      'children[0].children[0].when["<"][1]',
      "3600000",
      "0",
    ],
    [
      "screens/bank/parts/account-enquire.part.json",
      '{ "===": [{ "var": "screen.found.bank" }, { "var": "form.bank" }] },',
      "",
      12,
      'children[0].when["!"][0].and',
      "screen.found.bank is form.bank",
      "none",
    ],
    [
      "screens/parts/ask-again.part.json",
      '"when": { "<": [{ "var": ["screen.asked", 0] }, 10] }',
      '"when": { "!": [{ "<": [{ "var": ["screen.asked", 0] }, 10] }] }',
      24,
      "children[0].children[0].when",
      "screen.asked (else 0) is less than 10",
      "not (screen.asked (else 0) is less than 10)",
    ],
    [
      "screens/bank/parts/card-charge.part.json",
      '"===": [{ "var": ["journey.activation.step", "card"] }',
      '"!==": [{ "var": ["journey.activation.step", "card"] }',
      19,
      "children[0].when.and[1]",
      'journey.activation.step (else "card") is "activate"',
      'journey.activation.step (else "card") is not "activate"',
    ],
    [
      "screens/withdraw/withdrawal-detail.screen.json",
      '[{ "var": "reads.detail.value" }, { "===": [{ "var": "reads.detail.value.status" }, 2] }]',
      '[{ "===": [{ "var": "reads.detail.value.status" }, 2] }, { "var": "reads.detail.value" }]',
      63,
      "children[1].children[1].when.and",
      "reads.detail.value and reads.detail.value.status is 2",
      "reads.detail.value.status is 2 and reads.detail.value",
    ],
    [
      "screens/bank/add-bankcard.screen.json",
      ', { "use": "account-add" }',
      "",
      142,
      "children[1].children",
      '"use account-add": {}',
      "none",
    ],
    [
      "screens/bank/add-bankcard.screen.json",
      '        { "widget": "text", "props": { "text": { "$t": "bank-account.own" }, "role": "secondary" } }',
      '        { "widget": "text", "props": { "text": { "$t": "bank-account.own" }, "role": "secondary" } },        { "widget": "text", "props": { "text": { "$t": "bank-account.own" }, "role": "secondary" } }',
      139,
      "children[0].children[4]",
      '"text": {"props":{"text":{"$t":"bank-account.own"}}} once',
      "the very same in children[0].children[3] and children[0].children[4]",
    ],
    [
      "screens/bank/add-bankcard.screen.json",
      '          "when": { "<": [{ "%"',
      '          "when": { ">=": [{ "%"',
      58,
      "children[0].children[0].when",
      "(env.now + 3600000) mod 86400000 is less than 3600000",
      "(env.now + 3600000) mod 86400000 is at least 3600000",
    ],
    [
      "screens/parts/loading.part.json",
      '          "when": { ">": [{ "var": ["with.list", 0] }, 0] }',
      '          "critical": true',
      31,
      "children[0].children[3]",
      '{"props":{"count":{"$":"with.list"}},"when":{">":[{"var":["with.list",0]},0]}}',
      '{"props":{"count":{"$":"with.list"}},"critical":true}',
    ],
    [
      "api/errors.catalogue.json",
      '{ "do": "tell", "with": { "capability": "relogin" } },',
      "",
      21,
      "entries[0].then",
      '{"do":"tell","with":{"capability":"relogin"}}',
      "none",
    ],
    [
      "screens/loan/parts/lend-sign.part.json",
      '"bind": "form.pin"',
      '"bind": "form.pin", "on": { "change": [{ "do": "go", "with": { "to": "/lendInfo" } }] }',
      13,
      "children[0].children[1].on.change",
      "none",
      '[{"do":"go","with":{"to":"/lendInfo"}}]',
    ],
    [
      "screens/account/bind-mail.screen.json",
      '"children": [',
      '"guard": [{ "do": "go", "with": { "to": "/bill" } }, { "do": "enter" }], "children": [',
      73,
      "guard",
      "none",
      '[{"do":"go","with":{"to":"/bill"}},{"do":"enter"}]',
    ],
    [
      "api/errors.catalogue.json",
      '"entries": [',
      '"entries": [{ "id": "quiet", "kind": "business", "then": "nothing" },',
      5,
      "entries[0]",
      "none",
      '{"kind":"business","then":"nothing"}',
    ],
    [
      "api/loan/loan-contract.call.json",
      '"path":',
      '"cache": { "by": ["productId"], "for": 60000 }, "path":',
      4,
      "cache.by",
      "none",
      '["productId"]',
    ],
  ],
)("R14 %s: %s → %s", (file, was, is, line, place, expected, found) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(was);
  const { errors } = check(".", { overlay: new Map([[file, text.replace(was, () => is)]]), only: [file] });
  const said = errors.map(({ message, ...error }) => [
    error.line,
    error.path,
    message.replace(/version \d+/, "version 1"),
  ]);
  const twice = found.startsWith("the very same in");
  const back = expected === "none" ? "take it out" : twice ? "take one out" : "put it back";
  const mend = `${back}, or publish the next version by npm run behaviour -- --publish --why "…"`;
  expect(said).toEqual([
    [line, place, `expected ${expected}, as version 1 of the published behaviour says, found ${found}: ${mend}`],
  ]);
});

it("R14 an entry that takes every failure is not asked before the others", () => {
  const file = "api/errors.catalogue.json";
  const { entries, ...rest } = JSON.parse(readFileSync(file, "utf8")) as { entries: unknown[] };
  const text = JSON.stringify({ ...rest, entries: [entries.at(-1), ...entries.slice(0, -1)] }, null, 2);
  const { errors } = check(".", { overlay: new Map([[file, text]]), only: [file] });
  expect(
    errors.map(({ path, message }) => `${path}: ${message.replace(/version \d+.*, found/, "version 1, found")}`),
  ).toEqual([
    'entries[0]: expected "entries.session-other-device", as version 1, found "entries.other": put it back, or publish the next version by npm run behaviour -- --publish --why "…"',
  ]);
});
