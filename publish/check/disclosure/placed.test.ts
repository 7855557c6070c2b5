import { expect, it } from "vitest";
import { placed } from "./placed.ts";

const given = { loan: { $: "reads.facts.value" }, most: 3, late: { $: { "!": [{ var: "item.paid" }] } } };

it.each([
  ["with.loan.dueAmount", "reads.facts.value.dueAmount"],
  ["with.other", "with.other"],
  [{ var: "with.loan" }, { var: ["reads.facts.value"] }],
  [{ var: "with.late" }, { "!": [{ var: "item.paid" }] }],
  [{ "<": [{ var: "reads.a.value" }, { var: "with.most" }] }, { "<": [{ var: ["reads.a.value"] }, 3] }],
  // With a default as well: two parts that are handed different things do not ask the same.
  [{ var: ["with.loan.fee", 0] }, { var: ["reads.facts.value.fee", 0] }],
  [{ var: ["with.most", { var: "with.loan.fee" }] }, { var: [3, { var: ["reads.facts.value.fee"] }] }],
])("S11 %j of a part is what the part was handed", (expression, expected) =>
  expect(placed(expression, given)).toEqual(expected),
);
