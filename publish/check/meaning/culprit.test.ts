import { beforeAll, expect, it } from "vitest";
import { registerOperators } from "../../../engine/expression.ts";
import { appOperators } from "../../../lending/operators/index.ts";
import { culprit } from "./culprit.ts";
import { evaluated } from "./ordered-conditions.ts";

beforeAll(() => registerOperators(appOperators));

const given = (a: unknown, b: unknown, holds: boolean) => ({ given: { "inputs.a": a, "inputs.b": b }, holds });
const paths = ["inputs.a", "inputs.b"];
/** Holds where `a` is 2 and `b` at least 10. */
const wanted = [given(2, 10, true), given(2, 50, true), given(2, 9, false), given(1, 10, false), given(3, 9, false)];

it.each([
  [
    "an operator that should be its contrary",
    { and: [{ "!==": [{ var: "inputs.a" }, 2] }, { ">=": [{ var: "inputs.b" }, 10] }] },
    ["and", 0, "!=="],
  ],
  [
    "one that joins otherwise",
    { or: [{ "===": [{ var: "inputs.a" }, 2] }, { ">=": [{ var: "inputs.b" }, 10] }] },
    ["or"],
  ],
  [
    "operands that were swapped",
    { and: [{ "===": [{ var: "inputs.a" }, 2] }, { ">=": [10, { var: "inputs.b" }] }] },
    ["and", 1, ">="],
  ],
  [
    "a figure that is another",
    { and: [{ "===": [{ var: "inputs.a" }, 200] }, { ">=": [{ var: "inputs.b" }, 10] }] },
    ["and", 0, "===", 1],
  ],
  [
    "a path that is another",
    { and: [{ "===": [{ var: "inputs.b" }, 2] }, { ">=": [{ var: "inputs.b" }, 10] }] },
    ["and", 0, "===", 0, "var"],
  ],
  ["no single part", { "===": [{ var: "inputs.a" }, { var: "inputs.a" }] }, ["==="]],
])("points at %s", (_, condition, path) => {
  expect(culprit(condition, wanted, paths)).toEqual(path);
});

it("R18 an operator tried with too many operands ends no search", () =>
  expect(evaluated({ "-": [{ var: "inputs.b" }, 1, 100] })({})).toBe("odd"));
