import { describe, expect, it, vi } from "vitest";
import { bindExpression } from "./bind.ts";
import { closeExpression } from "./compile.ts";
import { spelledOut } from "./expression.ts";
import { holds } from "./holds.ts";
import { literalOf } from "./literal-of.ts";
import { madeOnce } from "./made-once.ts";
import { boundOnce } from "./once.ts";
import { ownEntry } from "./operator/own-entry.ts";
import { ownValue, pathWords } from "./operator/own-value.ts";
import { Reader } from "./operator/reader.ts";
import { isTrue } from "./operator/truth.ts";
import { valuesOf } from "./operator/values-of.ts";
import { describe as kindOf } from "./operator/values.ts";
import { registerOperators } from "./operators.ts";
import { scopeReader } from "./scope-reader.ts";

const nothing = new Reader(() => undefined);

describe("an operator of the app", () => {
  const given: unknown[][] = [];
  registerOperators([
    { name: "noted", arity: { min: 1, max: 4 }, apply: (...values) => given.push(values) },
    {
      name: "read-twice",
      arity: { min: 1, max: 4 },
      apply(this: unknown, ...paths) {
        return this instanceof Reader ? paths.map((path) => (this as Reader).read(String(path))) : "no reader";
      },
    },
  ]);
  const evaluate = (expression: unknown) =>
    bindExpression(closeExpression(expression))(new Reader((path) => `<${path}>`));

  it.each([1, 2, 3, 4])("gets its %i arguments, each worked out, and the reader", (count) => {
    given.length = 0;
    const paths = Array.from({ length: count }, (_, at) => `p${at}`);
    evaluate({ noted: paths.map((path) => ({ var: path })) });
    expect(given).toEqual([paths.map((path) => `<${path}>`)]);
    expect(evaluate({ "read-twice": paths })).toEqual(paths.map((path) => `<${path}>`));
  });

  it("gets lists with their elements worked out, and literals as they are", () => {
    given.length = 0;
    evaluate({ noted: [[{ var: "a" }, [1, "b"]], 7] });
    expect(given).toEqual([[["<a>", [1, "b"]], 7]]);
  });
});

it.each<[read: unknown, value: unknown]>([
  [0, 0],
  [false, false],
  [undefined, null],
  [null, null],
])("a path at which there is %j reads %j", (read, value) => {
  expect(bindExpression(closeExpression("a.b"))(new Reader(() => read))).toBe(value);
});

it.each<[condition: () => unknown, held: boolean]>([
  [() => true, true],
  [() => 1, true],
  [() => [], false],
  [() => null, false],
  [
    () => {
      throw new Error("missing");
    },
    false,
  ],
])("a condition holds when it is true and could be asked", (condition, held) => {
  expect(holds(condition, nothing)).toBe(held);
});

it.each<[value: unknown, literal: unknown]>([
  [undefined, null],
  [null, null],
  ["a", "a"],
  [0, 0],
  [false, false],
])("%j stands in an expression as %j", (value, literal) => expect(literalOf(value)).toBe(literal));
it.each([
  [{}, "object"],
  [Symbol("a"), "symbol"],
])("what no document holds does not", (value, type) =>
  expect(() => literalOf(value)).toThrow(new TypeError(`a value of type ${type} cannot stand in an expression`)),
);

it("what is made once is made when it is first asked for, and kept", () => {
  const make = vi.fn((key: string) => ({ key }));
  const made = madeOnce(new Map<string, { key: string }>(), make);
  const first = made("a");
  expect([made("a") === first, made("b") === first, make.mock.calls.length]).toEqual([true, false, 2]);
});

it("an expression is bound once as long as it is there, a literal is what it is", () => {
  const sum = closeExpression({ "+": [1, 2] });
  const path = closeExpression("a.b");
  expect(boundOnce(sum)).toBe(boundOnce(sum));
  expect(boundOnce(path)).toBe(boundOnce(path));
  expect(
    [sum, path, closeExpression(7), closeExpression(null), closeExpression(false)].map((one) =>
      boundOnce(one)(new Reader(() => "read")),
    ),
  ).toEqual([3, "read", 7, null, false]);
});

it("a text alone is short for reading that path", () => {
  expect(spelledOut("a.b")).toEqual({ var: "a.b" });
  expect(spelledOut({ var: "a" })).toEqual({ var: "a" });
});

describe("paths", () => {
  it.each<[path: string, words: readonly string[]]>([
    ["", []],
    ["a", ["a"]],
    ["a.b.0", ["a", "b", "0"]],
  ])("%j has the words %j", (path, words) => expect(pathWords(path)).toEqual(words));

  it.each(["__proto__", "a.constructor", "prototype.b"])(
    "%j leads to a prototype and is refused, each time",
    (path) => {
      for (const _ of [1, 2])
        expect(() => pathWords(path)).toThrow(/must not contain "(__proto__|constructor|prototype)"/);
    },
  );

  it("are read among own properties only", () => {
    const root = { a: { b: [7] }, n: null, t: "text" };
    const read = (path: string) => ownValue(root, pathWords(path));
    expect(["", "a.b.0", "a.b.length", "n", "n.x", "t.length", "toString", "a.c.d"].map(read)).toEqual([
      root,
      7,
      1,
      null,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(ownValue(root.a, pathWords("a.b"), 1)).toBe(root.a.b);
  });

  it("a scope answers for its first words, and whoever is around it for the rest", () => {
    const around = vi.fn((path: string) => `around ${path}`);
    const reader = scopeReader({ item: { a: 1 }, none: undefined, null: null }, around);
    expect(["item.a", "item.b", "null", "none", "toString", ""].map((path) => reader.read(path))).toEqual([
      1,
      undefined,
      null,
      "around none",
      "around toString",
      "around ",
    ]);
    expect(scopeReader({}).read("a")).toBeUndefined();
  });
});

it("an entry of a table is its own", () => {
  expect([ownEntry({ a: 1 }, "a"), ownEntry({ a: 1 }, "toString"), ownEntry(undefined, "a")]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

it.each<[value: unknown, held: boolean]>([
  [[], false],
  [[0], true],
  ["", false],
  ["0", true],
  [0, false],
  [{}, true],
  [null, false],
])("%j is taken for %s", (value, held) => expect(isTrue(value)).toBe(held));

it.each<[value: unknown, values: unknown]>([
  [{ a: 1 }, { a: 1 }],
  [[1], {}],
  [null, {}],
  ["a", {}],
])("%j holds the values %j", (value, values) => expect(valuesOf(value)).toEqual(values));

it.each<[value: unknown, said: string]>([
  [null, "nothing"],
  [undefined, "nothing"],
  [["secret"], "a list"],
  [7, "a number"],
  [Number.NaN, "not a number"],
  [{ a: "secret" }, "an object"],
  ["secret", "a text"],
  [true, "a boolean"],
])("R27 a value in a message is %j", (value, said) => expect(kindOf(value)).toBe(said));
