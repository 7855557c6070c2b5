import { describe, expect, it } from "vitest";
import type { NodeDocument } from "../document/grammar/node.ts";
import { expandNodes } from "./expand.ts";

const path = (name: string) => ({ $: name });
const of = (a: unknown): NodeDocument => ({ widget: "box", props: { a } });

describe("expandNodes", () => {
  it.each<{ description: string; tree: NodeDocument; params: Record<string, unknown>; expected: NodeDocument }>([
    { description: "a literal", tree: of(path("with.x")), params: { x: 5 }, expected: of(5) },
    { description: "a text", tree: of(path("with.x")), params: { x: { $t: "a.b" } }, expected: of({ $t: "a.b" }) },
    {
      description: "an expression",
      tree: of(path("with.x")),
      params: { x: path("form.a") },
      expected: of(path("form.a")),
    },
    {
      description: "into what it was given",
      tree: of(path("with.x.y")),
      params: { x: path("item.row") },
      expected: of(path("item.row.y")),
    },
    { description: "into a literal object", tree: of(path("with.x.y")), params: { x: { y: 1 } }, expected: of(1) },
    {
      description: "into a computed value",
      tree: of(path("with.x.y")),
      params: { x: { $: { get: [{ var: "form.a" }, "b"] } } },
      expected: of({ $: { get: [{ get: [{ var: "form.a" }, "b"] }, "y"] } }),
    },
    {
      description: "inside an expression",
      tree: of({ $: { "+": [{ var: "with.x" }, 1] } }),
      params: { x: path("form.a") },
      expected: of({ $: { "+": [{ var: "form.a" }, 1] } }),
    },
    {
      description: "a path as a bare condition",
      tree: { when: "with.x", each: { in: "with.l" } },
      params: { x: path("form.a"), l: { $: { filter: [{ var: "reads.l" }, { var: "on" }] } } },
      expected: { when: "form.a", each: { in: { filter: [{ var: "reads.l" }, { var: "on" }] } } },
    },
    {
      description: "a text in the place of a path, which must not become one",
      tree: { when: "with.x", on: { press: [{ do: "back", if: { var: ["with.y", "form.b"] } }] } },
      params: { x: "form.a" },
      expected: { when: { cat: ["form.a"] }, on: { press: [{ do: "back", if: { cat: ["form.b"] } }] } },
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
      tree: of({ $: { cat: [{ var: ["with.x", "-"] }] } }),
      params: {},
      expected: of({ $: { cat: ["-"] } }),
    },
    {
      description: "a default stays with the path it was given",
      tree: of({ $: { cat: [{ var: ["with.x", "-"] }] } }),
      params: { x: path("form.a") },
      expected: of({ $: { cat: [{ var: ["form.a", "-"] }] } }),
    },
    {
      description: "what was left out without a default is null",
      tree: { when: { "!": [{ var: "with.x" }] } },
      params: {},
      expected: { when: { "!": [null] } },
    },
    {
      description: "other paths stay",
      tree: of([path("form.x"), "with", "without.x"]),
      params: { x: 1 },
      expected: of([path("form.x"), "with", "without.x"]),
    },
    {
      description: "a prop that is called as a condition is",
      tree: { widget: "box", props: { in: "with.x", if: { var: "with.x" }, when: { in: path("with.x") } } },
      params: { x: "a" },
      expected: { widget: "box", props: { in: "a", if: { var: "a" }, when: { in: "a" } } },
    },
  ])("$description", ({ tree, params, expected }) => {
    expect(expandNodes([tree], params)).toEqual([expected]);
  });

  it("a text cannot be computed with", () => {
    const node = { widget: "box", props: { a: { $: { "+": [{ var: "with.x" }, 1] } } } };
    expect(() => expandNodes([node], { x: { $t: "a.b" } })).toThrow("is a text");
  });
});
