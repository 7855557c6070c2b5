import { applyEdits, modify } from "jsonc-parser";
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../tests/check.ts";
import type { Fault } from "../documents/document.ts";
import { withoutEchoes } from "./echoes.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

const base = "brands/base.brand.json";
const agreement = "rules/validation/agreement.rule.json";
const facts = "locales/en_US/lend-facts.text.json";

it.each<[file: string, lines: readonly string[]]>([
  ["brands/business/716.brand.json", ['expected properties "$schema", "id", found an empty object [E202]']],
  [
    "screens/auth/login.screen.json",
    ['expected properties "$schema", "access", "children", "id", "route", "title", found an empty object [E202]'],
  ],
  [
    "rules/decisions/borrow-entry.decision.json",
    ['expected properties "$schema", "cases", "id", "inputs", "rows", "undecided", found an empty object [E202]'],
  ],
  ["locales/en_US/errors.text.json", ['expected properties "$schema", "id", "texts", found an empty object [E202]']],
  [
    "widgets/account-card/account-card.schema.json",
    [
      'expected properties "$schema", "accessibility", "description", "props", "title", "type", found an empty object [E202]',
    ],
  ],
])("R14 tells in one line that %s was emptied", (file, lines) => {
  const { errors } = check(".", { overlay: new Map([[file, "{}\n"]]) });
  expect(errors.map(({ message, code }) => `${message} [${code}]`)).toEqual(lines);
  expect(errors.map((error) => error.file)).toEqual([file]);
});

it.each([
  [
    "schemas/entities/payment.schema.json",
    ["properties"],
    'expected "payGid", "amount", "method", "payStatus", "applyTime", "loanLeftAmount", "loanStatus" in "properties", found an empty object [E366]',
  ],
  [
    "schemas/entities/credit-form.schema.json",
    ["properties"],
    'expected a field in "properties", found an empty object [E366]',
  ],
  [
    "api/redbag/redbag-list.call.json",
    ["response", "properties"],
    'expected "total", "withdrawable", "minimum", "redBags" in "properties", found an empty object [E366]',
  ],
])("C4 tells in one line that all fields of %s %j were emptied", (file, path, line) => {
  const text = readFileSync(file, "utf8");
  const { errors } = check(".", { overlay: new Map([[file, applyEdits(text, modify(text, path, {}, {}))]]) });
  expect(errors.map((one) => `${one.path}: ${one.message} [${one.code}]`)).toEqual([`${path.join(".")}: ${line}`]);
});

it("R14 tells in one line of an emptied row what it lacks", () => {
  const file = "rules/decisions/h5-channel.decision.json";
  const text = readFileSync(file, "utf8");
  const edited = applyEdits(text, modify(text, ["rows", 0], {}, {}));
  const { errors } = check(".", { overlay: new Map([[file, edited]]) });
  expect(errors.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'rows[0]: expected properties "because", "id", "then", found an empty object',
  ]);
});

