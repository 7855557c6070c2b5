import { describe, expect, it } from "vitest";
import { checkExpression } from "./check-expression.ts";
import { compileExpression, evaluate } from "./compile.ts";
import { ExpressionError } from "./operator/expression-error.ts";
import { Reader } from "./operator/reader.ts";
import { registerOperators } from "./operators.ts";

const gone = { var: "gone" };
const state: Readonly<Record<string, unknown>> = {
  list: [1, 2, 3],
  rows: [
    { k: "a", n: 1 },
    { k: "b", n: 2 },
    { k: "b", n: 3 },
  ],
  object: { k: "v", "7": "seven" },
  nan: Number.NaN,
  endless: Number.POSITIVE_INFINITY,
  yes: true,
};
const read = (path: string) => state[path];
const list = { var: "list" };
const rows = { var: "rows" };
const object = { var: "object" };

/** What it came to: the value, or what the error says. */
function outcome(expression: unknown): unknown {
  try {
    return evaluate(expression, read);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return `${error.name} ${error.code}: ${error.message}`;
  }
}

/** How many arguments each takes, of nought to five (docs/architecture.md, Expression). */
const arities: [name: string, takes: readonly number[], more?: true][] = [
  ["var", [1, 2]],
  ["===", [2]],
  ["!==", [2]],
  ["<", [2, 3]],
  ["<=", [2, 3]],
  [">", [2]],
  [">=", [2]],
  ["+", [1, 2, 3, 4, 5], true],
  ["*", [1, 2, 3, 4, 5], true],
  ["-", [1, 2]],
  ["/", [2]],
  ["%", [2]],
  ["min", [1, 2, 3, 4, 5], true],
  ["max", [1, 2, 3, 4, 5], true],
  ["and", [1, 2, 3, 4, 5], true],
  ["or", [1, 2, 3, 4, 5], true],
  ["!", [1]],
  ["!!", [1]],
  ["if", [3, 5]],
  ["in", [2]],
  ["cat", [1, 2, 3, 4, 5], true],
  ["map", [2]],
  ["filter", [2]],
  ["some", [2]],
  ["all", [2]],
  ["none", [2]],
  ["reduce", [3]],
  ["length", [1]],
  ["get", [2]],
  ["concat", [1, 2, 3, 4, 5], true],
  ["find", [3]],
  ["take", [2]],
  ["matches", [2]],
  ["floor-to", [2]],
  ["keys", [1]],
  ["allowed-url", [2]],
];

it.each(arities)("%s takes %j arguments", (name, takes, more) => {
  const given = (count: number) => ({ [name]: Array.from({ length: count }, () => "a") });
  const taken = [0, 1, 2, 3, 4, 5].filter((count) => checkExpression(given(count)).length === 0);
  expect(taken).toEqual(takes);
  expect(checkExpression(given(40)).length === 0).toBe(more === true);
});

const missing = (name: string) => `ExpressionError missing: "${name}" met a missing value`;
const odd = (name: string, expected: string, found: string) =>
  `ExpressionError type: "${name}" expected ${expected}, found ${found}`;
const range = (said: string) => `ExpressionError range: ${said}`;

const numbers = ["+", "*", "-", "/", "%", "min", "max", "<", "<=", ">", ">=", "floor-to"];
describe.each(numbers)("%s", (name) => {
  it.each([
    [[gone, 1], missing(name)],
    [[1, gone], missing(name)],
    [["1", 1], odd(name, "a number", "a text")],
    [[1, "1"], odd(name, "a number", "a text")],
    [[{ var: "yes" }, 1], odd(name, "a number", "a boolean")],
    [[list, 1], odd(name, "a number", "a list")],
    [[object, 1], odd(name, "a number", "an object")],
    [[{ var: "nan" }, 1], odd(name, "a number", "not a number")],
    [[1, { var: "endless" }], odd(name, "a number", "not a number")],
  ])("computes with numbers alone: %j", (given, said) => {
    expect(outcome({ [name]: given })).toBe(said);
  });
});

