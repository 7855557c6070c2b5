import { describe, expect, it } from "vitest";
import { checkExpression, type ExpressionFault } from "./check-expression.ts";
import { closeExpression } from "./compile.ts";
import { variablesOf } from "./variables.ts";

const nested = (levels: number) => Array.from({ length: levels }).reduce((inner) => ({ "!": [inner] }), 1);
const many = (count: number) => ({ and: Array.from({ length: count }, () => ({ var: "a" })) });

it.each<[expression: unknown, fault: ExpressionFault]>([
  [
    { nope: [] },
    { path: ["nope"], code: "unknown-operator", operator: "nope", expected: "a known operator", found: "nope" },
  ],
  [
    { if: [true, 1, { nope: 1 }] },
    {
      path: ["if", 2, "nope"],
      code: "unknown-operator",
      operator: "nope",
      expected: "a known operator",
      found: "nope",
    },
  ],
  [
    { "+": [1], "-": [1] },
    { path: [], code: "shape", expected: "exactly one operator", found: "+, -" },
  ],
  [{ "!": {} }, { path: ["!"], code: "shape", expected: "exactly one operator", found: "none" }],
  [{ "!": [1, 2] }, { path: ["!"], code: "arity", operator: "!", expected: "1 argument", found: "2" }],
  [{ "===": [1] }, { path: ["==="], code: "arity", operator: "===", expected: "2 arguments", found: "1" }],
  [{ "+": [] }, { path: ["+"], code: "arity", operator: "+", expected: "at least 1 argument", found: "0" }],
  [{ "<": [1] }, { path: ["<"], code: "arity", operator: "<", expected: "2 to 3 arguments", found: "1" }],
  [
    { if: [1, 2, 3, 4] },
    { path: ["if"], code: "arity", operator: "if", expected: "an odd number of arguments, at least 3", found: "4" },
  ],
  [
    { var: [{ cat: ["a"] }] },
    { path: ["var", 0], code: "not-literal", operator: "var", expected: "a literal text", found: '{"cat":["a"]}' },
  ],
  [{ var: 7 }, { path: ["var"], code: "not-literal", operator: "var", expected: "a literal text", found: "7" }],
  [
    { matches: ["a", undefined] },
    { path: ["matches", 1], code: "not-literal", operator: "matches", expected: "a literal text", found: "nothing" },
  ],
  [
    { var: "a.__proto__" },
    {
      path: ["var"],
      code: "path",
      operator: "var",
      expected: "a valid path",
      found: 'path "a.__proto__" must not contain "__proto__"',
    },
  ],
  [
    "a.prototype.b",
    { path: [], code: "path", expected: "a valid path", found: 'path "a.prototype.b" must not contain "prototype"' },
  ],
  [
    nested(13),
    {
      path: Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? "!" : 0)),
      code: "depth",
      expected: "at most 12 levels",
      found: "a deeper expression",
    },
  ],
  [many(200), { path: [], code: "size", expected: "at most 200 operations", found: "201" }],
])("R21 R22 %j", (expression, fault) => expect(checkExpression(expression)).toEqual([fault]));

it("R22 names a broken pattern and where it stands", () => {
  const [fault] = checkExpression({ matches: [{ var: "a" }, "("] });
  expect(fault).toMatchObject({
    path: ["matches", 1],
    code: "pattern",
    operator: "matches",
    expected: "a valid pattern",
  });
  expect(fault?.found).toContain("(");
});

it.each([nested(12), many(199), "a.b", null, 7, true, [], [1, { "+": [1] }], { var: "" }, { "!": [[]] }])(
  "R21 %j is well formed",
  (expression) => expect(checkExpression(expression)).toEqual([]),
);

it("R22 a list is a level, too", () => {
  const lists = (levels: number) => Array.from({ length: levels }).reduce((inner) => [inner], []);
  expect(checkExpression(lists(11))).toEqual([]);
  expect(checkExpression(lists(12)).map(({ code }) => code)).toEqual(["depth"]);
});

it("knows the operators that it is given, and says all that is wrong", () => {
  expect(checkExpression({ "+": [1] }, new Map()).map(({ code }) => code)).toEqual(["unknown-operator"]);
  expect(checkExpression({ matches: [{ nope: 1 }] }).map(({ code }) => code)).toEqual(["arity", "unknown-operator"]);
});

describe("closing", () => {
  it.each([
    [{ "!": 1 }, { "!": [1] }],
    [{ "===": [{ var: "a" }, null] }, { "is-null": [{ var: ["a"] }] }],
    [{ "!==": [null, { var: "a" }] }, { "!": [{ "is-null": [{ var: ["a"] }] }] }],
    [{ "===": [null, null] }, { "is-null": [null] }],
    [{ "<": [{ var: "a" }, null] }, { "<": [{ var: ["a"] }, null] }],
    [{ map: [{ var: "a" }, { var: "" }] }, { map: [{ elements: [{ var: ["a"] }] }, { var: [""] }] }],
    [
      [1, { "!": "a" }],
      [1, { "!": ["a"] }],
    ],
    ["a.b", "a.b"],
  ])("%j is %j", (expression, closed) => expect(closeExpression(expression)).toEqual(closed));

  it.each([
    [{ if: [true, { nope: 1 }, 2] }, "expression at if.1.nope: expected a known operator, found nope"],
    ["__proto__", 'expression at its root: expected a valid path, found path "__proto__" must not contain "__proto__"'],
    [{ "!": [() => 1] }, "a value of type function cannot stand in an expression"],
  ])("%j cannot be closed", (expression, said) => expect(() => closeExpression(expression)).toThrow(said));
});

it.each<[expression: unknown, found: readonly (readonly [string, string, boolean])[]]>([
  ["a.b", [["a.b", "", false]]],
  [{ var: "a" }, [["a", "var", false]]],
  [
    { var: ["a", { var: "b" }] },
    [
      ["a", "var.0", false],
      ["b", "var.1.var", false],
    ],
  ],
  [[{ "!": { var: "a" } }], [["a", "0.!.var", false]]],
  [
    { reduce: [{ var: "l" }, { "+": [{ var: "current" }, 1] }, { var: "s" }] },
    [
      ["l", "reduce.0.var", false],
      ["current", "reduce.1.+.0.var", true],
      ["s", "reduce.2.var", false],
    ],
  ],
  [
    { map: [{ var: "l" }, { filter: [{ var: "of" }, { var: "k" }] }] },
    [
      ["l", "map.0.var", false],
      ["of", "map.1.filter.0.var", true],
      ["k", "map.1.filter.1.var", true],
    ],
  ],
  [{ "+": [1, { nope: { var: "a" } }] }, [["a", "+.1.nope.var", false]]],
  [{ cat: ["a", null] }, []],
])("%j reads", (expression, found) => {
  expect(variablesOf(expression).map(({ name, path, scoped }) => [name, path.join("."), scoped])).toEqual(found);
});
