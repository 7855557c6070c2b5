import { describe, expect, it } from "vitest";
import { Editor } from "./editor.ts";
import { type Offered, offers } from "./offered.ts";
import { opened } from "./opened.ts";

const editor = opened(".");

const places = {
  screen: "screens/loan/tried.screen.json",
  part: "screens/loan/parts/tried.part.json",
  rule: "rules/validation/tried.rule.json",
  decision: "rules/decisions/tried.decision.json",
  text: "locales/en_US/tried.text.json",
};

/** A screen with a read, a field, a derived value, and what is to be tried in the place of a text. */
const screen = (value: string, more = "") =>
  `{ "$schema": "../../schemas/screen.schema.json", "id": "tried", "route": "/tried/{kind}", "access": "borrower",
     "title": { "$t": "login.title" }, "reads": { "loans": { "call": "loan-list" } },
     "form": { "amount": { "rule": "loan-amount" } }, "derived": { "first": "reads.loans.value" }, ${more}
     "children": [{ "widget": "text", "props": { "text": ${value} } }] }`;
const path = (written: string) => screen(`{ "$": "${written}" }`);
const step = (inner: string) => screen('"a"', `"on": { "enter": [${inner}] },`);
const each = (written: string) =>
  `{ "$schema": "../../schemas/screen.schema.json", "id": "tried", "reads": { "loans": { "call": "loan-list" } },
     "children": [{ "widget": "text", "each": { "in": "reads.loans.value.loanList" }, "props": { "text": { "$": "${written}" } } }] }`;

const table: readonly Offered[] = [
  [
    "roots",
    places.screen,
    path("¦"),
    { reads: "What the screen reads", journey: "Kept between", brand: "Values" },
    ["item", "value", "inputs"],
  ],
  [
    "roots of a rule",
    places.rule,
    '{ "id": "tried", "checks": [{ "must": "¦" }] }',
    { value: "The field", brand: "" },
    ["reads", "inputs"],
  ],
  [
    "roots of a decision",
    places.decision,
    '{ "id": "tried", "rows": [{ "when": "¦" }] }',
    { inputs: "The decision" },
    ["form", "brand"],
  ],
  ["reads", places.screen, path("reads.¦"), { "reads.loans": "call loan-list" }],
  [
    "of a read",
    places.screen,
    path("reads.loans.¦"),
    { "reads.loans.value": "", "reads.loans.status": "idle", "reads.loans.error": "kind" },
  ],
  ["of its answer", places.screen, path("reads.loans.value.¦"), { "reads.loans.value.listTotal": "" }],
  ["of its failure", places.screen, path("reads.loans.error.¦"), { "reads.loans.error.status": "" }],
  ["fields", places.screen, path("form.¦"), { "form.amount": "rule loan-amount" }],
  ["derived values", places.screen, path("derived.¦"), { "derived.first": '"reads.loans.value"' }],
  ["parameters of the route", places.screen, path("route.params.¦"), { "route.params.kind": "A parameter" }],
  ["of the address", places.screen, path("route.¦"), { "route.params": "", "route.query": "" }],
  ["the journey", places.screen, path("journey.¦"), { "journey.mobile": "Written by screens/auth/" }],
  ["the device", places.screen, path("device.¦"), { "device.appListTip": "" }],
  ["the session", places.screen, path("session.¦"), { "session.token": "" }],
  ["the environment", places.screen, path("env.¦"), { "env.now": "", "env.can": "" }],
  ["capabilities", places.screen, path("env.can.¦"), { "env.can.get-user-info": "The native app's user" }],
  ["the brand", places.screen, path("brand.¦"), { "brand.constants": "", "brand.flags": "Features" }],
  [
    "its constants",
    places.screen,
    path("brand.constants.¦"),
    { "brand.constants.toastMs": "How long a toast", "brand.constants.dueTime": "" },
  ],
  [
    "inside a constant",
    places.screen,
    path("brand.constants.fallbackProduct.¦"),
    { "brand.constants.fallbackProduct.rate": "" },
  ],
  ["a word begun", places.screen, path("brand.constants.toa¦"), { "brand.constants.toastMs": "" }],
  [
    "inside var",
    places.screen,
    screen('{ "$": { "money": [{ "var": "reads.loans.value.¦" }] } }'),
    { "reads.loans.value.listTotal": "" },
  ],
  ["var with a default", places.screen, screen('{ "$": { "var": ["form.¦", 0] } }'), { "form.amount": "" }],
  ["an element", places.screen, each("item.¦"), { "item.loanGid": "" }],
  ["the root of an element", places.screen, each("¦"), { item: "The element", index: "" }],
  [
    "inside filter",
    places.screen,
    screen(
      '{ "$": { "length": [{ "filter": [{ "var": "reads.loans.value.loanList" }, { "===": [{ "var": "¦" }, 1] }] }] } }',
    ),
    { loanGid: "" },
    ["reads"],
  ],
  [
    "what a part was handed",
    places.part,
    '{ "id": "tried", "params": { "due": { "type": "integer", "description": "When it is due." } }, "children": [{ "widget": "text", "props": { "text": { "$": "with.¦" } } }] }',
    { "with.due": "integer · When it is due." },
  ],
  [
    "inputs",
    places.decision,
    '{ "id": "tried", "inputs": { "kind": { "enum": ["a", "b"], "description": "Which." } }, "rows": [{ "when": "inputs.¦" }] }',
    { "inputs.kind": '"a" | "b" · Which.' },
  ],
  [
    "the answer of a call",
    places.screen,
    step(
      '{ "do": "call", "with": { "call": "loan-list" }, "ok": [{ "do": "set", "with": { "path": "journey.x", "value": { "$": "result.¦" } } }] }',
    ),
    { "result.listTotal": "" },
  ],
  [
    "a failure",
    places.screen,
    step(
      '{ "do": "call", "with": { "call": "loan-list" }, "fail": [{ "do": "toast", "with": { "text": { "$": "result.¦" } } }] }',
    ),
    { "result.message": "" },
  ],
  ["no result outside", places.screen, path("¦"), {}, ["result", "event"]],
  [
    "a path that is bound",
    places.screen,
    screen('"a"', '"loading": [{ "widget": "text-field", "props": { "label": "a" }, "bind": "form.¦" }],'),
    { "form.amount": "" },
  ],
  [
    "a path that is bound, of which nothing is written yet",
    places.screen,
    screen('"a"', '"loading": [{ "widget": "text-field", "props": { "label": "a" }, "bind": "¦" }],'),
    { "form.amount": "", "journey.mobile": "", form: "", journey: "" },
    ["reads", "brand", "session"],
  ],
  [
    "the roots of it",
    places.screen,
    step('{ "do": "set", "with": { "path": "¦" } }'),
    { journey: "", form: "", screen: "" },
    ["brand", "reads"],
  ],
  [
    "a path that receives",
    places.screen,
    step('{ "do": "call", "with": { "call": "loan-list" }, "as": "journey.¦" }'),
    { "journey.mobile": "" },
  ],
  [
    "a condition",
    places.screen,
    screen('"a"', '"guard": [{ "do": "enter", "if": "brand.flags.¦" }],'),
    { "brand.flags.voucher": "Coupons" },
  ],
  ["operators", places.screen, screen('{ "$": { "¦" } }'), { money: "", "loan-cost": "", filter: "" }],
  ["operators, empty", places.screen, screen('{ "$": { ¦ } }'), { money: "", "===": "" }],
  ["operators inside", places.screen, screen('{ "$": { "money": [{ "¦": [1] }] } }'), { "+": "The sum" }],
  ["text keys", places.screen, screen('{ "$t": "¦" }'), { "login.title": "" }],
  [
    "text keys of a rule",
    places.rule,
    '{ "id": "tried", "checks": [{ "must": true, "say": "¦" }] }',
    { "rules.phone-wrong": "" },
  ],
  [
    "a field by its name",
    places.screen,
    step('{ "do": "validate", "with": { "fields": ["¦"] } }'),
    { amount: '{"rule":"loan-amount"}' },
    ["loans"],
  ],
  [
    "a read by its name",
    places.screen,
    step('{ "do": "read", "with": { "read": "¦" } }'),
    { loans: '{"call":"loan-list"}' },
    ["amount"],
  ],
  [
    "what fills a text",
    places.rule,
    '{ "id": "tried", "checks": [{ "must": true, "say": "rules.loan-least", "args": { ¦ } }] }',
    { amount: "{{amount}} of rules.loan-least" },
    ["count"],
  ],
  [
    "brand values in a text",
    places.text,
    '{ "id": "login", "texts": { "a": "{{brand.constants.¦" } }',
    { "brand.constants.toastMs": "How long" },
  ],
  ["what schemas know", places.screen, screen('"a"').replace('"text":', '"¦": 1, "text":'), { role: "Size" }],
  [
    "a widget by schema",
    places.screen,
    '{ "$schema": "../../schemas/screen.schema.json", "children": [{ "widget": "¦" }] }',
    { "amount-slider": "Chooses" },
  ],
  [
    "by its folder alone",
    "screens/loan/parts/new.part.json",
    '{ "children": [{ "widget": "¦" }] }',
    { "amount-slider": "" },
  ],
];

