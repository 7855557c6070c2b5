import { expect, it } from "vitest";
import {
  amountField,
  apply,
  besides,
  checked,
  edited,
  entry,
  linesOf,
  loan,
  menu,
  shipped,
  sure,
  timer,
} from "../../../tests/published-project.ts";
import { formatFault } from "../given/report.ts";

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
  const hears = (event: string) =>
    checked(
      new Map([
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
    ).errors.map(formatFault);
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
    "a key of a call that was not said",
    apply,
    '"once": "what-became",',
    '"once": "what-became", "timeout": 1000,',
    `${apply}:6:37 timeout: ${besides("1000")}`,
  ],
])("R14 not free is %s", (_, file, was, is, line) => {
  // What is named nowhere any more is said of itself.
  const lines = linesOf(file, edited(file, was, is));
  expect(lines.filter((one) => one.startsWith(file))).toEqual([line]);
});
