import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../../tests/check.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

const file = "rules/disclosures/cost.disclosure.json";

it.each<[right: string, wrong: string, line: string]>([
  [
    '"as": "date-time"',
    '"as": "date-tmie"',
    '93:13 facts.due.as: expected a known operator, found "date-tmie"; did you mean "date-time"? [E401]',
  ],
  [
    '"also": ["due"]',
    '"also": ["deu"]',
    '33:16 facts.total.also[0]: expected a field of the answer of operator loan-cost, found "deu"; did you mean "due"? [E408]',
  ],
  [
    '"loan-apply"',
    '"loan-aply"',
    '5:14 calls.loan-aply: expected a known call, found "loan-aply"; did you mean "loan-apply"? [E303]',
  ],
  [
    '"withdraw-apply"',
    '"withdraw-aply"',
    '6:20 owesNothing.withdraw-aply: expected a known call, found "withdraw-aply"; did you mean "withdraw-apply"? [E303]',
  ],
  [
    '"strong": true',
    '"storng": true',
    '35:9 facts.total.row.storng: expected a known property, found "storng"; did you mean "strong"? [E201]',
  ],
  [
    '"lend-facts.pays"',
    '"lend-facts.pyas"',
    '37:17 facts.total.row.hint.$t: expected a text in en_US, zh_CN, found none of "lend-facts.pyas"; did you mean "lend-facts.pays"? [E701]',
  ],
  [
    '{ "date-words"',
    '{ "date-wrods"',
    '68:31 facts.total.row.hint.args.first.$.date-wrods: expected a known operator, found "date-wrods"; did you mean "date-words"? [E401]',
  ],
])("S11 in a list %s that is written %s is told in one line, where it stands", (right, wrong, line) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(right);
  const { errors } = check(".", { overlay: new Map([[file, text.replace(right, wrong)]]) });
  expect(errors.map((one) => `${one.line}:${one.column} ${one.path}: ${one.message} [${one.code}]`)).toEqual([line]);
});
