import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDocuments } from "../../documents/read-documents.ts";
import { publishedBehaviour } from "../../documents/records.ts";
import { Checker } from "../checker.ts";
import { formatFault } from "../given/report.ts";
import { behaviourOf } from "../records/published-behaviour.ts";
import { behaviourNow } from "./behaviour-now.ts";

const project = "tests/fixtures/project";
const loan = "screens/loan/loan.screen.json";
const sure = "screens/loan/dialogs/sure.dialog.json";
const entry = "rules/decisions/entry.decision.json";
const apply = "api/lender/apply.call.json";
const menu = "screens/home/menus/my.menu.json";

const checker = new Checker(project);
const record = behaviourNow(readDocuments(project), undefined).next("The first day.").text;

const shipped = (file: string) => readFileSync(`${project}/${file}`, "utf8");

/** A file with one text of it in place of another. */
function edited(file: string, was: string, is: string): string {
  expect(shipped(file)).toContain(was);
  return shipped(file).replace(was, () => is);
}

/** The lines of a project of which everything was published, where a file says something else. */
function linesOf(file: string, text: string | null): readonly string[] {
  const overlay = new Map([[publishedBehaviour, record]]).set(file, text ?? "");
  const { errors } = checker.check({ overlay: text === null ? new Map([...overlay, [file, null]]) : overlay });
  return errors.map(formatFault);
}

const publish = 'or publish the next version by npm run behaviour -- --publish --why "…" [E390]';
const mend = `put it back, ${publish}`;
const besides = (found: string) =>
  `expected none, as version 1 of the published behaviour says, found ${found}: take it out, ${publish}`;
const said = (expected: string, found: string) =>
  `expected ${expected}, as version 1 of the published behaviour says, found ${found}: ${mend}`;

const amountField =
  '{ "widget": "amount-field", "bind": "form.amount", "props": { "label": { "$t": "app.amount" } } },';
const close = '{ "do": "close", "with": { "value": { "$": "with.amount" } } }';

it.each<readonly [what: string, file: string, was: string, is: string]>([
  [
    "a node between others",
    loan,
    amountField,
    `{ "widget": "text-line", "props": { "text": { "$t": "app.sure" } } }, ${amountField}`,
  ],
  ["nodes around others", loan, amountField, `{ "widget": "group", "children": [${amountField.slice(0, -1)}] },`],
  ["a look", loan, '"$t": "app.borrow" } }', '"$t": "app.borrow" }, "variant": "secondary" }'],
  ["the icon of an entry", menu, '"icon": "info"', '"icon": "help"'],
  [
    "the order of keys",
    loan,
    '"access": "borrower",\n  "title": { "$t": "app.loan" },',
    '"title": { "$t": "app.loan" },\n  "access": "borrower",',
  ],
  ["a description", sure, '"description": "Kobo."', '"description": "How much, in kobo."'],
  ["another case", entry, '"cases": [', '"cases": [{ "given": { "auth": 1 }, "row": "proceed" },'],
  [
    "another input of a decision",
    entry,
    '"inputs": {',
    '"inputs": { "more": { "type": "integer", "optional": true, "description": "More." },',
  ],
  [
    "a read that may fail",
    loan,
    '"reads": {',
    '"reads": { "more": { "call": "quote", "with": { "productType": "a" }, "optional": true },',
  ],
])("R14 free is %s", (_, file, was, is) => {
  expect(linesOf(file, edited(file, was, is))).toEqual([]);
});

it("R14 not free is what runs by itself, as when a time is over; what a borrower presses is", () => {
  const timer = `{
    "$schema": "../../../../../schemas/widget.schema.json",
    "type": "timer",
    "title": "Timer",
    "description": "Counts down.",
    "props": { "type": "object", "additionalProperties": false, "properties": {} },
    "events": {
      "done": { "description": "The time is over.", "byItself": true },
      "press": { "description": "It was pressed." }
    },
    "accessibility": { "role": "timer", "name": "None.", "keyboard": "None." }
  }`;
  const hears = (event: string) =>
    checker
      .check({
        overlay: new Map([
          [publishedBehaviour, record],
          ["widgets/timer/timer.schema.json", timer],
          [
            loan,
            edited(
              loan,
              amountField,
              `{ "widget": "timer", "on": { "${event}": [{ "do": "go", "with": { "to": "/index" } }] } }, ${amountField}`,
            ),
          ],
        ]),
      })
      .errors.map(formatFault);
  expect(hears("press")).toEqual([]);
  expect(hears("done")).toEqual([
    `${loan}:10:42 children[0].on.done: ${besides('[{"do":"go","with":{"to":"/index"}}]')}`,
  ]);
});

