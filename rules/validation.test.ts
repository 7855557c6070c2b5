import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { appOperators } from "../lending/operators/index.ts";
import { Compiler } from "../engine/compile.ts";
import type { RuleDocument } from "../engine/document.ts";
import { checkRule } from "../engine/evaluate.ts";
import type { PublishedRule } from "../engine/published.ts";
import type { Json } from "../publish/documents/json.ts";
import { merge } from "../publish/documents/merge.ts";
import { registerOperators } from "../engine/expression.ts";
import tables from "./validation.cases.json" with { type: "json" };

registerOperators(appOperators);

const folder = new URL("validation/", import.meta.url);
const read = (url: URL) => JSON.parse(readFileSync(url, "utf8"));
const rules = new Map(
  readdirSync(folder).map((file): [string, PublishedRule] => {
    const rule = new Compiler().rule(read(new URL(file, folder)) as RuleDocument);
    return [rule.id, rule];
  }),
);
const languages = ["en_US", "zh_CN"].map((language) =>
  read(new URL(`../locales/${language}/rules.text.json`, import.meta.url)),
);

interface Table {
  rule: string;
  /** The params that its cases give, unless they say otherwise. */
  usual?: Json;
  cases: Case[];
}

/** The brand's figures that rules read, as the product spec has them (K1, V10, V13). */
const figures = {
  phoneLength: 11,
  accountLength: 10,
  bvnLength: 11,
  contactCount: 3,
  minFamily: 2,
  codeLength: 4,
  graphicCodeLength: 4,
  mailCodeLength: 6,
  cardOtpLength: 6,
  loginPinLength: 6,
  minimumRepayment: 10_000,
  fallbackProduct: { rate: 0.28, max: 22_500_000, min: 300_000, multiple: 10_000 },
};

interface Case {
  with?: Json;
  /** The brand's figures, where they are others. */
  brand?: Record<string, number>;
  say?: string;
  args?: Record<string, unknown>;
  accept?: unknown[];
  reject?: unknown[];
}

/** Which requirement a rule answers. */
const requirement: Readonly<Record<string, string>> = {
  phone: "V1",
  "login-password": "V4",
  "password-given": "V4",
  "password-repeat": "V4",
  "pin-repeat": "V4",
  pin: "V4 V6",
  "sms-code": "K1",
  "graphic-code": "V8",
  agreement: "V9",
  "loan-amount": "V5",
  "loan-purpose": "V5",
  "bank-account": "V5",
  "repay-amount": "V13",
  "repay-periods": "S13",
  "pay-method": "S13",
  "pay-card": "S13",
  "account-number": "V2",
  "account-window": "V2",
  bvn: "V3",
  "card-number": "V6",
  "card-expiry": "V6",
  "account-bank": "V2",
  "card-month": "V6",
  "card-year": "V6",
  "card-cvv": "V6",
  "card-otp": "V6",
  "withdrawal-amount": "V7",
  contacts: "V10",
  "contact-phone": "V10",
  "contact-relationship": "V10",
  filled: "V11",
  email: "V11 V12",
  birthday: "V11",
  "job-begin": "V11",
  "mail-code": "V12",
  suggestion: "S20",
  "leave-reason": "F5",
};

const cases = (tables as readonly Table[]).flatMap(({ rule, usual = {}, cases: found }) =>
  found.flatMap(({ with: own = {}, brand = {}, say, args = {}, accept = [], reject = [] }) => {
    const given = {
      with: merge(usual, own) as Record<string, unknown>,
      brand: { constants: { ...figures, ...brand } },
    };
    return [
      ...accept.map((value) => ({ rule, given, value, wanted: null, title: `${requirement[rule]} ${rule} accepts` })),
      ...reject.map((value) => ({
        rule,
        given,
        value,
        wanted: { say, args },
        title: `${requirement[rule]} ${rule} rejects`,
      })),
    ];
  }),
);

describe("validation rules", () => {
  it.each(cases)("$title $value with $given.with", ({ rule, given, value, wanted }) => {
    expect(checkRule(rules.get(rule) as PublishedRule, { value, ...given }, (key) => key)).toEqual(wanted);
  });

  it("V1 V4 V5 V8 V9 V13 every check of every rule has a case that makes it speak", () => {
    const spoken = new Set(cases.flatMap(({ wanted }) => (wanted ? [wanted.say] : [])));
    const silent = [...rules.values()].flatMap(({ checks }) => checks.filter(({ say }) => !spoken.has(say)));
    expect(silent).toEqual([]);
  });

  it("B7 V1 V4 V5 V9 V13 every message is there in both languages", () => {
    const keys = [...rules.values()].flatMap(({ checks }) => checks.map(({ say }) => say.replace("rules.", "")));
    for (const { texts } of languages) expect(Object.keys(texts)).toEqual(expect.arrayContaining(keys));
  });
});
