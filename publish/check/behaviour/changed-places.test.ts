import { expect, it } from "vitest";
import { edited, entry, linesOf, otherwise, shipped } from "../../../tests/published-project.ts";

it.each<readonly [what: string, file: string, edits: readonly (readonly [string, string])[], line: string]>([
  [
    "a decision",
    entry,
    [
      ['"inputs.auth" }, 2]', '"inputs.auth" }, 3]'],
      ['{ "auth": 2 }', '{ "auth": 3 }'],
    ],
    `${entry}:8:51 rows[0].when["==="][1]: ${otherwise("2", "3")}`,
  ],
  [
    "a rule, loosened",
    "rules/validation/amount.rule.json",
    [
      ['{ ">=": [{ "var": "value" }, { "var": "with.min" }] }', '{ ">": [{ "var": "value" }, 0] }'],
      ['{ "accept": [300000] }', '{ "accept": [1] }'],
      ["[null, 299999]", "[null, 0]"],
    ],
    `rules/validation/amount.rule.json:17:15 checks[0].must: ${otherwise("value is at least with.min", "value is more than 0")}`,
  ],
])(
  "R14 F6 V5 refused is that a condition is changed together with what its cases expect: %s",
  (_, file, edits, line) => {
    const text = edits.reduce((was, [one, other]) => edited(file, one, other, was), shipped(file));
    expect(linesOf(file, text)).toEqual([line]);
  },
);

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

it("V5 what no case notices any more is told of at the cases, where the condition is as it was published", () => {
  const rule = "rules/validation/amount.rule.json";
  expect(linesOf(rule, edited(rule, "[null, 299999]", "[null]"))).toEqual([
    expect.stringMatching(
      /^\S+:33:3 cases: expected a case that notices if checks\[0\]\.must\S* .*, found none; .*\[E511\]$/,
    ),
  ]);
});