it("R14 free is that nodes change places", () => {
  const without = shipped(loan).replace(amountField, "");
  const moved = without.replace(/\n {2}\]\n\}\s*$/, `,\n    ${amountField.slice(0, -1)}\n  ]\n}\n`);
  expect(moved).toContain("amount-field");
  expect(linesOf(loan, moved)).toEqual([]);
});

it.each<readonly [what: string, file: string, was: string, is: string, line: string]>([
  [
    "an operator that is exchanged",
    sure,
    '{ ">": [',
    '{ "<": [',
    `${sure}:19:11 children[0].when.or[1]: ${said("with.amount is more than brand.constants.minimumRepayment", "with.amount is less than brand.constants.minimumRepayment")}`,
  ],
  [
    "operands that are swapped",
    sure,
    '[{ "var": "with.amount" }, { "var": "brand.constants.minimumRepayment" }]',
    '[{ "var": "brand.constants.minimumRepayment" }, { "var": "with.amount" }]',
    `${sure}:19:18 children[0].when.or[1][">"]: ${said("with.amount is more than brand.constants.minimumRepayment", "brand.constants.minimumRepayment is more than with.amount")}`,
  ],
  [
    "a condition that is turned round",
    sure,
    '{ "var": "brand.flags.redBag" }',
    '{ "!": [{ "var": "brand.flags.redBag" }] }',
    `${sure}:18:11 children[0].when.or[0]: ${said("brand.flags.redBag", "not brand.flags.redBag")}`,
  ],
  [
    "a step that is gone",
    loan,
    '{ "do": "dialog", "with": { "dialog": "sure", "with": { "amount": { "$": "form.amount" } } } },',
    "",
    `${loan}:25:18 children[3].on.press: ${said('{"do":"dialog","with":{"dialog":"sure","with":{"amount":{"$":"form.amount"}}}}', "none")}`,
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
    `${loan}:26:11 children[3].on.press[0]: ${said('"with": {"fields":["amount"]}', "none")}`,
  ],
  [
    "another path",
    sure,
    '"value": { "$": "with.amount" }',
    '"value": { "$": "brand.constants.minimumRepayment" }',
    `${sure}:22:68 children[0].on.press[0].with.value.$: ${said('"with.amount"', '"brand.constants.minimumRepayment"')}`,
  ],
  ["another figure", loan, '"in": [1, 2]', '"in": [1, 20]', `${loan}:19:27 children[2].each.in[1]: ${said("2", "20")}`],
  [
    "a node that is gone",
    loan,
    '{\n      "widget": "text-line",\n      "props": { "text": { "$t": "app.days", "args": { "count": { "$": "index" } } } },\n      "each": { "in": [1, 2] }\n    },',
    "",
    `${loan}:9:15 children: ${said('"text-line": {"each":{"in":[1,2]},"props":{"text":{"$t":"app.days","args":{"coun…', "none")}`,
  ],
  [
    "a node that is there twice",
    loan,
    amountField,
    `${amountField} ${amountField}`,
    `${loan}:10:104 children[1]: ${said('"amount-field" once', "it twice")}`,
  ],
  [
    "a row that does something else",
    entry,
    '"to": "/loan/1"',
    '"to": "/loan/2"',
    `${entry}:12:63 rows[1].then[0].with.to: ${said('"/loan/1"', '"/loan/2"')}`,
  ],
  [
    "a condition that is gone",
    menu,
    '"when": "brand.flags.voucher",',
    "",
    `${menu}:5:13 items.help: ${said('"when": "brand.flags.voucher"', "none")}`,
  ],
  [
    "a key that was not said",
    sure,
    '"children": [',
    '"closable": false, "children": [',
    `${sure}:12:15 closable: ${besides("false")}`,
  ],
  [
    "a guard that was not there",
    loan,
    '"children": [',
    '"guard": [{ "do": "enter" }], "children": [',
    `${loan}:9:12 guard: ${besides('[{"do":"enter"}]')}`,
  ],
  [
    "a condition around what was published",
    loan,
    amountField,
    `{ "widget": "group", "when": "brand.flags.redBag", "children": [${amountField.slice(0, -1)}] },`,
    `${loan}:10:34 children[0].when: ${besides('"brand.flags.redBag"')}`,
  ],
  [
    "an event that was not heard",
    sure,
    '"children": [',
    `"on": { "open": [${close}] }, "children": [`,
    `${sure}:12:19 on.open: ${besides('[{"do":"close","with":{"value":{"$":"with.amount"}}}]')}`,
  ],
  [
    "a read whose failure would be the screen's",
    loan,
    '"reads": {',
    '"reads": { "more": { "call": "quote", "with": { "productType": "a" } },',
    `${loan}:7:22 reads.more: ${besides('{"call":"quote","with":{"productType":"a"}}')}`,
  ],
  [
    "an input of another type",
    entry,
    '"type": "integer", "description": "What the lender says." }',
    '"type": "number", "description": "What the lender says." }',
    `${entry}:4:33 inputs.auth.type: ${said('"integer"', '"number"')}`,
  ],
  [
    "a param of a rule of another type",
    "rules/validation/amount.rule.json",
    '"params": {\n    "min": {\n      "type": "integer"',
    '"params": {\n    "min": {\n      "type": "number"',
    `rules/validation/amount.rule.json:10:15 params.min.type: ${said('"integer"', '"number"')}`,
  ],
  [
    "a key of a call that was not said",
    apply,
    '"once": "what-became",',
    '"once": "what-became", "timeout": 1000,',
    `${apply}:6:37 timeout: ${besides("1000")}`,
  ],
  [
    "a call that is not made once any more",
    apply,
    '"once": "what-became",',
    "",
    `${apply}:1:1 ${said('"once": "what-became"', "none")}`,
  ],
])("R14 refused is %s", (_, file, was, is, line) => {
  // What is named nowhere any more is said of itself.
  const lines = linesOf(file, edited(file, was, is));
  expect(lines.filter((one) => one.startsWith(file))).toEqual([line]);
});

