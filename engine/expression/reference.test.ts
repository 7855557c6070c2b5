import fc from "fast-check";
import { expect, it } from "vitest";
import { evaluate } from "./compile.ts";
import { ownValue, pathWords } from "./operator/own-value.ts";

/** A second, small evaluator over the same meaning, to hold the production one against (R23). */
function reference(expression: unknown, data: Record<string, unknown>): unknown {
  if (expression === null || typeof expression !== "object") return expression;
  const [name, values] = Object.entries(expression as Record<string, unknown[]>)[0] as [string, unknown[]];
  const at = (index: number) => reference(values[index], data);
  const num = (index: number) => {
    const value = at(index);
    if (typeof value !== "number") throw new Error("number");
    return value;
  };
  const some = (index: number) => {
    const value = at(index);
    if (value === null || value === undefined) throw new Error("missing");
    return value;
  };
  switch (name) {
    case "var":
      return data[values[0] as string] ?? (values.length > 1 ? at(1) : null);
    case "===":
      return some(0) === some(1);
    case "<":
      return num(0) < num(1);
    case "+":
      return num(0) + num(1);
    case "-":
      return num(0) - num(1);
    case "!":
      return !at(0);
    case "if":
      return at(0) ? at(1) : at(2);
    case "and":
      return at(0) ? at(1) : at(0);
    case "or":
      return at(0) ? at(0) : at(1);
    default:
      throw new Error(name);
  }
}

const expressions = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.boolean(), fc.constantFrom("a", "b")),
  read: fc.oneof(
    fc.constantFrom("x", "y", "gone").map((name) => ({ var: [name] })),
    fc.constantFrom("x", "gone").map((name) => ({ var: [name, 1] })),
  ),
  node: fc.oneof(
    { maxDepth: 4 },
    tie("leaf"),
    tie("read"),
    fc
      .tuple(fc.constantFrom("===", "<", "+", "-", "and", "or"), tie("node"), tie("node"))
      .map(([name, a, b]) => ({ [name]: [a, b] })),
    tie("node").map((a) => ({ "!": [a] })),
    fc.tuple(tie("node"), tie("node"), tie("node")).map((values) => ({ if: values })),
  ),
}));

const outcome = (run: () => unknown) => {
  try {
    return { value: run() };
  } catch {
    return "error";
  }
};

it("R23 the production evaluator equals a small reference on 10,000 generated pairs", () => {
  const data = fc.record({
    x: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant("a"), fc.constant(null)),
    y: fc.boolean(),
  });
  fc.assert(
    fc.property(expressions.node, data, (expression, given) => {
      const whole = typeof expression === "string" ? { var: [expression] } : expression;
      expect(outcome(() => evaluate(expression, (path) => ownValue(given, pathWords(path))))).toEqual(
        outcome(() => reference(whole, given)),
      );
    }),
    { numRuns: 10_000 },
  );
});
