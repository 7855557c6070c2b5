import { expect, it } from "vitest";
import type { Expression } from "../../engine/expression.ts";
import { type ConditionPart, explainCondition } from "./explain-condition.ts";

/** One line a part, deeper ones further in. */
const linesOf = ({ says, came, why, saw, by, parts }: ConditionPart, depth = 0): readonly string[] => [
  `${"  ".repeat(depth)}${came}: ${by ?? says}${saw.map(({ path, value }) => `; ${path} = ${JSON.stringify(value)}`).join("")}${why === undefined ? "" : `; ${why}`}`,
  ...parts.flatMap((part) => linesOf(part, depth + 1)),
];

const flag = { in: [{ var: "inputs.refuseFlag" }, [1, 3]] };
const without = { "===": [{ var: "inputs.subLoan" }, false] };
const code = { "===": [{ var: "inputs.code" }, "A01"] };

it.each<[string, Expression, Readonly<Record<string, unknown>>, readonly string[]]>([
  ["a path alone", "inputs.known", { known: true }, ["true: known; known = true"]],
  ["a path that nothing is at", "inputs.known", {}, ["false: known; known = null"]],
  [
    "all of several",
    { and: [flag, without] },
    { refuseFlag: 1, subLoan: false },
    ["true: all", "  true: refuseFlag is 1 or 3; refuseFlag = 1", "  true: subLoan is false; subLoan = false"],
  ],
  [
    "what stands behind a part that is false is not asked",
    { and: [flag, without] },
    { refuseFlag: 0 },
    ["false: all", "  false: refuseFlag is 1 or 3; refuseFlag = 0", "  not asked: subLoan is false"],
  ],
  [
    "one of several is enough, and none behind it is asked",
    { or: [flag, { and: [without, code] }] },
    { refuseFlag: 3 },
    [
      "true: any",
      "  true: refuseFlag is 1 or 3; refuseFlag = 3",
      "  not asked: all",
      "    not asked: subLoan is false",
      '    not asked: code is "A01"',
    ],
  ],
  [
    "none of several",
    { or: [flag, { and: [without, code] }] },
    { refuseFlag: 0, subLoan: false, code: "A02" },
    [
      "false: any",
      "  false: refuseFlag is 1 or 3; refuseFlag = 0",
      "  false: all",
      "    true: subLoan is false; subLoan = false",
      '    false: code is "A01"; code = "A02"',
    ],
  ],
  [
    "the contrary of several",
    { "!": [{ or: [flag, code] }] },
    { refuseFlag: 0, code: "A02" },
    [
      "true: not",
      "  false: any",
      "    false: refuseFlag is 1 or 3; refuseFlag = 0",
      '    false: code is "A01"; code = "A02"',
    ],
  ],
  ["the contrary of one", { "!": [{ var: "inputs.known" }] }, { known: true }, ["false: not known; known = true"]],
  [
    "R18 a value that is missing: nothing behind it is asked, and the whole is odd",
    { and: [flag, without] },
    { subLoan: false },
    [
      "odd: all",
      '  odd: refuseFlag is 1 or 3; refuseFlag = null; "in" met a missing value',
      "  not asked: subLoan is false",
    ],
  ],
  [
    "what is asked of each of a list",
    { some: [{ var: "inputs.bills" }, { and: [{ ">": [{ var: "late" }, 0] }, { var: "open" }] }] },
    { bills: [{ late: 2, open: true }] },
    ['true: for some of bills holds (its late is more than 0 and its open); bills = [{"late":2,"open":true}]'],
  ],
])("F6 %s", (_, condition, inputs, lines) => expect(linesOf(explainCondition(condition, inputs))).toEqual(lines));
