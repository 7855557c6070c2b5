import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../../tests/check.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

const loan = "api/mocks/repayment-loandetail.mock.json";
const apply = "api/mocks/loan-apply.mock.json";
const ofLoan = "in the answer of api/repayment/repayment-loandetail.call.json";
const ofApply = "in the answer of api/loan/loan-apply.call.json";

it.each<[file: string, right: string, wrong: string, line: string]>([
  [
    loan,
    '"applyTime"',
    '"applTyime"',
    `27:5 content.applTyime: expected a known property ${ofLoan}, found "applTyime"; did you mean "applyTime"? [E330]`,
  ],
  [
    loan,
    '"periodNo"',
    '"peroidNo"',
    `68:9 content.subLoans[0].peroidNo: expected a known property ${ofLoan}, found "peroidNo"; did you mean "periodNo"? [E330]`,
  ],
  [
    apply,
    '"loanStatus"',
    '"loanStauts"',
    `7:5 content.loanStauts: expected a known property ${ofApply}, found "loanStauts"; did you mean "loanStatus"? [E330]`,
  ],
  [apply, ',\n    "loanStatus": 10', "", `4:14 content: expected property "loanStatus" ${ofApply}, found none [E330]`],
  [
    apply,
    '"loanStatus": 10',
    '"loanStatus": "10"',
    `7:19 content.loanStatus: expected integer ${ofApply}, found string; did you mean 10, without quotes? [E330]`,
  ],
  [
    loan,
    '"accountNo": "******6785"',
    '"accountNo": { "$": { "+": [1, 1] } }',
    `64:18 content.accountNo: expected string ${ofLoan}, found integer; did you mean "2", in double quotes? [E330]`,
  ],
])("A4 in %s, %j as %j is told in one line, where it stands", (file, right, wrong, line) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(right);
  const { errors } = check(".", { overlay: new Map([[file, text.replace(right, wrong)]]) });
  expect(errors.map((one) => `${one.line}:${one.column} ${one.path}: ${one.message} [${one.code}]`)).toEqual([line]);
});
