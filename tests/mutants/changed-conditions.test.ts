import { expect, it } from "vitest";
import { changedConditions } from "./changed-conditions.ts";

const said = (when: unknown) => changedConditions({ id: "row", when }).map(({ says }) => says);
const whole = ["is always true", "is never true", "means its opposite"];

it.each([
  [undefined, []],
  ["inputs.intercepted", whole],
  [{ "===": [{ var: "inputs.a" }, 2] }, [...whole, '"===" is "!=="', "2 is 3"]],
  [{ "<": [{ var: "inputs.a" }, { var: "inputs.b" }] }, [...whole, '"<" is "<="']],
  [
    { in: [{ var: "inputs.a" }, [1, -1]] },
    [...whole, "the list lacks its element 1", "the list lacks its element 2", "1 is 2", "-1 is 0"],
  ],
  [
    { and: [{ var: "inputs.a" }, { var: "inputs.b" }] },
    [...whole, '"and" is "or"', '"and" lacks its element 1', '"and" lacks its element 2'],
  ],
  [{ "===": [{ var: "inputs.a" }, "large"] }, [...whole, '"===" is "!=="', '"large" is another text']],
  [
    { "===": [{ var: ["inputs.a", 0] }, { var: "inputs.b" }] },
    [...whole, '"===" is "!=="', "inputs.a has nothing in its place"],
  ],
  [
    { if: [{ var: "inputs.a" }, { var: "inputs.b" }, { var: "inputs.c" }] },
    [...whole, '"if" is always its first', '"if" is always its second'],
  ],
  [
    { matches: [{ var: "inputs.a" }, "^A$"] },
    [...whole, "the pattern may begin anywhere", "the pattern may end anywhere"],
  ],
  [{ matches: [{ var: "inputs.a" }, "A$"] }, [...whole, "the pattern may end anywhere"]],
])("%j is changed in each of its parts", (when, expected) => {
  expect(said(when)).toEqual(expected);
});

it("changes one thing and leaves the rest", () => {
  const when = { and: [{ "===": [{ var: "inputs.a" }, 2] }, { in: [{ var: "inputs.b" }, [8, 10]] }] };
  const changed = changedConditions({ id: "row", when }).find(({ says }) => says === "the list lacks its element 2");
  expect(changed?.when).toEqual({ and: [{ "===": [{ var: "inputs.a" }, 2] }, { in: [{ var: "inputs.b" }, [8]] }] });
  expect(when.and).toHaveLength(2);
});
