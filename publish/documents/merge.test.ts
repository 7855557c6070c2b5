import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "./json.ts";
import { merge } from "./merge.ts";

/** The table of RFC 7396, appendix A. */
const table: readonly (readonly [Json, Json, Json])[] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

const json = () =>
  fc
    .jsonValue({ maxDepth: 4 })
    .filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value))) as fc.Arbitrary<Json>;

const frozen = (value: Json): Json => {
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(Object.freeze(value))) frozen(inner);
  return value;
};

describe("merge", () => {
  it.each(table)("B3 merges %j with %j into %j (RFC 7396)", (target, patch, expected) => {
    expect(merge(target, patch)).toEqual(expected);
  });

  it("R13 never changes its arguments and always answers the same", () => {
    fc.assert(
      fc.property(json(), json(), (target, patch) => {
        const once = merge(frozen(target), frozen(patch));
        expect(merge(target, patch)).toEqual(once);
      }),
    );
  });

  it("R13 is idempotent: the same patch again changes nothing", () => {
    fc.assert(
      fc.property(json(), json(), (target, patch) => {
        const once = merge(target, patch);
        expect(merge(once, patch)).toEqual(once);
      }),
    );
  });

  it.each(["__proto__", "constructor", "prototype"])("R13 refuses an overlay with the key %s at any depth", (key) => {
    const patch = JSON.parse(`{"a":{"b":{"${key}":{"polluted":true}}}}`) as Json;
    expect(() => merge({ a: { b: {} } }, patch)).toThrow(`the key "${key}" is refused`);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
