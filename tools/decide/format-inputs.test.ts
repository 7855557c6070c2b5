import { expect, it } from "vitest";
import type { DecisionDocument } from "../../engine/document.ts";
import { casesOf } from "./cases-of.ts";
import { formatInputs } from "./format-inputs.ts";

const decision = {
  id: "way",
  description: "Where somebody goes.",
  inputs: {
    auth: { type: "integer", enum: [0, 2], description: "What the lender says." },
    link: { type: "string", description: "Where it leads.", optional: true },
    hosts: { type: "array", description: "What may be opened." },
  },
  rows: [{ id: "on", then: [], because: "Nothing stands against it." }],
  undecided: { then: [], because: "A value is missing." },
  cases: [
    { description: "nothing is known", given: {}, row: "undecided" },
    { given: { auth: 2 }, row: "on" },
    { given: { auth: 0 }, row: "on" },
  ],
} as unknown as DecisionDocument;

it("F6 says what a decision decides upon, its cases, and inputs to fill in that hold all that must be there", () => {
  expect(formatInputs(decision).split("\n")).toEqual([
    "way: Where somebody goes.",
    "",
    "Inputs:",
    "  auth   0 | 2: What the lender says.",
    "  link   string, may be absent: Where it leads.",
    "  hosts  array: What may be opened.",
    "",
    "Cases, for --case <row, number or words>, or --cases for all of them:",
    "  1  undecided: nothing is known",
    "  2  on",
    "  3  on",
    "",
    "Inputs to fill in; save them as inputs.json, then: npm run decide -- way inputs.json",
    "{",
    '  "auth": 2,',
    '  "hosts": []',
    "}",
  ]);
});

it.each([
  ["on", [2, 0]],
  ["3", [0]],
  ["4", []],
  ["off", []],
  ["Nothing KNOWN", [undefined]],
  ["nothing else", []],
  ["know", []],
] as const)("F6 %s names these cases", (named, auths) => {
  expect(casesOf(decision, named).map(({ given }) => given.auth)).toEqual(auths);
});
