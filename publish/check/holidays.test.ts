import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../tests/check.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

const file = "rules/holidays/nigeria.holidays.json";

it.each<[right: string, wrong: string, said: string]>([
  [
    '"2027-03-10"',
    '"2027-13-10"',
    'dated.id-el-fitr[2]: expected a day of this century as 2027-03-10, found "2027-13-10"',
  ],
  [
    '"2027-03-10"',
    '"2027-02-29"',
    'dated.id-el-fitr[2]: expected a day of this century as 2027-03-10, found "2027-02-29"',
  ],
  ['"05-29"', '"5-29"', 'inauguration.day: expected a day of every year as 10-01, month and day, found "5-29"'],
  ['"every": 4', '"every": -5', "inauguration.every: expected at least 1, found -5"],
  ['"yearly"', '"yearli"', 'yearli: expected a known property, found "yearli"; did you mean "yearly"?'],
  ['"01-01", ', "", 'yearly: expected "01-01", as version '],
  ['"2027-03-10", ', "", 'dated.id-el-fitr: expected "2027-03-10", as version '],
])("K5 a public holiday with %s for %s is told of in one line", (right, wrong, said) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(right);
  const { errors } = check(".", { overlay: new Map([[file, text.replace(right, wrong)]]) });
  expect(errors.map((one) => `${one.path}: ${one.message}`.slice(0, said.length))).toEqual([said]);
  expect(errors.map((one) => one.file)).toEqual([file]);
});
