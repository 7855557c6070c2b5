import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Compiler } from "../../engine/compile.ts";
import type { DecisionDocument } from "../../engine/document.ts";
import { decide } from "../../engine/evaluate.ts";
import { formatDecided } from "./format-decided.ts";

const file = "tests/fixtures/project/rules/decisions/entry.decision.json";
const entry = JSON.parse(readFileSync(file, "utf8")) as DecisionDocument;
const compiled = new Compiler().decision(entry);

it.each([
  [
    "F6 names the row taken, and why each row before it lost",
    { auth: 0 },
    [
      "entry → proceed: Nothing stands against it.",
      "  credit-first  its condition is false: auth is 2; read auth = 0",
      "  proceed       taken",
    ],
  ],
  [
    "F6 names the first row that matches",
    { auth: 2 },
    ["entry → credit-first: Credit is asked for first.", "  credit-first  taken: auth is 2; read auth = 2"],
  ],
  [
    "F6 R18 a missing value is undecided, with its reason",
    {},
    [
      "entry → undecided: A value is missing.",
      '  credit-first  "===" met a missing value: auth is 2; read auth = null',
    ],
  ],
] as const)("%s", (_, inputs, expected) => {
  expect(formatDecided(entry, decide(compiled, inputs)).split("\n")).toEqual(expected);
});
