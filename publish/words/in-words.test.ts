import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { walkDocument } from "../../engine/grammar.ts";
import { type Expression, operators, registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { inWords } from "./in-words.ts";
import { parseWords } from "./testing/parse-words.ts";
import { phraseFor, wordings } from "./wordings.ts";

registerOperators(appOperators);

describe("words", () => {
  it("are of operators that there are", () => {
    expect(Object.keys(wordings).filter((name) => !operators.has(name))).toEqual([]);
  });

  it.each<[Expression, string]>([
    [
      {
        and: [
          { in: [{ var: "basicsAuth" }, [1, -1]] },
          { "allowed-url": [{ var: "guideLink" }, { var: "allowList" }] },
        ],
      },
      "basicsAuth is 1 or -1 and guideLink is an allowed URL by allowList",
    ],
    ["derived.ready", "derived.ready"],
    [{ "!": "derived.ready" }, 'not "derived.ready"'],
    [{ "!": { var: "derived.ready" } }, "not derived.ready"],
    [{ "!": { "===": [{ var: "a" }, null] } }, "not (a is missing)"],
    [{ or: [{ "===": [{ var: "a" }, 1] }, { "===": [{ var: "a" }, 2] }] }, "a is 1 or a is 2"],
    [{ or: [{ "===": [{ var: "a" }, 1] }, { "===": [2, { var: "a" }] }] }, "a is 1 or (2 is a)"],
    [{ and: [{ or: [{ var: "a" }, { var: "b" }] }, { var: "c" }] }, "(a or b) and c"],
    [{ or: [{ and: [{ var: "a" }, { var: "b" }] }, { var: "c" }] }, "a and b or c"],
    [{ and: [{ var: "a" }] }, "and(a)"],
    [{ "*": [{ "+": [{ var: "a" }, 1] }, -2] }, "(a + 1) × -2"],
    [{ "-": [{ "-": [{ var: "a" }, { var: "b" }] }, { var: "c" }] }, "(a - b) - c"],
    [{ "<=": [1, { var: "a" }, 5] }, "a is from 1 to 5"],
    [
      { if: [{ var: "a" }, 1, { var: "b" }, 2, { if: [{ var: "c" }, 3, 4] }] },
      "if a then 1 else if b then 2 else (if c then 3 else 4)",
    ],
    [
      { some: [{ var: "reads.bill.value" }, { in: [{ var: "status" }, ["due", "late"]] }] },
      'for some of reads.bill.value holds (its status is "due" or "late")',
    ],
    [{ var: ["form.amount", 0] }, "form.amount (else 0)"],
    [{ length: [{ filter: [{ var: "list" }, { var: "" }] }] }, "length of (those of list where (it))"],
    [{ money: [{ get: [{ var: "a" }, "x ( y"] }] }, 'money(a at "x ( y")'],
    [{ cat: ["a", { var: "not" }] }, '"a" followed by path "not"'],
    [{ luhn: { var: "value" } }, "value has a right check digit"],
  ])("%j: %s", (expression, words) => expect(inWords(expression)).toBe(words));

  it("say the paths of one root without it, and no other's", () => {
    const expression = { and: [{ var: "inputs.ready" }, { var: "env.online" }, { var: "inputs.in" }] };
    expect(inWords(expression, { under: "inputs" })).toBe('ready and .env.online and path "inputs.in"');
    expect(parseWords(inWords(expression, { under: "inputs" }), { under: "inputs" })).toEqual(full(expression));
  });
});

/** With each argument list and each path alone written out. */
function full(expression: Expression): Expression {
  if (expression === null || typeof expression !== "object") return expression;
  if (Array.isArray(expression)) return expression.map(full);
  const [[name, given] = ["", null]] = Object.entries(expression);
  return { [name]: (Array.isArray(given) ? given : [given]).map(full) };
}
const whole = (expression: Expression) => full(typeof expression === "string" ? { var: expression } : expression);

/** Every expression of every document, with the file that holds it. */
function documentExpressions(): readonly { readonly file: string; readonly expression: Expression }[] {
  const found: { file: string; expression: Expression }[] = [];
  for (const { kind, file, data } of readDocuments(process.cwd()).all)
    walkDocument(kind, data, undefined, {
      part: ({ holds, value }) => {
        if (holds.is === "expression") found.push({ file, expression: value as Expression });
        return undefined;
      },
    });
  return found;
}

describe("what was said is what was written", () => {
  it("in every document", () => {
    const all = documentExpressions();
    expect(all.length).toBeGreaterThan(1500);
    for (const { file, expression } of all)
      expect({ file, words: parseWords(inWords(expression)) }).toEqual({ file, words: whole(expression) });
  });

  const words = [
    "a",
    "in",
    "from",
    "not",
    "is",
    "or",
    "else",
    "the",
    "for",
    "at",
    "length",
    "item.x-y",
    "its.0",
    "a b",
    "é",
  ];
  const plain = fc.oneof(
    fc.constantFrom<Expression>(null, true, false, 0, 1, -1, 2.5, "", "a", "or", 'say "(x"', "a ( b )", "1 or 2"),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.string(),
  );
  const expressions = fc.letrec<{ any: Expression }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 5, depthSize: "small" },
      plain,
      fc.constantFrom(...words, "").map((path): Expression => ({ var: [path] })),
      fc.tuple(fc.constantFrom(...words), tie("any")).map(([path, instead]): Expression => ({ var: [path, instead] })),
      fc
        .array(plain, { minLength: 1, maxLength: 4 })
        .chain((list) => tie("any").map((value): Expression => ({ in: [value, list] }))),
      fc
        .tuple(tie("any"), plain, plain)
        .map(([value, one, two]): Expression => ({ or: [{ "===": [value, one] }, two] })),
      fc.array(tie("any"), { maxLength: 3 }).map((list): Expression => list),
      fc.constantFrom(...[...operators.keys()].filter((name) => name !== "var")).chain((name) => {
        const { min, max, odd } = operators.get(name)?.arity ?? { min: 1, max: 1 };
        return fc
          .array(tie("any"), { minLength: min, maxLength: Math.min(max, min + 4) })
          .map((values) => (odd && values.length % 2 === 0 ? values.slice(1) : values))
          .map((values): Expression => ({ [name]: values }));
      }),
    ),
  })).any;

  it("whatever is written", () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const written = whole(expression);
        expect(parseWords(inWords(written))).toEqual(written);
      }),
      { numRuns: 3000 },
    );
  });

  it("under a root too", () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        const written = whole(expression);
        expect(parseWords(inWords(written, { under: "item" }), { under: "item" })).toEqual(written);
      }),
      { numRuns: 1000 },
    );
  });

  it("has a phrase for each number of slots", () => {
    expect(phraseFor("<", 2)?.says).toBe("{0} is less than {1}");
    expect(phraseFor("<", 3)?.says).toBe("{1} is between {0} and {2}");
    expect(phraseFor("and", 1)).toBeUndefined();
    expect(phraseFor("and", 4)?.says).toBe("{0} and {…}");
  });
});
