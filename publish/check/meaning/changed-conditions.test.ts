import { expect, it } from "vitest";
import { changedConditions } from "./changed-conditions.ts";

const said = (condition: unknown) => changedConditions(condition).map(({ says }) => says);
const whole = ["holds always", "never holds"];

it.each([
  ["inputs.intercepted", whole],
  [{ "===": [{ var: "inputs.a" }, 2] }, [...whole, "has 3 for 2", "has 1 for 2"]],
  [
    { "<": [{ var: "inputs.a" }, { var: "inputs.b" }] },
    [...whole, 'has "<=" for "<"', 'has the operands of "<" swapped'],
  ],
  [
    { in: [{ var: "inputs.a" }, ["x", "y"]] },
    [
      ...whole,
      'has the operands of "in" swapped',
      'lacks "x"',
      'lacks "y"',
      'has another text for "x"',
      'has another text for "y"',
    ],
  ],
  [
    { and: [{ var: "inputs.a" }, { var: "inputs.b" }] },
    [
      ...whole,
      'has "or" for "and"',
      'takes operand 1 of "and" to hold always',
      'takes operand 2 of "and" to hold always',
    ],
  ],
  [
    { or: [{ var: "inputs.a" }, { "!": [{ var: "inputs.b" }] }] },
    [...whole, 'has "and" for "or"', 'takes operand 1 of "or" never to hold', 'takes operand 2 of "or" never to hold'],
  ],
  [{ "===": [{ var: ["inputs.a", 0] }, { var: "inputs.b" }] }, [...whole, "has nothing where inputs.a is missing"]],
  [
    { if: [{ var: "inputs.a" }, { var: "inputs.b" }, false] },
    [
      ...whole,
      'takes operand 1 of "if" to hold always',
      'takes operand 1 of "if" never to hold',
      'takes operand 2 of "if" to hold always',
      'takes operand 2 of "if" never to hold',
      "has true for false",
    ],
  ],
  [
    { ">": [{ "-": [{ var: "inputs.a" }, { var: "inputs.b" }] }, { "-": [{ var: "inputs.c" }] }] },
    [
      ...whole,
      'has ">=" for ">"',
      'has the operands of ">" swapped',
      'has "+" for "-"',
      'has the operands of "-" swapped',
    ],
  ],
  [
    { all: [{ var: "inputs.a" }, { var: "name" }] },
    [
      ...whole,
      'has "some" for "all"',
      'takes operand 2 of "all" to hold always',
      'takes operand 2 of "all" never to hold',
    ],
  ],
  [
    { matches: [{ var: "inputs.a" }, "^A{3}$"] },
    [
      ...whole,
      "lets anything stand before the pattern",
      "lets anything stand after the pattern",
      "has {4} for {3} in the pattern",
      "has {2} for {3} in the pattern",
    ],
  ],
  [
    { matches: [{ var: "inputs.a" }, "A{0,2}$"] },
    [
      ...whole,
      "lets anything stand after the pattern",
      "has {1,2} for {0,2} in the pattern",
      "has {0,3} for {0,2} in the pattern",
      "has {0,1} for {0,2} in the pattern",
    ],
  ],
])("%j is changed in each of its parts", (condition, expected) => {
  expect(said(condition)).toEqual(expected);
});

it("changes one thing, where it says, and leaves the rest", () => {
  const condition = { and: [{ "===": [{ var: "inputs.a" }, 2] }, { in: [{ var: "inputs.b" }, [8, 10]] }] };
  const changed = changedConditions(condition).find(({ says }) => says === "lacks 10");
  expect(changed).toEqual({
    path: ["and", 1, "in", 1],
    says: "lacks 10",
    literal: false,
    condition: { and: [{ "===": [{ var: "inputs.a" }, 2] }, { in: [{ var: "inputs.b" }, [8]] }] },
  });
  expect(condition.and).toHaveLength(2);
});
