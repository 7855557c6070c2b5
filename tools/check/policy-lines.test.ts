import { expect, it } from "vitest";
import type { PolicySheet } from "../../publish/studio/policy-sheets.ts";
import { policyLines } from "./policy-lines.ts";

const policy: PolicySheet = {
  ...{ file: "rules/policies/a.policy.json", title: "Cost is told", source: "Act 2020, section 4", say: "Tell it." },
  ...{ warning: false, holds: ["716-1", "716-104"], broken: [], shown: [] },
};

it.each<[Partial<PolicySheet>, readonly string[]]>([
  [{}, ["holds in 2 brands: Cost is told (Act 2020, section 4)"]],
  [{ holds: [] }, ["not asked of any brand: Cost is told (Act 2020, section 4)"]],
  [
    {
      holds: ["716-1"],
      broken: ["716-104"],
      shown: [{ words: "Tax", route: "/lendConfirm", file: "a.part.json", line: 12, brands: 1 }],
    },
    [
      "broken in 716-104: Cost is told (Act 2020, section 4)",
      '    "Tax" on /lendConfirm, in 1 of 2 brands: a.part.json:12',
    ],
  ],
])("%j is told as %j", (more, lines) => {
  expect(policyLines([{ ...policy, ...more }])).toEqual(lines);
});
