import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check } from "../check.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { Editor } from "./editor.ts";
import { opened } from "./opened.ts";
import { loan, small } from "./small.ts";

const fact = "screens/loan/parts/fact.part.json";
const sure = "screens/loan/dialogs/sure.dialog.json";
const base = "brands/base.brand.json";
const words = "locales/en_US/app.text.json";

const shipped = opened(".");
const editor = opened(small);

describe("what is said of what stands at the cursor", () => {
  it.each<[what: string, file: string, piece: string, into: number, said: readonly string[]]>([
    [
      "a value of the brand",
      "rules/validation/phone.rule.json",
      "brand.constants.phoneLength",
      20,
      ["as it is typed", "`11` for every brand, set by brands/base.brand.json:"],
    ],
    [
      "a value that layers differ in",
      "brands/base.brand.json",
      '"color-brand":',
      3,
      ["`brand.theme.color-brand`", '`"#0B6655"` for', "set by brands/base.brand.json:"],
    ],
    ["a group of the brand", "brands/base.brand.json", '"flags":', 3, ["`brand.flags`", "Features, on or off."]],
    ["a text key", "screens/auth/login.screen.json", "login.new-here", 3, ["New here? *(en_US)*", "*(zh_CN)*"]],
    ["an operator", "rules/validation/phone.rule.json", '"matches"', 3, ["`matches(", "→ true or false`"]],
    [
      "a call",
      "screens/home/index.screen.json",
      '"loan-list"',
      3,
      ["call `loan-list`", "/loan/list", "api/loan/loan-list.call.json"],
    ],
    [
      "a part",
      "screens/auth/login.screen.json",
      '"login-fields"',
      3,
      ["part `login-fields`", "screens/auth/parts/login-fields.part.json"],
    ],
    ["a path of the form", "screens/auth/login.screen.json", '"form.mobile"', 8, ["`form.mobile`", "rule phone"]],
    ["a prop, by its schema", "screens/auth/login.screen.json", '"padding"', 3, ["Space"]],
  ])("%s", async (_, file, piece, into, said) => {
    const found = await shipped().hover(file, piece, into);
    expect(
      said.filter((one) => !found.includes(one)),
      found,
    ).toEqual([]);
  });
});

describe("where a name is declared", () => {
  it.each<[what: string, file: string, piece: string, into: number, there: readonly string[]]>([
    ["a call", loan, '"call": "quote"', 12, ["api/lender/quote.call.json:3 quote"]],
    ["a part", loan, '"use": "fact"', 10, [`${fact}:3 fact`]],
    ["a part's param, where it is handed", loan, '"name": { "$": "item.name" }', 3, [`${fact}:4 name`]],
    ["a part's param, where it is read", fact, "with.name", 7, [`${fact}:4 name`]],
    ["a dialog", loan, '"dialog": "sure"', 13, [`${sure}:3 sure`]],
    ["a dialog's param", sure, "with.amount", 7, [`${sure}:6 amount`]],
    ["a read", loan, "reads.quote.value.lowestLimit", 8, [`${loan}:7 quote`]],
    ["a field of an answer", loan, "reads.quote.value.lowestLimit", 22, ["api/lender/quote.call.json:16 lowestLimit"]],
    ["a field", loan, "form.amount", 7, [`${loan}:8 amount`]],
    ["a field by its name", loan, '"fields": ["amount"]', 14, [`${loan}:8 amount`]],
    ["a rule", loan, '"rule": "amount"', 11, ["rules/validation/amount.rule.json:3 amount"]],
    [
      "a text, in every language",
      loan,
      "app.amount",
      2,
      ["locales/en_US/app.text.json:10 amount", "locales/zh_CN/app.text.json:10 amount"],
    ],
    [
      "a text with forms",
      loan,
      "app.days",
      2,
      [
        "locales/en_US/app.text.json:12 days",
        "locales/en_US/app.text.json:13 days",
        "locales/zh_CN/app.text.json:12 days",
      ],
    ],
    ["a route", loan, '"to": "/index"', 9, ["screens/home/home.screen.json:4 /index"]],
    ["a value of the brand, by layers", sure, "brand.constants.minimumRepayment", 20, ["brands/base.brand.json:"]],
    [
      "an input",
      "rules/decisions/entry.decision.json",
      "inputs.auth",
      9,
      ["rules/decisions/entry.decision.json:4 auth"],
    ],
    [
      "an input of a case",
      "rules/decisions/entry.decision.json",
      '"given": { "auth": 2 }',
      12,
      ["rules/decisions/entry.decision.json:4 auth"],
    ],
  ])("%s", async (_, file, piece, into, there) => {
    const found = await editor().definitions(file, piece, into);
    expect(found.map((one, at) => (there[at]?.endsWith(":") ? one.slice(0, there[at].length) : one))).toEqual(there);
  });

  it("a field of an entity, in its schema", async () => {
    const [found = "", ...more] = await shipped().definitions(
      "screens/bill/parts/bill-loan.part.json",
      "with.loan.loanNo",
      15,
    );
    expect(more).toEqual([]);
    const [, line] = /^schemas\/entities\/loan-detail\.schema\.json:(\d+) loanNo$/.exec(found) ?? [];
    const written = readFileSync("schemas/entities/loan-detail.schema.json", "utf8").split("\n");
    expect(written[Number(line) - 1]?.trim()).toBe('"loanNo": {');
  });

  it("nowhere, for what is no name", async () => expect(await editor().definitions(loan, '"borrower"', 3)).toEqual([]));
});