describe("what is offered where", () => {
  offers(table, editor);

  it("an operator says how it is called, and a text key what it says", async () => {
    const operators = await editor().completions(places.screen, screen('{ "$": { ¦ } }'));
    expect(operators.find(({ label }) => label === "money")).toMatchObject({
      detail: "money(amount: an amount in kobo) → a text",
      insertText: '"money": [${1:amount}]',
    });
    const texts = await editor().completions(places.screen, screen('{ "$t": "¦" }'));
    expect(texts.find(({ label }) => label === "login.new-here")?.detail).toBe("New here?");
  });

  it("fields of the form come first where a widget is bound", async () => {
    const found = await editor().completions(
      places.screen,
      screen('"a"', '"loading": [{ "widget": "text-field", "props": { "label": "a" }, "bind": "¦" }],'),
    );
    const sorted = found.toSorted((a, b) => ((a.sortText ?? a.label) < (b.sortText ?? b.label) ? -1 : 1));
    expect(sorted[0]?.label).toBe("form.amount");
    expect(sorted.findIndex(({ label }) => label === "journey.mobile")).toBeGreaterThan(0);
  });

  it("what is chosen stands in the place of the whole path", async () => {
    const [, found] = await editor().completions(places.screen, path("form.am¦xyz"));
    const only = found ?? (await editor().completions(places.screen, path("form.am¦xyz")))[0];
    expect(only?.textEdit).toMatchObject({ newText: "form.amount" });
  });

  it("an editor that follows schemas itself is told nothing twice", async () => {
    const other = await Editor.over(".", { schemas: false });
    expect(await other.completions(places.screen, '{ "children": [{ "widget": "¦" }] }')).toEqual([]);
    await other.close();
  });
});
