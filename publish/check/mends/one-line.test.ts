import { applyEdits, modify } from "jsonc-parser";
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../../tests/check.ts";
import type { Path } from "../../documents/position.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

/** What is said of a document with another value in one place; undefined takes out what stands there. */
function said(file: string, path: Path, value: unknown): readonly string[] {
  const text = readFileSync(file, "utf8");
  const edited = applyEdits(text, modify(text, [...path], value, {}));
  expect(edited).not.toBe(text);
  const { errors } = check(".", { overlay: new Map([[file, edited]]) });
  return errors.map((one) => `${one.file} ${one.path}: ${one.message} [${one.code}]`);
}

const settling = "rules/policies/early-settlement.policy.json";
const english = "rules/policies/english-offered.policy.json";
const told = "rules/policies/cost-told.policy.json";
const link = "rules/decisions/h5-channel.decision.json";
const suggest = "screens/help/suggest.screen.json";
const added = "api/bankaccount/bankaccount-add.call.json";
const bags = "api/redbag/redbag-list.call.json";
const [payment, terms, account] = ["payment", "pre-loan-info", "bank-account"].map(
  (entity) => `schemas/entities/${entity}.schema.json`,
);
const list = "widgets/installment-list/installment-list.schema.json";
const detail = "screens/bill/bill-detail.screen.json";

it.each<[what: string, file: string | undefined, path: Path, value: unknown, line: RegExp]>([
  ["emptied operands", settling, ["must", "and"], [], / must\.and: operator "and": expected at least 1 .* \[E402\]$/],
  [
    "one emptied operand",
    english,
    ["must", "and", 0],
    [],
    / must\.and\[0\]: expected "en_US" is in brand\.language\.all/,
  ],
  ["an emptied condition", settling, ["must"], {}, / must: expected exactly one operator, found none \[E403\]$/],
  ["the last row, which is gone", link, ["rows", 2], undefined, / rows: expected "rows\.wrong": .*, found none/],
  ["a row that is gone", link, ["rows", 1], undefined, / rows: expected "rows\.pattern": .*, found none/],
  ["an input that is gone", link, ["inputs", "listed"], undefined, / inputs: expected "inputs\.listed": /],
  ["a read that is gone", detail, ["reads", "detail"], undefined, / reads: expected "reads\.detail": .*, found none/],
  [
    "what an answer requires",
    bags,
    ["response", "required"],
    undefined,
    / response\.required: expected "total", "withdrawable", "minimum", "redBags" required, .* \[E370\]$/,
  ],
  [
    "a name that is required and misspelt",
    added,
    ["request", "required", 0],
    "bankcode",
    / request\.required\[0\]: expected .*, found "bankcode"; did you mean "bankCode"\? \[E360\]$/,
  ],
  [
    "a field that may be left out and is required",
    added,
    ["request", "required"],
    ["bankCode", "accountNumber", "userGid"],
    / request\.required: expected that "userGid" may be left out, .* \[E370\]$/,
  ],
  [
    "a field that is gone",
    bags,
    ["response", "properties", "total"],
    undefined,
    / response\.properties: expected a field "total"/,
  ],
  [
    "a field that is gone from an entity",
    payment,
    ["properties", "payStatus"],
    undefined,
    / properties: expected a field "payStatus", /,
  ],
  [
    "an amount that is none",
    payment,
    ["properties", "amount", "wire"],
    undefined,
    / properties\.amount: expected "wire": "money", /,
  ],
  [
    "a word that may be answered",
    payment,
    ["properties", "method", "enum"],
    ["card"],
    /\.enum: expected \["transfer"\] too, /,
  ],
  ["another entity, which is gone", terms, ["properties", "frontRate", "items"], {}, /\.items: expected at least 1 /],
  [
    "a code that an answer may have",
    payment,
    ["properties", "payStatus", "known", 1],
    20,
    / properties\.payStatus\.known\[1\]: expected 2, as 5 places take it, found 20, /,
  ],
  [
    "a code that is gone",
    payment,
    ["properties", "payStatus", "known"],
    [1, 3],
    / properties\.payStatus\.known\[2\]: expected 2, as 5 places take it, found none, /,
  ],
  [
    "the type of a code",
    payment,
    ["properties", "payStatus", "type"],
    "string",
    / properties\.payStatus\.type: expected "integer", as 10 places take it, found "string", /,
  ],
  ["a bound of a value", list, ["value", "minimum"], 5, / value\.minimum: expected 0, as 5 places take it, found 5, /],
  [
    "a bound that is no number to read",
    list,
    ["value", "minimum"],
    1e21,
    / value\.minimum: expected a whole number .* \[E714\]$/,
  ],
  ["a screen without its nodes", suggest, ["children"], [], / children: expected at least one node .* \[E346\]$/],
  [
    "a node without what it holds",
    suggest,
    ["children", 0, "children"],
    [],
    / children\[0\]\.children: expected at least one node .* \[E346\]$/,
  ],
  ["an emptied policy", told, ["must"], {}, / must: expected exactly one operator, found none \[E403\]$/],
])("tells in one line of %s: %s %j", (_, file = "", path, value, line) => {
  expect(said(file, path, value)).toEqual([expect.stringMatching(line)]);
});