it.each<[what: string, file: string, right: string, wrong: string, line: string]>([
  [
    "a flag in quotes",
    base,
    '"bankAccount": false',
    '"bankAccount": "true"',
    "flags.bankAccount: expected boolean, found string; did you mean true, without quotes? [E203]",
  ],
  [
    "a whole number in quotes",
    base,
    '"periodDays": 14',
    '"periodDays": "14"',
    "constants.periodDays: expected integer, found string; did you mean 14, without quotes? [E203]",
  ],
  [
    "a number in quotes",
    base,
    '"rate": 0.28',
    '"rate": "0.28"',
    "constants.fallbackProduct.rate: expected number, found string; did you mean 0.28, without quotes? [E203]",
  ],
  [
    "a figure that is a text, without its quotes",
    base,
    '"weight-display": "700"',
    '"weight-display": 600',
    'theme.weight-display: expected string, found integer; did you mean "600", in double quotes? [E203]',
  ],
  [
    "a figure that is no such text with quotes either",
    base,
    '"weight-display": "700"',
    '"weight-display": 650',
    "theme.weight-display: expected string, found integer [E203]",
  ],
  [
    "a list of texts without their quotes",
    base,
    '"freeChannels": ["1", "3", "130"]',
    '"freeChannels": [1, "3", 130]',
    'lists.freeChannels: expected string, found integer; did you mean ["1", "3", "130"], in double quotes? [E203]',
  ],
  [
    "one text of a list without its quotes",
    base,
    '"freeChannels": ["1", "3", "130"]',
    '"freeChannels": ["1", "3", 130]',
    'lists.freeChannels[2]: expected string, found integer; did you mean "130", in double quotes? [E203]',
  ],
  [
    "a rate in per cent with its sign",
    base,
    '"dailyInterestPercent": 0.1',
    '"dailyInterestPercent": "0.1%"',
    "claims.dailyInterestPercent: expected number, found string; did you mean 0.1, without quotes? [E203]",
  ],
  [
    "a share in per cent",
    base,
    '"overdueDailyRate": 0.01',
    '"overdueDailyRate": "7 %"',
    "constants.overdueDailyRate: expected number, found string; did you mean 0.07, without quotes? [E203]",
  ],
  [
    "a number with signs between its thousands",
    base,
    '"maximumAmount": 60000000',
    '"maximumAmount": "60,000,000"',
    "claims.maximumAmount: expected integer, found string; did you mean 60000000, without quotes? [E203]",
  ],
  [
    "a number of a list in quotes",
    "screens/help/suggest.screen.json",
    '"gap": 24 }',
    '"gap": "24" }',
    'children[0].props.gap (widget stack): expected one of 0, 4, 8, 12, 16, 24, 32, found "24"; did you mean 24, without quotes? [E204]',
  ],
  [
    "a verb under a longer name",
    "screens/help/suggest.screen.json",
    '"do": "go"',
    '"do": "goto"',
    'children[0].children[1].on.press[0].do: expected a known verb, found "goto"; did you mean "go"? [E303]',
  ],
  [
    "a word of a list that is cut short",
    "rules/policies/early-settlement.policy.json",
    '"severity": "warning"',
    '"severity": "warn"',
    'severity: expected one of "error", "warning", found "warn"; did you mean "warning"? [E204]',
  ],
  [
    "a schema of another kind",
    "rules/policies/early-settlement.policy.json",
    "schemas/policy.schema.json",
    "schemas/rule.schema.json",
    '$schema: expected $schema to lead to schemas/policy.schema.json, found "../../schemas/rule.schema.json"; did you mean "../../schemas/policy.schema.json"? [E313]',
  ],
  [
    "what is in quotes and no whole number without them",
    base,
    '"periodDays": 14',
    '"periodDays": "14.5"',
    "constants.periodDays: expected integer, found string [E203]",
  ],
  [
    "a condition that does not do as its cases say, and could be shorter",
    agreement,
    '{ "===": [{ "var": "value" }, true] }',
    '{ "!!": [{ "var": "value" }] }',
    "checks[0].must: expected the condition not to hold in cases[1].reject[2], cases[1].reject[3], found that it does [E514]",
  ],
  [
    "a placeholder that is misspelt in words that are kept as they were disclosed",
    facts,
    '"coupon": "Your coupon takes {{amount}}',
    '"coupon": "Your coupon takes {{amout}}',
    'texts.coupon: expected "lend-facts.coupon" to say the same in en_US as in zh_CN, found missing {{amount}}; in excess {{amout}}; did you mean "{{amount}}"? [E702]',
  ],
  [
    "a tab that leads to no screen of its own, not the slides that say they lead there",
    base,
    '"to": "/bill", "dot"',
    '"to": "/helpcenter/overdue", "dot"',
    'tabs.items.bill.to: brand 716-1: expected a screen of tab "bill", found "/helpcenter/overdue", which is under no tab [E640]',
  ],
  [
    "a slide that is named as none, not the words that are left of it",
    base,
    '"id": "on-time"',
    '"id": "paper"',
    'lists.activities[0].id: expected a text in en_US, zh_CN, found none of "slides.title_paper"; did you mean "slides.title_on-time"? [E701]',
  ],
  [
    "a slide whose name is misspelt",
    base,
    '"id": "on-time"',
    '"id": "on-tme"',
    'lists.activities[0].id: expected a text in en_US, zh_CN, found none of "slides.title_on-tme"; did you mean "slides.title_on-time"? [E701]',
  ],
])("tells once %s", (_, file, right, wrong, line) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(right);
  const { errors } = check(".", { overlay: new Map([[file, text.replace(right, wrong)]]) });
  const lines = errors.map((fault) => `${fault.file} ${fault.path}: ${fault.message} [${fault.code}]`);
  expect(lines).toEqual([`${file} ${line}`]);
});

const fault = (code: string, path: string, more: Partial<Fault> = {}): Fault => ({
  ...{ file: agreement, line: 1, column: 1, path, code, message: code },
  ...more,
});

it.each<[what: string, faults: readonly Fault[], told: readonly string[]]>([
  ["where its cases refuse it", [fault("E413", "checks[0].must"), fault("E514", "checks[0].must")], ["E514"]],
  ["in the row of a case", [fault("E413", "rows[1].when"), fault("E514", "rows[1].then")], ["E514"]],
  ["where another was published", [fault("E413", "with.must"), fault("E390", "with")], ["E390"]],
  [
    "and is told while that is a warning alone",
    [fault("E413", "with.must"), fault("E390", "with", { severity: "warning" })],
    ["E413", "E390"],
  ],
  ["and is told of another row", [fault("E413", "rows[10].when"), fault("E514", "rows[1].when")], ["E413", "E514"]],
  ["and is told in another file", [fault("E413", "with"), fault("E514", "with", { file: "b" })], ["E413", "E514"]],
])("leaves out that a condition could be shorter %s", (_, faults, told) => {
  expect(withoutEchoes(faults, []).map(({ code }) => code)).toEqual(told);
});

it.each<[what: string, message: string, told: readonly string[]]>([
  ["a slip in its name", 'missing {{a}}; did you mean "{{a}}"?', ["E387", "E702"]],
  ["no other difference", "missing {{a}}", ["E387"]],
])("tells of a placeholder in words that are kept %s", (_, message, told) => {
  const faults = [fault("E387", "texts.a"), fault("E702", "texts.a", { message })];
  expect(withoutEchoes(faults, []).map(({ code }) => code)).toEqual(told);
});

it.each(["E387", "E733"])("tells of words that are kept (%s) and are another language's that they are kept", (code) => {
  const faults = [fault(code, "texts.a"), fault("E731", "texts.a"), fault("E731", "texts.b")];
  expect(withoutEchoes(faults, []).map(({ path, code }) => `${path} ${code}`)).toEqual([
    `texts.a ${code}`,
    "texts.b E731",
  ]);
});
