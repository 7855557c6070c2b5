import { describe, expect, it } from "vitest";
import { Compiler } from "../compile/compile.ts";
import { Reader } from "../expression/operator/reader.ts";
import { type BoundEach, type BoundNode, bindNodes, type Library } from "./bind-nodes.ts";
import type { NodeDocument } from "./grammar/node.ts";
import type { MenuDocument, PartDocument } from "./types.ts";

const part = (id: string, children: readonly NodeDocument[]): PartDocument => ({ id, children });
const row = part("row", [{ widget: "box", bind: "form.inner", props: { text: { $: "with.of" } } }]);
const hero = part("hero", [{ widget: "box", props: { text: { $: "with.of" } } }]);
const menu: MenuDocument = {
  id: "my",
  items: { card: { label: "Card", icon: "card", when: "brand.flags.card", on: { press: [] } } },
};

const compiler = new Compiler((id) => (id === "row" ? row : undefined));
const sections = new Map(["first", "second"].map((of) => [`hero.${of}`, compiler.section(hero, { of })]));
const library: Library = {
  section: (id) => sections.get(id),
  menu: (id) => (id === "my" ? compiler.menu(menu) : undefined),
  text: (key) => `[${key}]`,
  brand: {
    home: { order: ["top", "hero", "gone"], sections: { top: { use: "hero.first" }, hero: { use: "hero.second" } } },
    menus: { my: { order: ["card", "gone"] } },
  },
  menuEntry: "entry",
  more: "more",
};

const bind = (...nodes: NodeDocument[]) => bindNodes(compiler.nodes(nodes), library);
const bound = (...nodes: NodeDocument[]) => bind(...nodes).nodes as BoundNode[];
const over = (state: Record<string, unknown>) => new Reader((path) => state[path]);
const holds = (conditions: readonly ((reader: Reader) => unknown)[], state: Record<string, unknown>) =>
  conditions.every((condition) => condition(over(state)) === true);

describe("a widget", () => {
  it("what is fixed is separated from what is resolved each time", () => {
    const [node] = bound({
      widget: "box",
      props: { a: 1, words: { $t: "x.y" }, deep: { list: [{ b: 2 }] }, live: { $: "form.a" } },
    });
    expect(node?.props).toEqual({ a: 1, words: "[x.y]", deep: { list: [{ b: 2 }] } });
    expect(Object.isFrozen(node?.props)).toBe(true);
    expect(node?.dynamic.map(({ name }) => name)).toEqual(["live"]);
  });

  it("keys are ids, else where the node stands", () => {
    const nodes = bound({ widget: "box" }, { widget: "box", id: "named", children: [{ widget: "box" }] });
    expect(nodes.map(({ key }) => key)).toEqual(["0", "named"]);
    expect(nodes[1]?.children.map(({ key }) => key)).toEqual(["0"]);
  });

  it("critical holds for what is inside", () => {
    const [outer] = bound({ widget: "box", critical: true, children: [{ widget: "box" }] }, { widget: "box" });
    expect(outer?.children[0]?.critical).toBe(true);
    expect(bound({ widget: "box" })[0]?.critical).toBe(false);
  });
});

