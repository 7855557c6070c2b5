import { describe, expect, it } from "vitest";
import { checkExpression } from "./check-expression.ts";
import { evaluate } from "./compile.ts";
import { ownValue, pathWords } from "./operator/own-value.ts";
import { variablesOf } from "./variables.ts";

const over = (data: unknown) => (path: string) => ownValue(data, pathWords(path));

const cases: { description: string; expression: unknown; given?: unknown; expect?: unknown; error?: string }[] = [
  { description: "reads a path", expression: { var: "a.b" }, given: { a: { b: 7 } }, expect: 7 },
  { description: "a text alone is a path", expression: "a.b", given: { a: { b: 7 } }, expect: 7 },
  {
    description: "a text inside an operator is a literal",
    expression: { cat: ["a.b", { var: "a.b" }] },
    given: { a: { b: 7 } },
    expect: "a.b7",
  },
  { description: "a text inside a list is a literal", expression: ["a.b"], given: { a: { b: 7 } }, expect: ["a.b"] },
  { description: "reads a missing path as null", expression: { var: "a.c" }, given: { a: {} }, expect: null },
  { description: "takes a default", expression: { var: ["a", 3] }, given: {}, expect: 3 },
  { description: "reads own properties only", expression: { var: "toString" }, given: {}, expect: null },
  {
    description: "a missing value is not below five",
    expression: { "<": [{ var: "overdueQty" }, 5] },
    given: {},
    error: "missing",
  },
  {
    description: "a missing value equals nothing",
    expression: { "===": [{ var: "x" }, 1] },
    given: {},
    error: "missing",
  },
  { description: "null may be asked for", expression: { "===": [{ var: "x" }, null] }, given: {}, expect: true },
  {
    description: "not null may be asked for",
    expression: { "!==": [{ var: "x" }, null] },
    given: { x: 0 },
    expect: true,
  },
  { description: "texts are not numbers", expression: { "<": [{ var: "x" }, 5] }, given: { x: "2" }, error: "type" },
  { description: "NaN is no number", expression: { "<": [{ var: "x" }, 5] }, given: { x: Number.NaN }, error: "type" },
  { description: "a list is no number", expression: { ">": [{ var: "x" }, 5] }, given: { x: [] }, error: "type" },
  { description: "adds", expression: { "+": [1, 2, { var: "x" }] }, given: { x: 3 }, expect: 6 },
  { description: "multiplies", expression: { "*": [2, 3, 4] }, expect: 24 },
  { description: "subtracts", expression: { "-": [5, 3] }, expect: 2 },
  { description: "negates", expression: { "-": [5] }, expect: -5 },
  { description: "divides by zero never", expression: { "/": [1, 0] }, error: "range" },
  { description: "between", expression: { "<=": [1, { var: "x" }, 3] }, given: { x: 2 }, expect: true },
  {
    description: "an untaken branch is not evaluated",
    expression: { if: [true, "yes", { "+": [{ var: "x" }] }] },
    given: {},
    expect: "yes",
  },
  { description: "and is lazy", expression: { and: [false, { "<": [{ var: "x" }, 1] }] }, given: {}, expect: false },
  {
    description: "maps elements",
    expression: { map: [{ var: "list" }, { "*": [{ var: "" }, 2] }] },
    given: { list: [1, 2] },
    expect: [2, 4],
  },
  {
    description: "filters by a property",
    expression: { filter: [{ var: "list" }, { "===": [{ var: "k" }, "a"] }] },
    given: { list: [{ k: "a" }, { k: "b" }] },
    expect: [{ k: "a" }],
  },
  {
    description: "all of a missing list is an error",
    expression: { all: [{ var: "list" }, true] },
    given: {},
    error: "missing",
  },
  {
    description: "some of a text is an error",
    expression: { some: [{ var: "list" }, true] },
    given: { list: "abc" },
    error: "type",
  },
  {
    description: "reduces",
    expression: { reduce: [{ var: "list" }, { "+": [{ var: "current" }, { var: "accumulator" }] }, 0] },
    given: { list: [1, 2, 3] },
    expect: 6,
  },
  { description: "joins lists", expression: { concat: [{ var: "a" }, [3]] }, given: { a: [1, 2] }, expect: [1, 2, 3] },
  { description: "joins no text", expression: { concat: [{ var: "a" }] }, given: { a: "12" }, error: "type" },
  {
    description: "finds by a property",
    expression: { find: [{ var: "list" }, "k", { var: "wanted" }] },
    given: { list: [{ k: 1 }, { k: 2, v: "b" }], wanted: 2 },
    expect: { k: 2, v: "b" },
  },
  {
    description: "finds nothing for nothing",
    expression: { find: [{ var: "list" }, "k", { var: "wanted" }] },
    given: { list: [{ v: 1 }] },
    expect: null,
  },
  { description: "takes the first", expression: { take: [{ var: "a" }, 2] }, given: { a: [1, 2, 3] }, expect: [1, 2] },
  { description: "takes no part of one", expression: { take: [{ var: "a" }, 0.5] }, given: { a: [1] }, error: "range" },
  { description: "floors to a multiple", expression: { "floor-to": [305000, 10000] }, expect: 300000 },
  { description: "matches", expression: { matches: ["XA01", "A0[1-4]$"] }, expect: true },
  { description: "matches the end only", expression: { matches: ["A0123", "A0[1-4]$"] }, expect: false },
  { description: "in a list", expression: { in: [2, [1, 2]] }, expect: true },
  { description: "joins", expression: { cat: ["a", 1] }, expect: "a1" },
  { description: "gets a computed key", expression: { get: [{ var: "o" }, "k"] }, given: { o: { k: 1 } }, expect: 1 },
  {
    description: "gets no inherited key",
    expression: { get: [{ var: "o" }, "toString"] },
    given: { o: {} },
    expect: null,
  },
  {
    description: "too long a list is refused",
    expression: { map: [{ var: "l" }, 1] },
    given: { l: Array(2001).fill(0) },
    error: "budget",
  },
];