it.each<readonly [what: string, file: string, edits: readonly (readonly [string, string])[], line: string]>([
  [
    "a decision",
    entry,
    [
      ['"inputs.auth" }, 2]', '"inputs.auth" }, 3]'],
      ['{ "auth": 2 }', '{ "auth": 3 }'],
    ],
    `${entry}:8:51 rows[0].when["==="][1]: ${said("2", "3")}`,
  ],
  [
    "a rule, loosened",
    "rules/validation/amount.rule.json",
    [
      ['{ ">=": [{ "var": "value" }, { "var": "with.min" }] }', '{ ">": [{ "var": "value" }, 0] }'],
      ['{ "accept": [300000] }', '{ "accept": [1] }'],
      ["[null, 299999]", "[null, 0]"],
    ],
    `rules/validation/amount.rule.json:17:15 checks[0].must: ${said("value is at least with.min", "value is more than 0")}`,
  ],
])(
  "R14 F6 V5 refused is that a condition is changed together with what its cases expect: %s",
  (_, file, edits, line) => {
    const text = edits.reduce((was, [one, other]) => {
      expect(was).toContain(one);
      return was.replace(one, () => other);
    }, shipped(file));
    expect(linesOf(file, text)).toEqual([line]);
  },
);

it("R14 of what is wrong by itself it is not said as well that it is otherwise than published", () => {
  const text = edited(loan, '"rule": "amount"', '"rule": "amuont"');
  const wrong = `${loan}:8:33 form.amount.rule: expected a known rule, found "amuont"; did you mean "amount"? [E303]`;
  expect(linesOf(loan, text)).toEqual([wrong]);
  // Two mistakes are two lines.
  expect(linesOf(loan, text.replace('"in": [1, 2]', '"in": [1, 20]'))).toEqual([
    wrong,
    `${loan}:19:27 children[2].each.in[1]: ${said("2", "20")}`,
  ]);
});

