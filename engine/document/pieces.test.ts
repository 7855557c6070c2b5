import { describe, expect, it } from "vitest";
import { Compiler } from "../compile/compile.ts";
import { Reader } from "../expression/operator/reader.ts";
import { isExpressionMarker, isListMarker, isTextMarker } from "./markers.ts";
import { PartLost } from "./part-lost.ts";
import { checkRule, type RuleScope } from "./rule.ts";
import type { RuleDocument } from "./types.ts";
import { bindValue, type BoundValue, resolveArgs, resolveValue } from "./value.ts";
import { vocabulary } from "./vocabulary.ts";

it.each<[value: unknown, is: string]>([
  [{ $: "a" }, "expression"],
  [{ $: undefined }, "expression"],
  [{ $t: "a.b" }, "text"],
  [{ $t: 7 }, "nothing"],
  [{ $each: "a", give: 1 }, "list"],
  [{ a: { $: "b" } }, "nothing"],
  [[{ $: "a" }], "nothing"],
  ["$", "nothing"],
  [null, "nothing"],
])("%j is a marker of %s", (value, is) => {
  const markers = { expression: isExpressionMarker(value), text: isTextMarker(value), list: isListMarker(value) };
  expect(Object.entries(markers).flatMap(([name, found]) => (found ? [name] : []))).toEqual(
    is === "nothing" ? [] : [is],
  );
});

it.each(["late", "missing"] as const)("C18 a part of the app that is %s says why", (why) => {
  const cause = new Error("no line");
  const lost = new PartLost(why, cause);
  expect([lost.name, lost.message, lost.why, lost.cause]).toEqual([
    "PartLost",
    `a part of the app is ${why}`,
    why,
    cause,
  ]);
});

describe("a rule", () => {
  const rule: RuleDocument = {
    id: "amount",
    checks: [
      { must: { "!!": [{ var: "value" }] }, say: "amount.missing" },
      {
        must: { "<=": [{ var: "with.least" }, { var: "value" }] },
        say: "amount.low",
        args: { least: { $: "with.least" } },
      },
      {
        must: { "!==": [{ var: "form.other" }, { var: "value" }] },
        say: "amount.same",
        args: { gone: { $: { "+": [{ var: "gone" }] } } },
      },
    ],
  };
  const published = new Compiler().rule(rule);
  const text = (key: string) => key;

  it.each<[scope: RuleScope, fault: unknown]>([
    [{ value: "" }, { say: "amount.missing", args: {} }],
    [
      { value: 3, with: { least: 5 } },
      { say: "amount.low", args: { least: 5 } },
    ],
    // A check that cannot be asked fails, and arguments that cannot be had are none.
    [{ value: 3 }, { say: "amount.low", args: { least: null } }],
    [
      { value: 7, with: { least: 5 }, form: { other: 7 } },
      { say: "amount.same", args: {} },
    ],
    [{ value: 7, with: { least: 5 }, form: { other: 8 } }, null],
  ])("B4 says the first check that %j fails: %j", (scope, fault) =>
    expect(checkRule(published, scope, text)).toEqual(fault),
  );

  it("reads what it is not told elsewhere", () => {
    const read = (path: string) => (path === "with.least" ? 5 : path === "form.other" ? 1 : undefined);
    expect(checkRule(published, { value: 7 }, text, read)).toBeNull();
    expect(checkRule(published, { value: 4 }, text, read)?.say).toBe("amount.low");
  });

  it("has the text worded that it says within another", () => {
    const unit = { id: "unit", checks: [{ must: false, say: "amount.low", args: { unit: { $t: "amount.metres" } } }] };
    expect(checkRule(new Compiler().rule(unit), { value: 1 }, () => "metres")).toEqual({
      say: "amount.low",
      args: { unit: "metres" },
    });
  });
});

const state: Readonly<Record<string, unknown>> = { a: 1, list: [1, 2], text: "t" };
const using = {
  reader: new Reader((path) => state[path]),
  text: (key: string, args?: Readonly<Record<string, unknown>>) => `${key}${args ? JSON.stringify(args) : ""}`,
};
const now = (bound: BoundValue) => (bound.fixed ? bound.value : bound.resolve(using));

describe("a value", () => {
  it.each<[value: unknown, comesTo: unknown, fixed: boolean]>([
    [7, 7, true],
    [null, null, true],
    [false, false, true],
    ["a", "a", true],
    [[1, [2, { b: 3 }]], [1, [2, { b: 3 }]], true],
    [{ $: "a" }, 1, false],
    [{ $: "gone" }, null, false],
    [{ $: { "+": [{ var: "a" }, 1] } }, 2, false],
    [{ $t: "x.y" }, "x.y", true],
    [{ $t: "x.y", args: { n: 1 } }, 'x.y{"n":1}', false],
    [{ $t: "x.y", args: { n: { $: "a" } } }, 'x.y{"n":1}', false],
    [{ $each: "list", give: { $: "item" } }, [1, 2], false],
    [
      { $each: "list", give: [{ $: "index" }, { $: "a" }] },
      [
        [0, 1],
        [1, 1],
      ],
      false,
    ],
    [[1, { $: "a" }], [1, 1], false],
    [{ b: { c: { $: "a" } }, d: 2 }, { b: { c: 1 }, d: 2 }, false],
  ])("%j comes to %j; fixed: %s", (value, comesTo, fixed) => {
    const bound = bindValue(value, (key) => key);
    expect([now(bound), bound.fixed]).toEqual([comesTo, fixed]);
    expect(now(bindValue(value))).toEqual(comesTo);
    expect(resolveValue(value, using)).toEqual(comesTo);
  });

  it("of a text waits for the language where none is given", () => {
    expect(bindValue({ $t: "x.y" }).fixed).toBe(false);
    expect(bindValue({ a: { $t: "x.y" } }, () => "said")).toEqual({ fixed: true, value: { a: "said" } });
  });

  it("that is fixed cannot be changed, at any depth", () => {
    const bound = bindValue({ a: [{ b: 1 }] });
    const value = now(bound) as { a: { b: number }[] };
    expect([value, value.a, value.a[0]].map(Object.isFrozen)).toEqual([true, true, true]);
  });

  it("goes through lists alone", () => {
    expect(() => resolveValue({ $each: "text", give: 1 }, using)).toThrow('"$each" expected a list, found a text');
    expect(() => resolveValue({ $each: "gone", give: 1 }, using)).toThrow('"$each" met a missing value');
  });

  it("of arguments is none where one cannot be had", () => {
    expect(resolveArgs({ a: { $: "a" }, b: 2 }, using)).toEqual({ a: 1, b: 2 });
    expect(resolveArgs({ a: { $: { "+": [{ var: "gone" }] } }, b: 2 }, using)).toEqual({});
  });
});

it("the vocabulary has the version 1", () => expect(vocabulary).toBe(1));