describe("expression", () => {
  it.each(cases)("R18 $description", ({ expression, given, expect: wanted, error }) => {
    const run = () => evaluate(expression, over(given));
    if (error) expect(run).toThrow(expect.objectContaining({ code: error }));
    else expect(run()).toEqual(wanted);
  });
});

const broken: { description: string; expression: unknown; code: string }[] = [
  {
    description: "unknown operator in an untaken branch",
    expression: { if: [true, 1, { nope: [] }] },
    code: "unknown-operator",
  },
  { description: "two keys", expression: { "+": [1], "-": [1] }, code: "shape" },
  { description: "no key", expression: {}, code: "shape" },
  { description: "wrong arity", expression: { "===": [1] }, code: "arity" },
  { description: "even if", expression: { if: [true, 1, false, 2] }, code: "arity" },
  { description: "computed path", expression: { var: { cat: ["a", "b"] } }, code: "not-literal" },
  { description: "prototype path", expression: { var: "a.constructor" }, code: "path" },
  { description: "prototype path alone", expression: "a.constructor", code: "path" },
  { description: "broken pattern", expression: { matches: ["a", "("] }, code: "pattern" },
  {
    description: "too deep",
    expression: Array.from({ length: 13 }).reduce((inner) => ({ "!": [inner] }), 1),
    code: "depth",
  },
  { description: "too large", expression: { and: Array(201).fill({ var: "a" }) }, code: "size" },
  { description: "loose equality", expression: { "==": [1, 1] }, code: "unknown-operator" },
  { description: "log", expression: { log: "a" }, code: "unknown-operator" },
];

describe("checkExpression", () => {
  it.each(broken)("R21 R22 refuses: $description", ({ expression, code }) => {
    expect(checkExpression(expression).map((fault) => fault.code)).toContain(code);
  });
});

describe("variablesOf", () => {
  it("a text alone is the path that it names", () => {
    expect(variablesOf("a.b")).toEqual([{ name: "a.b", path: [], scoped: false }]);
  });

  it("lists every path in every branch and tells scoped ones", () => {
    const found = variablesOf({ if: [{ var: "a" }, { map: [{ var: "l" }, { var: "x" }] }, { var: ["b.c", 0] }] });
    expect(found.map(({ name, scoped }) => [name, scoped])).toEqual([
      ["a", false],
      ["l", false],
      ["x", true],
      ["b.c", false],
    ]);
  });
});