it.each<[expression: unknown, comesTo: unknown]>([
  [{ "+": [2] }, 2],
  [{ "+": [2, 3, 4] }, 9],
  [{ "+": [1e308, 1e308] }, range('"+" has no finite result')],
  [{ "*": [2] }, 2],
  [{ "*": [2, 3, 4] }, 24],
  [{ "*": [1e308, 10] }, range('"*" has no finite result')],
  [{ "-": [5, 3] }, 2],
  [{ "-": [5] }, -5],
  [{ "-": [-1e308, 1e308] }, range('"-" has no finite result')],
  [{ "/": [9, 2] }, 4.5],
  [{ "/": [9, 0] }, range('"/" has no finite result')],
  [{ "%": [9, 2] }, 1],
  [{ "%": [9, 0] }, range('"%" has no finite result')],
  [{ min: [3, 1, 2] }, 1],
  [{ max: [3, 1, 2] }, 3],
  [{ "floor-to": [305000, 10000] }, 300000],
  [{ "floor-to": [300000, 10000] }, 300000],
  [{ "floor-to": [-1, 10] }, -10],
  [{ "floor-to": [1, 0] }, range('"floor-to" needs a multiple above zero')],
  [{ "floor-to": [1, -5] }, range('"floor-to" needs a multiple above zero')],
  [{ "floor-to": [7, 0.5] }, 7],

  [{ "===": [1, 1] }, true],
  [{ "===": [1, "1"] }, false],
  [{ "===": [gone, 1] }, missing("===")],
  [{ "===": [1, gone] }, missing("===")],
  [{ "===": [gone, null] }, true],
  [{ "===": [null, 0] }, false],
  [{ "!==": [1, 1] }, false],
  [{ "!==": [1, "1"] }, true],
  [{ "!==": [gone, 1] }, missing("!==")],
  [{ "!==": [1, gone] }, missing("!==")],
  [{ "!==": [null, gone] }, false],
  [{ "!==": [list, null] }, true],
  [{ "<": [1, 2] }, true],
  [{ "<": [2, 2] }, false],
  [{ "<": [1, 2, 3] }, true],
  [{ "<": [1, 3, 3] }, false],
  [{ "<": [2, 2, 3] }, false],
  [{ "<": [1, 2, gone] }, missing("<")],
  [{ "<=": [2, 2] }, true],
  [{ "<=": [3, 2] }, false],
  [{ "<=": [1, 1, 1] }, true],
  [{ "<=": [1, 3, 2] }, false],
  [{ "<=": [2, 1, 3] }, false],
  [{ "<=": [1, 2, "3"] }, odd("<=", "a number", "a text")],
  [{ ">": [2, 1] }, true],
  [{ ">": [2, 2] }, false],
  [{ ">=": [2, 2] }, true],
  [{ ">=": [1, 2] }, false],
  [{ in: ["a", "cab"] }, true],
  [{ in: ["", ""] }, true],
  [{ in: ["d", "cab"] }, false],
  [{ in: [2, list] }, true],
  [{ in: ["2", list] }, false],
  [{ in: [gone, list] }, missing("in")],
  [{ in: [1, gone] }, missing("in")],
  [{ in: [1, "1"] }, odd("in", "a text", "a number")],
  [{ in: ["k", object] }, odd("in", "a list or a text", "an object")],

  [{ and: [1, 0, gone] }, 0],
  [{ and: [1, "a"] }, "a"],
  [{ and: [gone, 1] }, null],
  [{ or: [0, gone, "", "a", { "+": [gone] }] }, "a"],
  [{ or: [0, gone] }, null],
  [{ "!": [gone] }, true],
  [{ "!": [[]] }, true],
  [{ "!": ["a"] }, false],
  [{ "!!": [0] }, false],
  [{ "!!": [[]] }, false],
  [{ "!!": [[0]] }, true],
  [{ if: [false, 1, true, 2, 3] }, 2],
  [{ if: [gone, 1, 0, 2, 3] }, 3],

  [{ cat: ["a", 1, ""] }, "a1"],
  [{ cat: ["a", gone] }, missing("cat")],
  [{ cat: ["a", true] }, odd("cat", "texts and numbers", "a boolean")],
  [{ matches: ["08012345678", "^0[789]"] }, true],
  [{ matches: ["1", "^0"] }, false],
  [{ matches: [gone, "^0"] }, missing("matches")],
  [{ matches: [1, "^0"] }, odd("matches", "a text", "a number")],
  [{ matches: ["😀", "^.$"] }, true],
  [{ "allowed-url": ["https://a.example/x", ["a.example"]] }, true],
  [{ "allowed-url": ["https://b.example/x", ["a.example"]] }, false],
  [{ "allowed-url": [gone, ["a.example"]] }, false],
  [{ "allowed-url": ["https://a.example/x", "a.example"] }, odd("allowed-url", "a list", "a text")],

  [{ length: [list] }, 3],
  [{ length: ["a😀"] }, 2],
  [{ length: [gone] }, missing("length")],
  [{ length: [7] }, odd("length", "a list", "a number")],
  [{ concat: [list, [4]] }, [1, 2, 3, 4]],
  [{ concat: [list, gone] }, missing("concat")],
  [{ concat: ["12"] }, odd("concat", "a list", "a text")],
  [{ find: [rows, "k", "b"] }, { k: "b", n: 2 }],
  [{ find: [rows, "k", "c"] }, null],
  [{ find: [rows, "none", gone] }, null],
  [{ find: [gone, "k", 1] }, missing("find")],
  [{ find: [rows, 1, 1] }, odd("find", "a text", "a number")],
  [{ find: ["rows", "k", 1] }, odd("find", "a list", "a text")],
  [{ take: [list, 2] }, [1, 2]],
  [{ take: [list, 0] }, []],
  [{ take: [list, 9] }, [1, 2, 3]],
  [{ take: [list, -1] }, range('"take" needs a whole count')],
  [{ take: [list, 0.5] }, range('"take" needs a whole count')],
  [{ take: [list, "1"] }, odd("take", "a number", "a text")],
  [{ take: [gone, 1] }, missing("take")],
  [{ map: [list, { "*": [{ var: "" }, 2] }] }, [2, 4, 6]],
  [{ map: [rows, { var: "n" }] }, [1, 2, 3]],
  [{ map: [rows, { var: ["none", 7] }] }, [7, 7, 7]],
  [{ filter: [list, { ">": [{ var: "" }, 1] }] }, [2, 3]],
  [{ some: [list, { ">": [{ var: "" }, 2] }] }, true],
  [{ all: [list, { ">": [{ var: "" }, 2] }] }, false],
  [{ none: [list, { ">": [{ var: "" }, 3] }] }, true],
  [{ reduce: [list, { "+": [{ var: "current" }, { var: "accumulator" }] }, 10] }, 16],
  ...["map", "filter", "some", "all", "none"].map((name): [unknown, unknown] => [
    { [name]: ["abc", true] },
    odd("list", "a list", "a text"),
  ]),
  [{ reduce: [gone, 1, 0] }, missing("list")],

  [{ var: "list" }, [1, 2, 3]],
  [{ var: ["gone", 7] }, 7],
  [{ var: ["yes", 7] }, true],
  [{ get: [object, "k"] }, "v"],
  [{ get: [object, 7] }, "seven"],
  [{ get: [list, 1] }, 2],
  [{ get: [list, 9] }, null],
  [{ get: [object, "toString"] }, null],
  [{ get: [gone, "k"] }, missing("get")],
  [{ get: [object, gone] }, missing("get")],
  [{ get: [object, true] }, odd("get", "a key", "a boolean")],
  [{ keys: [object] }, ["7", "k"]],
  [{ keys: [gone] }, missing("keys")],
  [{ keys: [list] }, odd("keys", "an object", "a list")],
  [{ keys: ["k"] }, odd("keys", "an object", "a text")],
])("R18 %j → %j", (expression, comesTo) => {
  expect(outcome(expression)).toEqual(comesTo);
});

