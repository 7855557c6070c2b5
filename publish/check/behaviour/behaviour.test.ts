import { expect, it } from "vitest";
import {
  amountField,
  apply,
  checked,
  edited,
  entry,
  linesOf,
  loan,
  menu,
  otherwise,
  root,
  shipped,
  sure,
} from "../../../tests/published-project.ts";
import { readDocuments } from "../../documents/read-documents.ts";
import { publishedBehaviour } from "../../documents/records.ts";
import { formatFault } from "../given/report.ts";
import { behaviourNow } from "./behaviour-now.ts";

const close = '{ "do": "close", "with": { "value": { "$": "with.amount" } } }';

it.each<readonly [what: string, file: string, was: string, is: string, line: string]>([
  [
    "an operator that is exchanged",
    sure,
    '{ ">": [',
    '{ "<": [',
    `${sure}:19:11 children[0].when.or[1]: ${otherwise("with.amount is more than brand.constants.minimumRepayment", "with.amount is less than brand.constants.minimumRepayment")}`,
  ],
  [
    "operands that are swapped",
    sure,
    '[{ "var": "with.amount" }, { "var": "brand.constants.minimumRepayment" }]',
    '[{ "var": "brand.constants.minimumRepayment" }, { "var": "with.amount" }]',
    `${sure}:19:18 children[0].when.or[1][">"]: ${otherwise("with.amount is more than brand.constants.minimumRepayment", "brand.constants.minimumRepayment is more than with.amount")}`,
  ],
  [
    "a condition that is turned round",
    sure,
    '{ "var": "brand.flags.redBag" }',
    '{ "!": [{ "var": "brand.flags.redBag" }] }',
    `${sure}:18:11 children[0].when.or[0]: ${otherwise("brand.flags.redBag", "not brand.flags.redBag")}`,
  ],
  [
    "a step that is gone",
    loan,
    '{ "do": "dialog", "with": { "dialog": "sure", "with": { "amount": { "$": "form.amount" } } } },',
    "",
    `${loan}:25:18 children[3].on.press: ${otherwise('{"do":"dialog","with":{"dialog":"sure","with":{"amount":{"$":"form.amount"}}}}', "none")}`,
  ],
  [
    "a step that is there twice",
    sure,
    close,
    `${close}, ${close}`,
    // What is refused whatever was published is said alone.
    `${sure}:22:89 children[0].on.press[1]: expected another step than the one before it, found the very same: leave one out [E434]`,
  ],
  [
    "a field that is not checked any more",
    loan,
    '"do": "validate", "with": { "fields": ["amount"] }',
    '"do": "validate"',
    `${loan}:26:11 children[3].on.press[0]: ${otherwise('"with": {"fields":["amount"]}', "none")}`,
  ],
  [
    "another path",
    sure,
    '"value": { "$": "with.amount" }',
    '"value": { "$": "brand.constants.minimumRepayment" }',
    `${sure}:22:68 children[0].on.press[0].with.value.$: ${otherwise('"with.amount"', '"brand.constants.minimumRepayment"')}`,
  ],
  [
    "another figure",
    loan,
    '"in": [1, 2]',
    '"in": [1, 20]',
    `${loan}:19:27 children[2].each.in[1]: ${otherwise("2", "20")}`,
  ],
  [
    "a node that is gone",
    loan,
    '{\n      "widget": "text-line",\n      "props": { "text": { "$t": "app.days", "args": { "count": { "$": "index" } } } },\n      "each": { "in": [1, 2] }\n    },',
    "",
    `${loan}:9:15 children: ${otherwise('"text-line": {"each":{"in":[1,2]},"props":{"text":{"$t":"app.days","args":{"coun…', "none")}`,
  ],
  [
    "a node that is there twice",
    loan,
    amountField,
    `${amountField} ${amountField}`,
    `${loan}:10:104 children[1]: ${otherwise('"amount-field": {"bind":"form.amount","props":{"label":{"$t":"app.amount"}}} once', "the very same in children[0] and children[1]").replace("put it back", "take one out")}`,
  ],
  [
    "a row that does something else",
    entry,
    '"to": "/loan/1"',
    '"to": "/loan/2"',
    `${entry}:12:63 rows[1].then[0].with.to: ${otherwise('"/loan/1"', '"/loan/2"')}`,
  ],
  [
    "a condition that is gone",
    menu,
    '"when": "brand.flags.voucher",',
    "",
    `${menu}:5:13 items.help: ${otherwise('"when": "brand.flags.voucher"', "none")}`,
  ],
  [
    "an input of another type",
    entry,
    '"type": "integer", "description": "What the lender says." }',
    '"type": "number", "description": "What the lender says." }',
    `${entry}:4:33 inputs.auth.type: ${otherwise('"integer"', '"number"')}`,
  ],
  [
    "a param of a rule of another type",
    "rules/validation/amount.rule.json",
    '"params": {\n    "min": {\n      "type": "integer"',
    '"params": {\n    "min": {\n      "type": "number"',
    `rules/validation/amount.rule.json:10:15 params.min.type: ${otherwise('"integer"', '"number"')}`,
  ],
  [
    "a call that is not made once any more",
    apply,
    '"once": "what-became",',
    "",
    `${apply}:1:1 ${otherwise('"once": "what-became"', "none")}`,
  ],
])("R14 refused is %s", (_, file, was, is, line) => {
  // What is named nowhere any more is said of itself.
  const lines = linesOf(file, edited(file, was, is));
  expect(lines.filter((one) => one.startsWith(file))).toEqual([line]);
});

it("R14 of what is wrong by itself it is not said as well that it is otherwise than published", () => {
  const text = edited(loan, '"rule": "amount"', '"rule": "amuont"');
  const wrong = `${loan}:8:33 form.amount.rule: expected a known rule, found "amuont"; did you mean "amount"? [E303]`;
  expect(linesOf(loan, text)).toEqual([wrong]);
  // Two mistakes are two lines.
  expect(linesOf(loan, text.replace('"in": [1, 2]', '"in": [1, 20]'))).toEqual([
    wrong,
    `${loan}:19:27 children[2].each.in[1]: ${otherwise("2", "20")}`,
  ]);
});

it("R14 of a node that is another one by name alone its name is said", () => {
  const named = edited(loan, '"widget": "amount-field", ', '"widget": "amount-field", "id": "how-much", ');
  const documents = readDocuments(root, new Map([[loan, named]]));
  const published = behaviourNow(documents, undefined).next("A name.").text;
  const text = named.replace('"how-much"', '"how-mcuh"');
  const { errors } = checked(new Map([[publishedBehaviour, published]]).set(loan, text));
  expect(errors.map(formatFault)).toEqual([`${loan}:10:39 children[0].id: ${otherwise('"how-much"', '"how-mcuh"')}`]);
});

it("R14 refuses nothing while somebody is at work", () => {
  const { errors, warnings } = checked(new Map([[sure, edited(sure, '{ ">": [', '{ "<": [')]]), true);
  expect([errors, warnings.map(({ file, line, code }) => `${file}:${line} ${code}`)]).toEqual([
    [],
    [`${sure}:19 E390`],
  ]);
});

it("R14 an entry that says the same under another key is told by both keys", () => {
  const renamed = shipped(loan).replace('"quote": {', '"price": {').replaceAll("reads.quote.", "reads.price.");
  expect(linesOf(loan, renamed)[0]).toBe(`${loan}:7:23 reads.price: ${otherwise('key "quote"', 'key "price"')}`);
});
