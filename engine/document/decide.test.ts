import { describe, expect, it } from "vitest";
import { Compiler } from "../compile/compile.ts";
import { decide } from "./decide.ts";
import type { DecisionDocument } from "./types.ts";

const decision: DecisionDocument = {
  id: "d",
  cases: [],
  inputs: { n: { type: "integer" }, flag: { type: "integer", enum: [0, 1] }, name: { type: "string" } },
  rows: [
    { id: "two", when: { "===": [{ var: "inputs.n" }, 2] }, then: [], because: "n is two" },
    { id: "flagged", when: { "===": [{ var: ["inputs.flag", 0] }, 1] }, then: [], because: "flag is set" },
    { id: "rest", then: [], because: "nothing else" },
  ],
  undecided: { then: [], because: "odd" },
};

const cases: [given: Record<string, unknown>, row: string, lost: string][] = [
  [{ n: 2 }, "two", ""],
  [{ n: 3, flag: 1 }, "flagged", ""],
  [{ n: 3 }, "rest", ""],
  [{}, "undecided", '"===" met a missing value'],
  [{ n: null }, "undecided", '"===" met a missing value'],
  [{ n: "2" }, "undecided", "inputs.n is string, not integer"],
  [{ n: Number.NaN }, "undecided", "inputs.n is not a number, not integer"],
  [{ n: [] }, "undecided", "inputs.n is array, not integer"],
  [{ n: 1, flag: 7 }, "undecided", "inputs.flag is none of 0, 1"],
  [{ n: 1, name: 5 }, "undecided", "inputs.name is integer, not string"],
];

const published = new Compiler().decision(decision);

describe("decide", () => {
  it.each(cases)("F6 R18 %j → %s", (given, row, lost) => {
    const taken = decide(published, given);
    expect([taken.row, taken.trace.at(-1)?.lost]).toEqual([row, lost]);
  });

  it("F6 the trace says what each row read and why it lost", () => {
    expect(decide(published, { n: 3 }).trace).toEqual([
      { row: "two", read: { "inputs.n": 3 }, lost: "its condition is false" },
      { row: "flagged", read: { "inputs.flag": null }, lost: "its condition is false" },
      { row: "rest", read: {}, lost: "" },
    ]);
  });
});

it("F6 the row that is taken, or `undecided`, says its steps and why", () => {
  const go = [{ do: "go", with: { to: "/a" } }];
  const told = [{ do: "toast", with: { text: "odd" } }];
  const { rows, ...rest } = decision;
  const saying = new Compiler().decision({
    ...rest,
    rows: rows.slice(0, 2).map((row) => ({ ...row, then: go })),
    undecided: { then: told, because: "odd" },
  });
  expect(decide(saying, { n: 2 })).toEqual({
    row: "two",
    then: go,
    because: "n is two",
    trace: [{ row: "two", read: { "inputs.n": 2 }, lost: "" }],
  });
  // No row is left: nothing may be taken.
  expect(decide(saying, { n: 3, flag: 0 })).toMatchObject({ row: "undecided", then: told, because: "odd" });
  expect(decide(saying, { n: "2", name: 5 }).trace).toEqual([
    { row: "inputs", read: {}, lost: "inputs.n is string, not integer; inputs.name is integer, not string" },
  ]);
});

const declared = new Compiler().decision({
  ...decision,
  inputs: {
    whole: { type: "integer" },
    number: { type: "number" },
    list: { type: "array" },
    object: { type: "object" },
    truth: { type: "boolean" },
    either: { type: ["string", "integer"] },
    any: {},
    size: { enum: ["large", "small"] },
  },
  rows: [{ id: "rest", then: [], because: "all is as declared" }],
});

it.each<[given: Record<string, unknown>, lost: string]>([
  [{ whole: 1, number: 1, list: [], object: {}, truth: false, either: "a", any: [1], size: "large" }, ""],
  [{ number: 0.5, either: 2, any: Number.NaN }, ""],
  [{ whole: null, number: undefined }, ""],
  [{ whole: 0.5 }, "inputs.whole is number, not integer"],
  [{ number: Number.POSITIVE_INFINITY }, "inputs.number is not a number, not number"],
  [{ list: {} }, "inputs.list is object, not array"],
  [{ object: [] }, "inputs.object is array, not object"],
  [{ truth: 0 }, "inputs.truth is integer, not boolean"],
  [{ either: true }, "inputs.either is boolean, not string or integer"],
  [{ size: "huge" }, "inputs.size is none of large, small"],
])("R18 inputs are what is declared: %j: %s", (given, lost) => {
  const { row, trace } = decide(declared, given);
  expect([row, trace.at(-1)?.lost]).toEqual([lost === "" ? "rest" : "undecided", lost]);
});