it.each<readonly [what: string, was: string, is: string, line: string]>([
  [
    "the part of a condition that is another one, though its operator might be to blame as well",
    '{ "===": [{ "var": "inputs.auth" }, 2] }',
    '{ "!==": [{ "var": "inputs.auth" }, 2] }',
    `${entry}:8:15 rows[0].when: expected the condition to hold in cases[0].row and not to hold in cases[1].row, found the contrary [E514]`,
  ],
  [
    "the case, where the condition is as it was published",
    '{ "auth": 0 }, "row": "proceed"',
    '{ "auth": 2 }, "row": "proceed"',
    `${entry}:17:38 cases[1].row: expected row "proceed", found "credit-first": Credit is asked for first. [E504]`,
  ],
  [
    "what it gives, where no input takes that",
    '{ "auth": 0 }, "row": "proceed"',
    '{ "auth": 0.5 }, "row": "proceed"',
    `${entry}:17:26 cases[1].given.auth: expected row "proceed", found "undecided": inputs.auth is number, not integer [E504]`,
  ],
  [
    "the cases, where one is not there any more that noticed something",
    '    { "given": { "auth": 0 }, "row": "proceed" },\n',
    "",
    `${entry}:15:3 cases: expected at least one case of row "proceed", found none [E502]`,
  ],
])("R14 F6 a case that is missed is told of at %s", (_, was, is, line) => {
  expect(linesOf(entry, edited(entry, was, is))).toEqual([line]);
});

it("R14 of a node that is another one by name alone its name is said", () => {
  const named = edited(loan, '"widget": "amount-field", ', '"widget": "amount-field", "id": "how-much", ');
  const documents = readDocuments(project, new Map([[loan, named]]));
  const published = behaviourNow(documents, undefined).next("A name.").text;
  const text = named.replace('"how-much"', '"how-mcuh"');
  const { errors } = checker.check({ overlay: new Map([[publishedBehaviour, published]]).set(loan, text) });
  expect(errors.map(formatFault)).toEqual([`${loan}:10:39 children[0].id: ${said('"how-much"', '"how-mcuh"')}`]);
});

it("V5 what no case notices any more is told of at the cases, where the condition is as it was published", () => {
  const rule = "rules/validation/amount.rule.json";
  expect(linesOf(rule, edited(rule, "[null, 299999]", "[null]"))).toEqual([
    expect.stringMatching(
      /^\S+:33:3 cases: expected a case that notices if checks\[0\]\.must\S* .*, found none; .*\[E511\]$/,
    ),
  ]);
});

it("R14 refuses nothing while somebody is at work", () => {
  const overlay = new Map([[publishedBehaviour, record]]).set(sure, edited(sure, '{ ">": [', '{ "<": ['));
  const { errors, warnings } = checker.check({ overlay, drafting: true });
  expect([errors, warnings.map(({ file, line, code }) => `${file}:${line} ${code}`)]).toEqual([
    [],
    [`${sure}:19 E390`],
  ]);
});

it("what came besides is kept by the same version, and a document that does otherwise as it was published", () => {
  const last = behaviourOf(JSON.parse(record));
  const documents = (texts: ReadonlyMap<string, string>) => behaviourNow(readDocuments(project, texts), last);
  const added = documents(
    new Map([[loan, edited(loan, amountField, `{ "use": "fact", "with": { "name": "a" } }, ${amountField}`)]]),
  );
  expect(added.differences).toEqual([]);
  expect(added.kept).toContain('      ["  use fact",{"with":{"name":"a"}}],');
  expect(added.kept).toContain('{"version":1,"why":"The first day."}');
  const changed = documents(new Map([[loan, edited(loan, '"in": [1, 2]', '"in": [1, 20]')]]));
  expect(changed.differences).toEqual([`${loan} children[2].each.in[1]: 2 → 20`]);
  expect(changed.kept).toBe(record);
  const { version, text } = changed.next("Twenty days.");
  expect(version).toBe(2);
  expect(text).toContain('{"version":2,"why":"Twenty days."}');
  expect(text).toContain('["  text-line",{"each":{"in":[1,20]}');
});

it("R14 an entry that says the same under another key is told by both keys", () => {
  const renamed = shipped(loan).replace('"quote": {', '"price": {').replaceAll("reads.quote.", "reads.price.");
  expect(linesOf(loan, renamed)[0]).toBe(`${loan}:7:23 reads.price: ${said('key "quote"', 'key "price"')}`);
});
