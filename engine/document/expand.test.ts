import { describe, expect, it } from "vitest";
import { substitute } from "./expand.ts";

const path = (name: string) => ({ $: name });

describe("substitute", () => {
  it.each<{ description: string; tree: unknown; params: Record<string, unknown>; expected: unknown }>([
    { description: "a literal", tree: { a: path("with.x") }, params: { x: 5 }, expected: { a: 5 } },
    { description: "a text", tree: path("with.x"), params: { x: { $t: "a.b" } }, expected: { $t: "a.b" } },
    { description: "an expression", tree: path("with.x"), params: { x: path("form.a") }, expected: path("form.a") },
    {
      description: "into what it was given",
      tree: path("with.x.y"),
      params: { x: path("item.row") },
      expected: path("item.row.y"),
    },
    { description: "into a literal object", tree: path("with.x.y"), params: { x: { y: 1 } }, expected: 1 },
    {
      description: "into a computed value",
      tree: path("with.x.y"),
      params: { x: { $: { get: [{ var: "form.a" }, "b"] } } },
      expected: { $: { get: [{ get: [{ var: "form.a" }, "b"] }, "y"] } },
    },
    {
      description: "inside an expression",
      tree: { $: { "+": [{ var: "with.x" }, 1] } },
      params: { x: path("form.a") },
      expected: { $: { "+": [{ var: "form.a" }, 1] } },
    },
    {
      description: "a path as a bare condition",
      tree: { when: "with.x", each: { in: "with.l" } },
      params: { x: path("form.a"), l: { $: { filter: [{ var: "reads.l" }, { var: "on" }] } } },
      expected: { when: "form.a", each: { in: { filter: [{ var: "reads.l" }, { var: "on" }] } } },
    },
    {
      description: "a text in the place of a path, which must not become one",
      tree: { when: "with.x", if: { var: ["with.y", "form.b"] } },
      params: { x: "form.a" },
      expected: { when: { cat: ["form.a"] }, if: { cat: ["form.b"] } },
    },
    {
      description: "a bare condition",
      tree: { when: { ">": [{ var: "with.x" }, 1] } },
      params: { x: 5 },
      expected: { when: { ">": [5, 1] } },
    },
    { description: "a path to bind", tree: { bind: "with.x" }, params: { x: "form.a" }, expected: { bind: "form.a" } },
    {
      description: "what was left out has its default",
      tree: { $: { cat: [{ var: ["with.x", "-"] }] } },
      params: {},
      expected: { $: { cat: ["-"] } },
    },
    {
      description: "a default stays with the path it was given",
      tree: { $: { cat: [{ var: ["with.x", "-"] }] } },
      params: { x: path("form.a") },
      expected: { $: { cat: [{ var: ["form.a", "-"] }] } },
    },
    {
      description: "what was left out without a default is null",
      tree: { when: { "!": [{ var: "with.x" }] } },
      params: {},
      expected: { when: { "!": [null] } },
    },
    {
      description: "other paths stay",
      tree: [path("form.x"), "with", "without.x"],
      params: { x: 1 },
      expected: [path("form.x"), "with", "without.x"],
    },
  ])("$description", ({ tree, params, expected }) => {
    expect(substitute(tree, params)).toEqual(expected);
  });

  it("a text cannot be computed with", () => {
    expect(() => substitute({ $: { "+": [{ var: "with.x" }, 1] } }, { x: { $t: "a.b" } })).toThrow("is a text");
  });
});
