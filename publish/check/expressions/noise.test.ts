import fc from "fast-check";
import { expect, it } from "vitest";
import { evaluate, isTrue } from "../../../engine/expression.ts";
import { type Noise, noiseIn } from "./noise.ts";

const expressions = fc.letrec((tie) => ({
  leaf: fc.constantFrom<unknown>(0, 1, "", "a", true, false, null, []),
  read: fc
    .tuple(fc.constantFrom("x", "y", "gone"), fc.option(tie("leaf"), { nil: undefined }))
    .map(([name, fallback]) => ({ var: fallback === undefined ? [name] : [name, fallback] })),
  node: fc.oneof(
    { maxDepth: 5 },
    tie("leaf"),
    tie("read"),
    fc
      .tuple(fc.constantFrom("===", "!==", "and", "or"), tie("node"), tie("node"))
      .map(([name, a, b]) => ({ [name]: [a, b] })),
    fc.tuple(fc.constantFrom("!", "!!"), tie("node")).map(([name, a]) => ({ [name]: [a] })),
    fc.tuple(tie("node"), tie("node"), tie("node")).map((values) => ({ if: values })),
    fc
      .tuple(fc.constantFrom("some", "all", "none", "filter", "map"), tie("node"))
      .map(([name, a]) => ({ [name]: [{ var: ["list"] }, a] })),
  ),
}));

/** The expression with one part of it in its shorter form. */
function shortened(expression: unknown, [key, ...rest]: Noise["path"], shorter: unknown): unknown {
  if (key === undefined) return shorter;
  const inner = shortened((expression as Record<string | number, unknown>)[key], rest, shorter);
  if (Array.isArray(expression)) return expression.map((element: unknown, index) => (index === key ? inner : element));
  return { ...(expression as object), [key]: inner };
}

it.each([true, false])("what is called noise changes nothing when it goes (truth alone is asked: %s)", (truth) => {
  const data: Readonly<Record<string, unknown>> = { x: "a", y: 0, list: [{ x: 1 }, { y: [] }, {}] };
  const outcome = (expression: unknown) => {
    try {
      const value = evaluate(expression, (path) => data[path]);
      return truth ? isTrue(value) : value;
    } catch {
      return "error";
    }
  };
  let met = 0;
  fc.assert(
    fc.property(expressions.node, (expression) => {
      fc.pre(typeof expression !== "string");
      for (const { path, shorter } of noiseIn(expression, truth)) {
        met++;
        expect(outcome(shortened(expression, path, shorter))).toEqual(outcome(expression));
      }
    }),
    { numRuns: 5000 },
  );
  expect(met).toBeGreaterThan(1000);
});
