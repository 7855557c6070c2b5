import { expect, it } from "vitest";
import { policyLines } from "./policy-lines.ts";

it("each policy is a line, and each place of what it asks for another below it", () => {
  const policy = { file: "rules/policies/a.policy.json", title: "Cost is told", source: "Act 2020, section 4" };
  const shown = {
    words: "Tax",
    screen: "Confirm (/lendConfirm)",
    file: "a.part.json",
    line: 12,
    brands: "brand 716-1",
  };
  expect(
    policyLines([
      { ...policy, say: "Tell it.", warning: false, is: "holds", verdict: "holds in all 2 brands", shown: [] },
      { ...policy, say: "Tell it.", warning: true, is: "broken", verdict: "broken in brand 716-104", shown: [shown] },
    ]),
  ).toEqual([
    "holds in all 2 brands: Cost is told (Act 2020, section 4)",
    "broken in brand 716-104: Cost is told (Act 2020, section 4)",
    '    "Tax" on Confirm (/lendConfirm), in brand 716-1: a.part.json:12',
  ]);
});