describe("pieces", () => {
  const texts = (nodes: readonly BoundNode[]) => nodes.map(({ props }) => props.text);

  it("a part stands in its place with its params", () => {
    expect(texts(bound({ use: "row", with: { of: "x" } }))).toEqual(["x"]);
  });

  it("critical of a part holds for what is inside", () => {
    expect(bound({ use: "row", with: { of: "x" }, critical: true })[0]?.critical).toBe(true);
  });

  it("S7 home sections follow the brand's order, each with its params", () => {
    const nodes = bound({ arrange: "home" });
    expect(texts(nodes).slice(0, 2)).toEqual(["first", "second"]);
    expect(nodes[2]?.widget).toBe('section "gone"');
  });

  it("S8 a menu becomes one entry for each item of the brand's order", () => {
    const [card, gone] = bound({ arrange: "menus.my" });
    expect(card).toMatchObject({ widget: "entry", key: "my-card", props: { label: "Card", icon: "card" } });
    expect(card?.when).toBeTypeOf("function");
    expect(gone?.widget).toBe('menu item "gone"');
  });

  it("a menu that is nowhere is a widget that nobody has", () => {
    expect(bound({ arrange: "menus.none" })[0]?.widget).toBe('menu "none"');
  });

  it("the condition of a part holds for each of its nodes", () => {
    const [node] = bound({ use: "row", with: { of: 1 }, when: { "===": [{ var: "screen.on" }, true] } });
    expect(node?.when?.(new Reader(() => true))).toBe(true);
    expect(node?.when?.(new Reader(() => false))).toBe(false);
  });

  it.each([
    { on: true, flag: true, shown: true },
    { on: false, flag: true, shown: false },
    { on: true, flag: false, shown: false },
  ])("the condition of an arrangement holds beside an entry's own: $on and $flag", ({ on, flag, shown }) => {
    const [card] = bound({ arrange: "menus.my", when: "screen.on" });
    expect(card?.when?.(over({ "screen.on": on, "brand.flags.card": flag }))).toBe(shown);
  });

  it("names every widget that may be needed", () => {
    const found = bind(
      { widget: "box", slots: { head: [{ widget: "chip" }] }, children: [{ widget: "field" }] },
      { arrange: "menus.my" },
      { use: "row", each: { in: "reads.all.value" } },
    );
    expect([...found.widgets].sort()).toEqual(["box", "chip", "entry", "field", 'menu item "gone"', "more"]);
  });
});

describe("the conditions under which a field shows", () => {
  const field: NodeDocument = { widget: "field", bind: "form.a" };
  const when = (name: string) => ({ "===": [{ var: `screen.${name}` }, true] });

  it("are those of all nodes around it", () => {
    const { fields } = bind({ widget: "box", when: when("x"), children: [{ ...field, when: when("y") }] });
    const [conditions = []] = fields.get("a") ?? [];
    expect(holds(conditions, { "screen.x": true, "screen.y": true })).toBe(true);
    expect(holds(conditions, { "screen.x": true, "screen.y": false })).toBe(false);
    expect(holds(conditions, { "screen.x": false, "screen.y": true })).toBe(false);
  });

  it("are one list for each place where it stands", () => {
    expect(bind({ ...field, when: when("x") }, field).fields.get("a")).toHaveLength(2);
  });

  it("hold in parts too", () => {
    expect(bind({ use: "row", with: { of: 1 } }).fields.get("inner")).toEqual([[]]);
  });
});

describe("where a node stands", () => {
  it("is its key, in each place from the start", () => {
    const [node] = bound({
      widget: "box",
      children: [{ widget: "box" }, { widget: "box", id: "named" }],
      slots: { head: [{ widget: "chip" }] },
      fallback: [{ widget: "chip" }],
    });
    expect(node?.children.map(({ key }) => key)).toEqual(["0", "named"]);
    expect(node?.slots?.head?.map(({ key }) => key)).toEqual(["head.0"]);
    expect(node?.fallback.map(({ key }) => key)).toEqual(["0.fallback.0"]);
  });

  it("of an arrangement's nodes is below it", () => {
    expect(bind({ widget: "box" }, { arrange: "home" }).nodes.map(({ key }) => key)).toEqual([
      "0",
      "1.0.0",
      "1.1.0",
      "1.2.0",
    ]);
  });

  it("is the same for what repeats, with the property that tells its elements", () => {
    const [each] = bind({
      widget: "box",
      bind: "form.b",
      when: "screen.on",
      each: { in: "reads.all.value", key: "id" },
    }).nodes;
    if (!each || !("in" in each)) throw new Error("nothing repeats");
    expect([each.key, each.by, each.critical, each.nodes.map(({ key }) => key)]).toEqual(["0", "id", false, ["0"]]);
    expect(each.in(over({ "reads.all.value": [1] }))).toEqual([1]);
  });

  it("of a list says which of its document it is, and how many of it show: 20 unless told", () => {
    const all = { in: "reads.all.value" };
    const lists = bind(
      { widget: "box", each: { ...all, window: 5, more: "all" } },
      { widget: "box", children: [{ widget: "box", each: all }] },
      { widget: "box", each: all },
    ).nodes as (BoundEach & BoundNode)[];
    const each = [lists[0], lists[1]?.children[0] as BoundEach, lists[2]];
    expect(each.map((one) => [one?.list, one?.window, one?.more])).toEqual([
      [0, 5, "all"],
      [1, 20, undefined],
      [2, 20, undefined],
    ]);
  });

  it("has nothing inside where nothing is said", () => {
    const [node] = bound({ widget: "box" });
    expect(node).toEqual({
      key: "0",
      id: undefined,
      widget: "box",
      props: {},
      dynamic: [],
      bind: undefined,
      when: undefined,
      on: undefined,
      children: [],
      slots: undefined,
      fallback: [],
      critical: false,
    });
  });
});

