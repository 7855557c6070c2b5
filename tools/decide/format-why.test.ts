import { expect, it } from "vitest";
import type { DecisionDocument } from "../../engine/document.ts";
import { explainDecision } from "../../publish/words/explain-decision.ts";
import { formatWhy } from "./format-why.ts";

const decision: DecisionDocument = {
  id: "refusal",
  inputs: { flag: { type: "integer", enum: [0, 1, 3] }, subLoan: { type: "boolean" } },
  rows: [
    {
      id: "refused",
      when: { and: [{ in: [{ var: "inputs.flag" }, [1, 3]] }, { "===": [{ var: "inputs.subLoan" }, false] }] },
      then: [],
      because: "There is nothing to offer.",
    },
    { id: "sub-loan", when: { in: [{ var: "inputs.flag" }, [1, 3]] }, then: [], because: "A smaller loan is offered." },
    { id: "proceed", then: [], because: "Nothing stands against it." },
  ],
  undecided: { then: [], because: "A value is missing." },
  cases: [],
};

it.each([
  [
    "the row taken, each part of its condition and what that read, and how many rows were not asked",
    { flag: 1, subLoan: false },
    [
      "refusal → refused: There is nothing to offer.",
      "  refused, taken: There is nothing to offer.",
      "    yes: all of these",
      "      yes: flag is 1 or 3; read flag = 1",
      "      yes: subLoan is false; read subLoan = false",
      "  2 more rows were not asked.",
    ],
  ],
  [
    "each row before it, and why it does not apply",
    { flag: 0, subLoan: false },
    [
      "refusal → proceed: Nothing stands against it.",
      "  refused, not taken: There is nothing to offer.",
      "    no: all of these",
      "      no: flag is 1 or 3; read flag = 0",
      "      not asked: subLoan is false",
      "  sub-loan, not taken: A smaller loan is offered.",
      "    no: flag is 1 or 3; read flag = 0",
      "  proceed, taken: Nothing stands against it.",
      "    It takes what is left.",
    ],
  ],
  [
    "R18 the row that met a missing value",
    { flag: 3 },
    [
      "refusal → undecided: A value is missing.",
      "  refused, undecided: There is nothing to offer.",
      "    cannot be told: all of these",
      "      yes: flag is 1 or 3; read flag = 3",
      '      cannot be told: subLoan is false; read subLoan = null; "===" met a missing value',
      "  2 more rows were not asked.",
    ],
  ],
  [
    "R18 a value that an input cannot have",
    { flag: 9 },
    ["refusal → undecided: A value is missing.", "  No row was asked: flag is none of 0, 1, 3."],
  ],
] as const)("F6 says %s", (_, inputs, expected) => {
  expect(formatWhy("refusal", explainDecision(decision, inputs)).split("\n")).toEqual(expected);
});
