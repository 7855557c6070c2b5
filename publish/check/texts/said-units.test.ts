import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../../tests/check.ts";
import { formatFault } from "../given/report.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

/** What is said of the shipped texts with words of one in other words. */
function linesOf(file: string, right: string, wrong: string): readonly string[] {
  const text = readFileSync(`locales/${file}`, "utf8");
  expect(text).toContain(right);
  const overlay = new Map([[`locales/${file}`, text.replace(right, wrong)]]);
  return check(".", { overlay, drafting: true }).errors.map((fault) => formatFault(fault).replace(/:\d+:\d+ /, " "));
}

it.each<[file: string, right: string, wrong: string, line: string]>([
  [
    "en_US/home.text.json",
    "{{brand.constants.periodDays}} days",
    "{{brand.constants.periodDays}} weeks",
    'texts.info-interest: expected {{brand.constants.periodDays}} to be said in days, which it is counted in, found "weeks" beside it [E735]',
  ],
  [
    "en_US/slides.text.json",
    "{{brand.claims.approveSeconds}} seconds",
    "{{brand.claims.approveSeconds}} minutes",
    'texts.title_fast: expected {{brand.claims.approveSeconds}} to be said in seconds, which it is counted in, found "minutes" beside it [E735]',
  ],
  [
    "en_US/notices.text.json",
    "{{brand.constants.overdueDailyRate, percent}}\u00a0%",
    "{{brand.constants.overdueDailyRate, percent}}",
    'texts.late-fee-content: expected "%" beside {{brand.constants.overdueDailyRate, percent}}, which is a rate, found none [E735]',
  ],
  [
    "zh_CN/home.text.json",
    "{{brand.constants.periodDays}}天",
    "{{brand.constants.periodDays}}个月",
    'texts.info-interest: expected {{brand.constants.periodDays}} to be said in days, which it is counted in, found "个月" beside it [E735]',
  ],
  [
    "zh_CN/slides.text.json",
    "{{brand.claims.approveSeconds}}秒",
    "{{brand.claims.approveSeconds}}分钟",
    'texts.title_fast: expected {{brand.claims.approveSeconds}} to be said in seconds, which it is counted in, found "分钟" beside it [E735]',
  ],
  [
    "en_US/help.text.json",
    "{{brand.constants.extensionHours}} hours",
    "{{brand.constants.extensionHours}}-day",
    'texts.overdue-3-a: expected {{brand.constants.extensionHours}} to be said in hours, which it is counted in, found "day" beside it [E735]',
  ],
  [
    "en_US/home.text.json",
    '"product-period": "{{days}} days"',
    '"product-period": "{{days}} months"',
    'texts.product-period: expected {{days}} to be said in days, which it is counted in, found "months" beside it [E735]',
  ],
])(
  "B6 B7 refused is a figure in %s that is said in what it is not counted in: %s as %s",
  (file, right, wrong, line) => {
    expect(linesOf(file, right, wrong)).toContain(`locales/${file} ${line}`);
  },
);

it("B7 nothing is said of texts that say their figures otherwise, but rightly", () => {
  const right = "{{brand.constants.periodDays}} days";
  for (const words of ["a {{brand.constants.periodDays}}-day loan", "{{brand.constants.periodDays}} or more weeks"])
    expect(linesOf("en_US/home.text.json", right, words).filter((line) => line.includes("E735"))).toEqual([]);
});