it.each([
  [2000, 2000],
  [2001, "ExpressionError budget: a list of more than 2000 elements"],
])("R22 a list of %i elements is gone through: %j", (length, comesTo) => {
  const each = () => evaluate({ length: [{ map: [{ var: "l" }, 1] }] }, () => Array.from({ length }, () => 0));
  if (typeof comesTo === "number") expect(each()).toBe(comesTo);
  else expect(each).toThrow(comesTo.replace("ExpressionError budget: ", ""));
});

describe("the steps of one evaluation", () => {
  const over = expect.objectContaining({ code: "budget", message: "more than 50000 steps" });
  const zeros = (length: number) => Array.from({ length }, () => 0);
  const twice = (name: string, start: unknown) => ({
    reduce: [zeros(10), { [name]: [{ var: "accumulator" }, { var: "accumulator" }] }, start],
  });
  const inside = (length: number) => ({ none: [{ var: "l" }, { some: [zeros(length), { var: "" }] }] });
  const goneThrough = (length: number) => evaluate(inside(length), () => zeros(2000));

  it.each([
    ["a list that doubles", twice("concat", zeros(100))],
    ["a text that doubles", twice("cat", "a".repeat(50_000))],
  ])("R22 %s comes to an end", (_, expression) => expect(() => evaluate(expression, read)).toThrow(over));

  it("R22 a list gone through inside another: 2,000 and 2,000 times 24, not 25", () => {
    expect(goneThrough(24)).toBe(true);
    expect(() => goneThrough(25)).toThrow(over);
  });

  it("R22 what is worked out for another spends with it, and the next begins anew", () => {
    const sum = compileExpression({ "+": [{ var: "below" }, { var: "below" }] });
    const level = (depth: number): Reader => new Reader(() => (depth === 0 ? 1 : sum(level(depth - 1))));
    expect(sum(level(14))).toBe(32_768);
    expect(() => sum(level(15))).toThrow(over);
    expect(sum(level(14))).toBe(32_768);
  });

  it("R22 a photo is joined to what says its type", () => {
    const photo = "a".repeat(1_400_000);
    expect(evaluate({ cat: ["data:image/jpeg;base64,", photo] }, read)).toBe(`data:image/jpeg;base64,${photo}`);
  });
});

it("a name is one operator's; the same may be registered again", () => {
  const twice = { name: "twice", arity: { min: 1, max: 1 }, apply: (value: unknown) => [value, value] };
  registerOperators([twice]);
  registerOperators([twice]);
  expect(evaluate({ map: [list, { twice: [{ var: "" }] }] }, read)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(() => registerOperators([{ ...twice }])).toThrow('operator "twice" is registered twice');
});
