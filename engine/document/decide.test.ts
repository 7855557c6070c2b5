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
