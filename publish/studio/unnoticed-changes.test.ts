import { expect, it } from "vitest";
import type { DecisionDocument } from "../../engine/document.ts";
import { unnoticedChanges } from "./unnoticed-changes.ts";

const decisionOf = (cases: DecisionDocument["cases"]): DecisionDocument => ({
  id: "late",
  inputs: { days: { type: "integer" }, open: { type: "boolean" } },
  rows: [
    {
      id: "late",
      when: { and: [{ var: "inputs.open" }, { ">": [{ var: "inputs.days" }, 0] }] },
      then: [],
      because: "It is overdue.",
    },
    { id: "fine", then: [], because: "It is not." },
  ],
  undecided: { then: [], because: "Unknown." },
  cases,
});

const late = { given: { days: 1, open: true }, row: "late" };
const onTheDay = { given: { days: 0, open: true }, row: "fine" };
const paid = { given: { days: 1, open: false }, row: "fine" };

it.each<[string, DecisionDocument["cases"], readonly object[]]>([
  ["nothing, where cases stand on both sides of each part", [late, onTheDay, paid], []],
  [
    "a part that could be left out",
    [late, onTheDay],
    [
      {
        row: "late",
        asks: "open and days is more than 0",
        instead: "true and days is more than 0",
        wanted: { given: { days: 1, open: false }, row: "fine" },
      },
    ],
  ],
  [
    "a bound that could be another",
    [late, { given: { days: -1, open: true }, row: "fine" }, paid],
    [
      {
        row: "late",
        asks: "open and days is more than 0",
        instead: "open and days is at least 0",
        wanted: { given: { days: 0, open: true }, row: "fine" },
      },
    ],
  ],
  [
    "nothing of a decision whose cases do not hold",
    [
      { ...late, row: "fine" },
      { ...onTheDay, row: "late" },
    ],
    [],
  ],
  ["nothing of a decision with a row that no case takes", [onTheDay], []],
])("F6 says %s", (_, cases, changes) => expect(unnoticedChanges(decisionOf(cases))).toEqual(changes));
