import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runInThisContext } from "node:vm";
import fc from "fast-check";
import jsonLogic from "json-logic-js";
import { describe, expect, it } from "vitest";
import { bindExpression } from "./bind.ts";
import { checkExpression } from "./check-expression.ts";
import { closeExpression, evaluate } from "./compile.ts";
import { ExpressionError } from "./operator/expression-error.ts";
import { ownValue, pathWords } from "./operator/own-value.ts";
import { Reader } from "./operator/reader.ts";
import { engineOperators, operators } from "./operators.ts";

const data = {
  number: 4,
  text: "ab",
  yes: true,
  list: [1, 2, 3],
  texts: ["a", "ab"],
  rows: [
    { k: "a", n: 1 },
    { k: "b", n: 2 },
  ],
  object: { k: "a" },
  url: "https://a.example/x",
};
const read = (path: string) => ownValue(data, pathWords(path));

/** What it came to: a value, or the kind of its error. */
function outcome(run: () => unknown): unknown {
  try {
    return { value: run() };
  } catch (error) {
    return error instanceof ExpressionError ? { error: error.code } : { error: String(error) };
  }
}

const paths = [...Object.keys(data), "rows.0.k", "gone"];
const leaf = fc.oneof(
  fc.integer({ min: -3, max: 5 }),
  fc.constantFrom("a", "ab", "k", "", "^a", true, false, null),
  fc.constantFrom(...paths).map((path) => ({ var: [path] })),
  fc.constantFrom(...paths).map((path) => ({ var: [path, 2] })),
  fc.constantFrom("", "k", "n", "current", "accumulator", "gone").map((path) => ({ var: [path] })),
  fc.constantFrom([1, 2], ["a"], []),
);

/** A path or a pattern. */
const literal = fc.constantFrom(...paths, "^a", "b$");

/** An operation of a name: any arguments that its arity allows, for a fault of each is as much an outcome as a value. */
function operationOf(name: string, argument: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const operator = operators.get(name);
  const { min, max, odd } = operator?.arity ?? { min: 1, max: 1 };
  const argumentAt = (at: number) => (operator?.literalArguments?.includes(at) ? literal : argument);
  const lengths = [min, min + 1, min + 2].filter((count) => count <= max && (!odd || count % 2 === 1));
  const given = fc.oneof(
    ...lengths.map((count) => fc.tuple(...Array.from({ length: count }, (_, at) => argumentAt(at)))),
  );
  return given.map((values) => ({ [name]: values }));
}

/** The table is one per process and may hold another room's operators too. */
const names = engineOperators.map(({ name }) => name);
const nested = fc.oneof({ weight: 80, arbitrary: leaf }, ...names.map((name) => operationOf(name, leaf)));

describe("R23 what is evaluated past json-logic-js", () => {
  it.each(names)("%s comes to what json-logic-js makes of it with our operators in place", (name) => {
    const seen = { values: 0, errors: 0 };
    fc.assert(
      fc.property(operationOf(name, nested), (expression) => {
        fc.pre(checkExpression(expression).length === 0);
        const closed = closeExpression(expression);
        const ours = outcome(() => bindExpression(closed)(new Reader(read)));
        expect(ours).toEqual(outcome(() => jsonLogic.apply(closed as never, new Reader(read))));
        seen[Object.hasOwn(ours as object, "value") ? "values" : "errors"]++;
      }),
      { numRuns: 400 },
    );
    // Otherwise it proves nothing.
    expect(seen.values).toBeGreaterThan(0);
    if (!["var", "!", "!!", "allowed-url"].includes(name)) expect(seen.errors).toBeGreaterThan(0);
  });
});

/** json-logic-js as it comes, apart from the one whose operators were replaced. */
function untouched(): typeof jsonLogic {
  const module = { exports: {} };
  const code = readFileSync(createRequire(import.meta.url).resolve("json-logic-js"), "utf8");
  runInThisContext(`(function (module, exports) {${code}\n})`)(module, module.exports);
  return module.exports as typeof jsonLogic;
}