describe("what shows in the place of what fails", () => {
  const other: NodeDocument = { widget: "chip" };
  const widgets = (nodes: readonly { readonly widget?: string }[] = []) => nodes.map(({ widget }) => widget);

  it("is the nearest one's", () => {
    const [node] = bound({
      widget: "box",
      fallback: [other],
      children: [{ widget: "box" }, { widget: "box", fallback: [{ widget: "field" }] }],
    });
    const [first, second] = (node?.children ?? []) as BoundNode[];
    expect([node, first, second].map((one) => widgets(one?.fallback as BoundNode[]))).toEqual([
      ["chip"],
      ["chip"],
      ["field"],
    ]);
  });

  it("has nothing in its own place", () => {
    const [node] = bound({ widget: "box", fallback: [other] });
    expect(node?.fallback).toMatchObject([{ widget: "chip", fallback: [] }]);
  });

  it("of an arrangement is that of all its nodes", () => {
    expect(
      bound({ arrange: "home", fallback: [other] }).map(({ fallback }) => widgets(fallback as BoundNode[])),
    ).toEqual([["chip"], ["chip"], ["chip"]]);
  });
});

describe("critical", () => {
  it("holds for what repeats, what is arranged and what is in slots", () => {
    const [each] = bind({ widget: "box", critical: true, each: { in: "reads.all.value" } }).nodes;
    if (!each || !("in" in each)) throw new Error("nothing repeats");
    expect([each.critical, (each.nodes[0] as BoundNode).critical]).toEqual([true, true]);
    expect(bound({ arrange: "menus.my", critical: true }).map(({ critical }) => critical)).toEqual([true, true]);
    const [node] = bound({ widget: "box", critical: true, slots: { head: [{ widget: "chip" }] } });
    expect(node?.slots?.head).toMatchObject([{ widget: "chip", critical: true }]);
  });
});

it("a field that repeats has no condition of its own that says whether it is checked", () => {
  const field: NodeDocument = { widget: "field", bind: "form.a", when: "item.on", each: { in: "reads.all.value" } };
  expect(bind({ widget: "box", when: "screen.on", children: [field] }).fields.get("a")).toEqual([[]]);
});

it("only what is bound below the form is a field", () => {
  const { fields } = bind({ widget: "field", bind: "screen.form.a" }, { widget: "field", bind: "journey.a" });
  expect([...fields]).toEqual([]);
});

it("the condition of an arrangement is asked of its fields once, of each entry with its own", () => {
  const [card] = bound({ arrange: "menus.my", when: "screen.on" });
  expect(card?.when?.(over({ "brand.flags.card": true }))).toBe(false);
  const [all] = bound({ arrange: "home", when: "screen.on" });
  expect([all?.when?.(over({ "screen.on": true })), all?.when?.(over({ "screen.on": false }))]).toEqual([true, false]);
});

it("S7 a section of the order without an entry of its own is used by its id", () => {
  const section = { children: [{ widget: "chip" }] };
  const own: Library = {
    ...library,
    section: (id) => (id === "plain" ? section : undefined),
    brand: { home: { order: ["plain"] }, menus: {} },
  };
  expect((bindNodes([{ arrange: "home" }], own).nodes as BoundNode[]).map(({ widget }) => widget)).toEqual(["chip"]);
  expect((bindNodes([{ arrange: "menus.my" }], own).nodes as BoundNode[]).map(({ widget }) => widget)).toEqual([
    'menu "my"',
  ]);
});
