import { describe, expect, it } from "vitest";
import { either, listOf, never, nothing, numberOf, oneOf, text, type Type } from "../types/type.ts";
import { narrowed } from "./narrowed.ts";

const state = oneOf("idle", "ok", "error");
const ok = { "===": [{ var: "state" }, "ok"] };
const failed = { "===": [{ var: "state" }, "error"] };
const derived = new Map<string, readonly unknown[]>([
  ["derived.done", [{ in: [{ var: "state" }, ["ok", "error"]] }]],
  ["derived.either", [ok, failed]],
]);

/** What a path of a type is where a condition holds, or does not. */
const where = (expression: unknown, holds = true, type: Type = state, path = "state"): Type =>
  narrowed(type, path, { expression, holds }, (name) => derived.get(name) ?? []);

describe("what a condition leaves of a path", () => {
  it.each<[unknown, boolean, Type]>([
    [ok, true, oneOf("ok")],
    [ok, false, oneOf("idle", "error")],
    [{ "!==": [{ var: "state" }, "ok"] }, true, oneOf("idle", "error")],
    [{ "===": ["ok", { var: "state" }] }, true, oneOf("ok")],
    [{ in: [{ var: "state" }, ["ok", "error"]] }, true, oneOf("ok", "error")],
    [{ in: [{ var: "state" }, ["ok", "error"]] }, false, oneOf("idle")],
    [{ "!": [ok] }, true, oneOf("idle", "error")],
    [{ and: [{ "!": [ok] }, { "!": [failed] }] }, true, oneOf("idle")],
    [{ or: [ok, failed] }, true, oneOf("ok", "error")],
    [{ or: [ok, failed] }, false, oneOf("idle")],
    [{ and: [ok, { var: "other" }] }, false, oneOf("idle", "error", "ok")],
    [{ if: [ok, false, true] }, true, oneOf("idle", "error")],
    [{ if: [ok, true, failed, true, false] }, true, oneOf("ok", "error")],
    [{ and: [ok, failed] }, true, never],
    [{ "===": [{ var: ["state", "idle"] }, "ok"] }, true, oneOf("ok")],
    ["derived.done", true, oneOf("ok", "error")],
    ["derived.done", false, oneOf("idle")],
    [{ var: "derived.either" }, true, oneOf("ok", "error")],
    [{ "===": [{ var: "other" }, "ok"] }, true, state],
    [{ "===": [{ var: "stat" }, "ok"] }, true, state],
  ])("%j, when it is %s", (expression, holds, left) => expect(where(expression, holds)).toEqual(left));

  const perhaps = either(numberOf("kobo"), nothing);
  it.each<[unknown, boolean, Type]>([
    ["amount", true, numberOf("kobo")],
    [{ "===": [{ var: "amount" }, null] }, false, numberOf("kobo")],
    [{ "===": [{ var: "amount" }, null] }, true, nothing],
    [{ "!==": [{ var: "amount.x" }, null] }, true, numberOf("kobo")],
    [{ matches: [{ cat: [{ var: "amount" }] }, "1"] }, false, numberOf("kobo")],
    [{ "!": [{ var: "amount" }] }, false, numberOf("kobo")],
    [{ "===": [{ var: ["amount", 0] }, 0] }, true, either({ ...numberOf("kobo"), only: [0] } as Type, nothing)],
    [{ "===": [{ var: ["amount", 0] }, 0] }, false, numberOf("kobo")],
    [{ "<": [{ var: "amount" }, 5] }, true, { is: "number", unit: "kobo", most: 5 }],
    [{ "<": [{ var: "amount" }, 5] }, false, { is: "number", unit: "kobo", least: 5 }],
    [{ ">=": [{ var: "amount" }, 5] }, true, { is: "number", unit: "kobo", least: 5 }],
  ])("%j leaves of what may be missing, when it is %s", (expression, holds, left) =>
    expect(where(expression, holds, perhaps, "amount")).toEqual(left),
  );

  const code: Type = { is: "number", unit: "code", known: [1, 2, 3] };
  it.each<[unknown, boolean, Type]>([
    [{ "===": [{ var: "code" }, 1] }, true, { is: "number", unit: "code", only: [1] }],
    [{ "===": [{ var: "code" }, 1] }, false, { is: "number", unit: "code", known: [2, 3] }],
    [{ in: [{ var: "code" }, [1, 2, 3]] }, false, { is: "number", unit: "code" }],
    [{ ">=": [{ var: "code" }, 2] }, true, { is: "number", unit: "code", known: [2, 3], least: 2 }],
  ])("%j leaves of a code of which some values are known, when it is %s", (expression, holds, left) => {
    const found = where(expression, holds, code, "code");
    expect(found.is === "number" && found.known).toEqual(left.is === "number" && left.known);
    expect(found).toMatchObject(left);
  });

  it("says nothing of an element by what is said of its list", () => {
    expect(where({ some: [{ var: "state" }, { "===": [{ var: "" }, "ok"] }] }, true, listOf(text))).toEqual(
      listOf(text),
    );
  });
});