const number = fc.integer({ min: -50, max: 50 });
const above = fc.integer({ min: 1, max: 50 });
const words = fc.string({ maxLength: 4 });
const pair = (one: fc.Arbitrary<unknown>) => fc.tuple(one, one);
const some = (one: fc.Arbitrary<unknown>) => fc.array(one, { minLength: 1, maxLength: 4 });
const any = fc.oneof(number, words, fc.boolean());

/** Whole values of the right kinds, by operator. */
const whole: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  "===": fc.oneof(pair(any), pair(fc.constantFrom(1, "1", true))),
  "!==": fc.oneof(pair(any), pair(fc.constantFrom(1, "1", true))),
  "<": fc.oneof(pair(number), fc.tuple(number, number, number)),
  "<=": fc.oneof(pair(number), fc.tuple(number, number, number)),
  ">": pair(number),
  ">=": pair(number),
  "+": some(number),
  "-": fc.oneof(pair(number), fc.tuple(number)),
  "*": some(number),
  "/": fc.tuple(number, above),
  "%": fc.tuple(number, above),
  min: some(number),
  max: some(number),
  // Every text holds the empty one, which the library denies of an empty text.
  in: fc.oneof(fc.tuple(words, fc.string({ minLength: 1 })), fc.tuple(number, fc.array(number))),
  cat: some(fc.oneof(number, words)),
  and: some(any),
  or: some(any),
  "!": fc.tuple(fc.oneof(any, fc.array(number))),
  "!!": fc.tuple(fc.oneof(any, fc.array(number))),
  if: fc.tuple(any, any, any),
};
/** These take a missing value for what it is. */
const takesNull = new Set(["and", "or", "!", "!!", "if"]);
const variables = (values: readonly unknown[]) => values.map((_, at) => ({ var: `v${at}` }));
const over = (values: readonly unknown[]) => (path: string) => values[Number(path.slice(1))];

describe("R23 what json-logic-js has itself", () => {
  const library = untouched();

  it.each(Object.entries(whole))("%s means the same for values of the right kinds", (name, given) => {
    fc.assert(
      fc.property(given, (values) => {
        const named = Object.fromEntries(values.map((value, at) => [`v${at}`, value]));
        const expected: unknown = library.apply({ [name]: variables(values) } as never, named);
        const found = evaluate({ [name]: variables(values) }, over(values));
        // No one can tell the two zeros apart.
        if (found !== 0 || expected !== 0) expect(found).toEqual(expected);
      }),
    );
  });

  it.each(Object.entries(whole).filter(([name]) => !takesNull.has(name)))(
    "%s of a missing value is an error, wherever it stands",
    (name, given) => {
      fc.assert(
        fc.property(given, fc.nat(), (values, at) => {
          const holed = values.with(at % values.length, null);
          expect(outcome(() => evaluate({ [name]: variables(holed) }, over(holed)))).toEqual({ error: "missing" });
        }),
      );
    },
  );

  it("lists are walked by the library itself, with the same outcome", () => {
    const lists = fc.array(number, { maxLength: 5 });
    const each = fc.constantFrom<[string, unknown]>(
      ["map", { "*": [{ var: "" }, 2] }],
      ["filter", { ">": [{ var: "" }, 0] }],
      ["some", { ">": [{ var: "" }, 0] }],
      ["all", { ">": [{ var: "" }, 0] }],
      ["none", { ">": [{ var: "" }, 0] }],
    );
    fc.assert(
      fc.property(lists, each, (list, [name, test]) => {
        const expression = { [name]: [{ var: "list" }, test] };
        expect(evaluate(expression, () => list)).toEqual(library.apply(expression as never, { list }));
      }),
    );
    const sum = { reduce: [{ var: "list" }, { "+": [{ var: "current" }, { var: "accumulator" }] }, 0] };
    fc.assert(
      fc.property(lists, (list) => {
        expect(evaluate(sum, () => list)).toBe(library.apply(sum as never, { list }));
      }),
    );
  });
});