describe("where a name is said", () => {
  it("a param, where it is declared, read and handed", async () => {
    expect(await editor().references(fact, '"name":', 3)).toEqual([
      `${loan}:14 name`,
      `${fact}:4 name`,
      `${fact}:8 name`,
    ]);
  });

  it("a field: in its form, where it is bound, checked and read", async () => {
    expect(await editor().references(loan, '"amount": { "rule"', 3)).toEqual([
      `${loan}:8 amount`,
      `${loan}:10 amount`,
      `${loan}:26 amount`,
      `${loan}:27 amount`,
      `${loan}:30 amount`,
    ]);
  });

  it("a value of the brand: in texts, rules and layers", async () => {
    const found = await shipped().references("brands/base.brand.json", '"phoneLength"', 3);
    expect(found.some((one) => /^brands\/base\.brand\.json:\d+ phoneLength$/.test(one))).toBe(true);
    expect(found.some((one) => /^rules\/validation\/phone\.rule\.json:\d+ phoneLength$/.test(one))).toBe(true);
    expect(found.some((one) => /^locales\/en_US\/.*:\d+ constants\.phoneLength$/.test(one))).toBe(true);
  });
});

describe("another name, everywhere", () => {
  /** What the checker says once it is done: nothing. */
  async function after(file: string, piece: string, into: number, to: string) {
    const fresh = await Editor.over(small);
    const renamed = await fresh.apply(await fresh.rename(file, piece, to, into));
    const { errors } = check(small, { overlay: fresh.overlay(renamed) });
    await fresh.close();
    return { renamed, errors: errors.map(formatFault), text: (of: string) => fresh.text(of) };
  }

  it.each<[what: string, file: string, piece: string, into: number, to: string, in_: string, says: string]>([
    ["a field", loan, "form.amount", 7, "sum", loan, '"fields": ["sum"]'],
    ["a read", loan, '"quote": { "call"', 3, "offer", loan, "reads.offer.value.fees"],
    ["a param of a part", loan, '"name": { "$": "item.name" }', 3, "fee", fact, "with.fee"],
    ["a param of a dialog", sure, "with.amount", 7, "kobo", loan, '"with": { "kobo": { "$": "form.amount" } }'],
    ["a param of a rule", "rules/validation/amount.rule.json", "with.min", 6, "least", loan, '"with": { "least": {'],
    [
      "what a rule is tried with",
      "rules/validation/amount.rule.json",
      "with.min",
      6,
      "least",
      "rules/validation/amount.rule.json",
      '"usual": { "with.least": 300000 }',
    ],
    [
      "what a rule says in its cases",
      "rules/validation/amount.rule.json",
      "app.least",
      5,
      "app.at-least",
      "rules/validation/amount.rule.json",
      '"reject": [null, 299999], "say": "app.at-least"',
    ],
    [
      "an input of a decision",
      "rules/decisions/entry.decision.json",
      "inputs.auth",
      9,
      "answer",
      "rules/decisions/entry.decision.json",
      '"given": { "answer": null }',
    ],
    [
      "a row of a decision",
      "rules/decisions/entry.decision.json",
      '"row": "proceed"',
      9,
      "go-on",
      "rules/decisions/entry.decision.json",
      '{ "id": "go-on", "then"',
    ],
    ["an item of a menu", base, '"order": ["help"]', 13, "aid", "screens/home/menus/my.menu.json", '"aid": {'],
    ["what the journey keeps", loan, "journey.order", 10, "taken", loan, '"as": "journey.taken"'],
    ["a text in all its forms", loan, "app.days", 6, "app.so-many-days", words, '"so-many-days_one"'],
  ])("%s", async (_, file, piece, into, to, in_, says) => {
    const { renamed, errors, text } = await after(file, piece, into, to);
    expect(text(in_)).toContain(says);
    expect({ renamed, errors }).toEqual({ renamed: [], errors: [] });
  });

  it.each<[what: string, file: string, piece: string, into: number, to: string, renamed: readonly string[]]>([
    ["a part", loan, '"use": "fact"', 10, "fee-fact", [fact, "screens/loan/parts/fee-fact.part.json"]],
    ["a dialog", loan, '"dialog": "sure"', 13, "really", [sure, "screens/loan/dialogs/really.dialog.json"]],
    [
      "a rule",
      loan,
      '"rule": "amount"',
      11,
      "sum",
      ["rules/validation/amount.rule.json", "rules/validation/sum.rule.json"],
    ],
    ["a call", loan, '"call": "quote"', 12, "offer", ["api/lender/quote.call.json", "api/lender/offer.call.json"]],
    [
      "a decision",
      "rules/decisions/entry.decision.json",
      '"id": "entry"',
      8,
      "way",
      ["rules/decisions/entry.decision.json", "rules/decisions/way.decision.json"],
    ],
    ["a screen", loan, '"id": "loan"', 8, "lend", [loan, "screens/loan/lend.screen.json"]],
  ])("%s, and its file's", async (_, file, piece, into, to, renamed) => {
    expect(await after(file, piece, into, to)).toMatchObject({ renamed: [renamed], errors: [] });
  });

  it.each<[what: string, of: () => Editor, file: string, piece: string, into: number, to: string, why: RegExp]>([
    [
      "it is the brand's",
      editor,
      sure,
      "brand.constants.minimumRepayment",
      20,
      "least",
      /brand\.schema\.json and code name/,
    ],
    ["it is an address", editor, loan, '"to": "/index"', 9, "/home", /known outside/],
    ["it is taken", editor, loan, '"rule": "amount"', 11, "amount", /^There is already a rule "amount", in rules/],
    [
      "it is no name",
      editor,
      loan,
      '"use": "fact"',
      10,
      "Fee Fact",
      /^"Fee Fact" is no name for a part: expected kebab-case\.$/,
    ],
    [
      "it is a text of another file",
      editor,
      loan,
      "app.days",
      6,
      "other.days",
      /^"other\.days" is no key of that file: expected app\./,
    ],
    ["nothing has a name there", editor, loan, '"borrower"', 3, "any", /^Nothing that has a name stands here\.$/],
  ])("refused with the reason: %s", async (_, of, file, piece, into, to, why) => {
    await expect(of().rename(file, piece, to, into)).rejects.toThrow(why);
  });
});
