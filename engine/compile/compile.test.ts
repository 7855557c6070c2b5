import { describe, expect, it } from "vitest";
import { grammar } from "../document/grammar/grammar.ts";
import { expression, list, object } from "../document/grammar/holds.ts";
import type { NodeDocument } from "../document/grammar/node.ts";
import type { PartDocument } from "../document/types.ts";
import { Compiler } from "./compile.ts";

const part = (id: string, children: readonly NodeDocument[]): PartDocument => ({ id, children });
const parts = new Map(
  [
    part("row", [{ widget: "box", when: "screen.b", props: { text: { $: "with.of" } } }, { widget: "chip" }]),
    part("outer", [{ use: "row", with: { of: { $: "with.path" } } }]),
  ].map((found) => [found.id, found]),
);
const compiler = new Compiler((id) => parts.get(id));
const { nodes } = compiler;

describe("nodes", () => {
  it.each<{ description: string; node: NodeDocument; expected: unknown }>([
    {
      description: "what is fixed is apart from what is resolved",
      node: { widget: "box", props: { a: 1, b: { $: "form.b" }, c: [{ $t: "x.y" }], d: { deep: [true] } } },
      expected: [
        { widget: "box", props: { a: 1, d: { deep: [true] } }, live: { b: { $: "form.b" }, c: [{ $t: "x.y" }] } },
      ],
    },
    {
      description: "an expression is closed, wherever it stands",
      node: {
        widget: "box",
        when: { "!==": [{ var: "form.a" }, null] },
        on: { press: [{ do: "back", if: { some: [{ var: "reads.l" }, { var: "on" }] } }] },
      },
      expected: [
        {
          widget: "box",
          when: { "!": [{ "is-null": [{ var: ["form.a"] }] }] },
          on: { press: [{ do: "back", if: { some: [{ elements: [{ var: ["reads.l"] }] }, { var: ["on"] }] } }] },
        },
      ],
    },
    {
      description: "a part stands in its place, through others",
      node: { use: "outer", with: { path: { $: "item.name" } } },
      expected: [{ widget: "box", when: "screen.b", live: { text: { $: "item.name" } } }, { widget: "chip" }],
    },
    {
      description: "what is said of a part is said of each of its nodes",
      node: { use: "row", with: { of: 1 }, when: "screen.a", critical: true },
      expected: [
        {
          widget: "box",
          when: { and: [{ var: ["screen.a"] }, { var: ["screen.b"] }] },
          critical: true,
          props: { text: 1 },
        },
        { widget: "chip", when: "screen.a", critical: true },
      ],
    },
    {
      description: "what repeats holds the nodes that it repeats",
      node: { use: "row", with: { of: { $: "item.a" } }, each: { in: "reads.l.value", key: "id" }, critical: true },
      expected: [
        {
          each: { in: "reads.l.value", key: "id" },
          critical: true,
          nodes: [
            { widget: "box", when: "screen.b", critical: true, live: { text: { $: "item.a" } } },
            { widget: "chip", critical: true },
          ],
        },
      ],
    },
    {
      description: "what a brand puts in order is left to the brand",
      node: { arrange: "home", when: { "!": [{ var: "screen.a" }] } },
      expected: [{ arrange: "home", when: { "!": [{ var: ["screen.a"] }] } }],
    },
  ])("$description", ({ node, expected }) => {
    expect(nodes([node])).toEqual(expected);
  });

  it("R24 a part that is nowhere is never published", () => {
    expect(() => nodes([{ use: "none" }])).toThrow('unknown part "none"');
  });

  it("an expression that is not well formed is never published", () => {
    expect(() => nodes([{ widget: "box", when: { guess: [1] } }])).toThrow("a known operator");
  });

  it("a key that the grammar does not know yet is compiled as soon as it does", () => {
    const { shapes } = grammar;
    const node = { ...shapes.node, hush: expression, footer: list(object("node")) };
    const more = new Compiler((id) => parts.get(id), { ...grammar, shapes: { ...shapes, node } });
    const tried = { widget: "box", hush: { "===": [{ var: "with.of" }, null] }, footer: [{ use: "outer" }] };
    parts.set("tried", part("tried", [tried as NodeDocument]));
    expect(more.nodes([{ use: "tried", with: { of: { $: "form.a" } } }])).toEqual([
      {
        widget: "box",
        hush: { "is-null": [{ var: ["form.a"] }] },
        footer: [{ widget: "box", when: "screen.b", live: { text: { $: null } } }, { widget: "chip" }],
      },
    ]);
  });
});

describe("documents", () => {
  it("a screen's nodes and expressions are compiled under whatever key they stand", () => {
    const screen = compiler.screen({
      id: "s",
      route: "/s",
      access: "any",
      title: { $: { if: [{ "===": [{ var: "reads.a.value" }, null] }, "", "x"] } },
      reads: { a: { call: "a", if: "session.token" } },
      derived: { none: { "===": [{ var: "form.a" }, null] } },
      loading: [{ use: "row", with: { of: "l" } }],
      children: [],
    });
    expect(screen).toMatchObject({
      title: { $: { if: [{ "is-null": [{ var: ["reads.a.value"] }] }, "", "x"] } },
      reads: { a: { call: "a", if: "session.token" } },
      derived: { none: { "is-null": [{ var: ["form.a"] }] } },
      loading: [{ widget: "box", props: { text: "l" } }, { widget: "chip" }],
    });
  });

  it("a decision goes without its cases", () => {
    const decision = compiler.decision({
      id: "d",
      inputs: {},
      rows: [{ id: "r", when: { "===": [{ var: "inputs.a" }, null] }, then: [], because: "r" }],
      undecided: { then: [], because: "u" },
      cases: [{ given: {}, row: "r" }],
    });
    expect(decision).not.toHaveProperty("cases");
    expect(decision.rows[0]?.when).toEqual({ "is-null": [{ var: ["inputs.a"] }] });
  });

  it("a menu's entries are nodes that only lack the widget which draws them", () => {
    const { items } = compiler.menu({
      id: "my",
      items: { card: { label: { $t: "my.card" }, icon: "card", when: "brand.flags.card", on: { press: [] } } },
    });
    expect(items).toEqual({
      card: {
        id: "my-card",
        props: { icon: "card" },
        live: { label: { $t: "my.card" } },
        when: "brand.flags.card",
        on: { press: [] },
      },
    });
  });

  it("a section takes what a brand hands to it", () => {
    const hero = part("hero", [{ widget: "box", props: { of: { $: "with.of" } } }]);
    expect(compiler.section(hero, { of: { $t: "a.b" } })).toEqual({
      children: [{ widget: "box", live: { of: { $t: "a.b" } } }],
    });
  });
});