it.each([
  [account, "accountNumber", "accuntNumber", "properties.accuntNumber"],
  [payment, "payStatus", "payStats", "properties.payStats"],
  [bags, "redBags", "redBgs", "response.properties.redBgs"],
])(
  "tells in one line of a field of %s under another name, with the right one: %s %s",
  (file = "", right, wrong, path) => {
    const text = readFileSync(file, "utf8");
    expect(text).toContain(`"${right}": {`);
    const { errors } = check(".", { overlay: new Map([[file, text.replace(`"${right}": {`, `"${wrong}": {`)]]) });
    expect(errors.map((one) => `${one.file} ${one.path} ${one.code}`)).toEqual([`${file} ${path} E370`]);
    expect(errors[0]?.message).toMatch(
      new RegExp(`^expected a field "${right}", .*, found "${wrong}": .*; did you mean "${right}"\\?$`),
    );
  },
);

const bare = (language: string) => `locales/${language}/borrow.text.json`;
const facts = "locales/en_US/lend-facts.text.json";
const who = "locales/zh_CN/privacy-center.text.json";

it.each<[what: string, file: string, text: string, line: string]>([
  [
    "the first language",
    bare("en_US"),
    "not-now",
    'expected text "borrow.not-now", which was here and zh_CN has, found none [E706]',
  ],
  [
    "another one",
    bare("zh_CN"),
    "not-now",
    'expected text "borrow.not-now", which was here and en_US has, found none [E706]',
  ],
  ["words that are kept", facts, "coupon", 'expected "Your coupon takes {{amount}} off the service fee", as version '],
  ["one context", who, "who_bank", 'expected "您的银行", as version '],
])("tells in the file that lost it of a text that is gone from %s: %s %s", (_, file, text, line) => {
  expect(said(file, ["texts", text], undefined)).toEqual([expect.stringContaining(`${file} texts.${text}: ${line}`)]);
});

it("tells where it came of a text that one language alone has", () => {
  const file = bare("zh_CN");
  expect(said(file, ["texts", "new"], "新的").at(-1)).toBe(
    `${file} texts.new: expected a text in en_US too, found none of "borrow.new" [E706]`,
  );
});

it.each(["en_US", "zh_CN"])(
  "tells in one line of a text with contexts that is misspelt without one, in %s",
  (language) => {
    const file = `locales/${language}/privacy-center.text.json`;
    const text = readFileSync(file, "utf8");
    const { errors } = check(".", { overlay: new Map([[file, text.replace('"who":', '"woh":')]]) });
    expect(errors.map((one) => `${one.file} ${one.path} ${one.code}`)).toEqual([`${file} texts.woh E706`]);
    expect(errors[0]?.message).toContain('; did you mean "privacy-center.who"?');
  },
);

it("tells in one line of a file of texts without its id", () => {
  const file = "locales/zh_CN/voice.text.json";
  expect(said(file, ["id"], "")).toEqual([`${file} id: expected "voice" as the file is named, found "" [E301]`]);
});

it("tells of a row that is gone and of what is wrong in another by itself", () => {
  const text = readFileSync(link, "utf8");
  const elsewhere = text.replace('"/index"', '"/indx"');
  const edited = applyEdits(elsewhere, modify(elsewhere, ["rows", 1], undefined, {}));
  const { errors } = check(".", { overlay: new Map([[link, edited]]) });
  expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual(["rows E503", "rows[0].then[1].with.to E310"]);
});
