import { describe, expect, it } from "vitest";
import { Reader } from "../expression/operator/reader.ts";
import { type CompiledNode, compileNodes, type Library, widgetsOf } from "./compile.ts";
import type { MenuDocument, NodeDocument, PartDocument } from "./types.ts";

const part = (id: string, children: readonly NodeDocument[]): PartDocument => ({ id, children });
const parts = new Map([
  ["row", part("row", [{ widget: "box", bind: "form.inner", props: { text: { $: "with.of" } } }])],
]);
const sections = new Map([["hero", part("hero", [{ widget: "box", props: { text: { $: "with.of" } } }])]]);
const menu: MenuDocument = {
  id: "my",
  items: { card: { label: "Card", icon: "card", when: "brand.flags.card", on: { press: [] } } },
};

const library: Library<string> = {
  part: (id) => parts.get(id),
  section: (id) => sections.get(id),
  menu: (id) => (id === "my" ? menu : undefined),
  widget: (type) => (type === "none" ? undefined : type),
  text: (key) => `[${key}]`,
  brand: {
    home: {
      order: ["top", "hero"],
      sections: { top: { use: "hero", with: { of: "first" } }, hero: { with: { of: "second" } } },
    },
    menus: { my: { order: ["card", "gone"] } },
  },
  menuEntry: "entry",
};

const compile = (...nodes: NodeDocument[]) => compileNodes(nodes, library);
const compiled = (...nodes: NodeDocument[]) => compile(...nodes).nodes as CompiledNode<string>[];
const holds = (conditions: readonly ((reader: Reader) => unknown)[], state: Record<string, unknown>) =>
  conditions.every((condition) => condition(new Reader((path) => state[path])) === true);

describe("a widget", () => {
  it("what is fixed is separated from what is resolved each time", () => {
    const [node] = compiled({
      widget: "box",
      props: { a: 1, words: { $t: "x.y" }, deep: { list: [{ b: 2 }] }, live: { $: "form.a" } },
    });
    expect(node?.props).toEqual({ a: 1, words: "[x.y]", deep: { list: [{ b: 2 }] } });
    expect(Object.isFrozen(node?.props)).toBe(true);
    expect(node?.dynamic.map(([name]) => name)).toEqual(["live"]);
  });

  it("keys are ids, else where the node stands", () => {
    const nodes = compiled({ widget: "box" }, { widget: "box", id: "named", children: [{ widget: "box" }] });
    expect(nodes.map(({ key }) => key)).toEqual(["0", "named"]);
    expect(nodes[1]?.children.map(({ key }) => key)).toEqual(["0"]);
  });

  it("critical holds for what is inside", () => {
    const [outer] = compiled({ widget: "box", critical: true, children: [{ widget: "box" }] }, { widget: "box" });
    expect(outer?.children[0]?.critical).toBe(true);
    expect(compiled({ widget: "box" })[0]?.critical).toBe(false);
  });

  it.each<[NodeDocument, string]>([
    [{ widget: "none" }, 'unknown widget "none"'],
    [{ use: "none" }, 'unknown part "none"'],
    [{ arrange: "menus.none" }, 'unknown menu "none"'],
  ])("%j is a fault of that node alone", (node, fault) => {
    const [first, second] = compiled(node, { widget: "box" });
    expect(first?.fault).toBe(fault);
    expect(second?.fault).toBeUndefined();
  });
});

describe("pieces", () => {
  const texts = (nodes: readonly CompiledNode<string>[]) => nodes.map(({ props }) => props.text);

  it("a part is expanded in place with its params", () => {
    expect(texts(compiled({ use: "row", with: { of: "x" } }))).toEqual(["x"]);
  });

  it("S7 home sections follow the brand's order, each with its params", () => {
    expect(texts(compiled({ arrange: "home" }))).toEqual(["first", "second"]);
  });

  it("S8 a menu becomes one entry for each item of the brand's order", () => {
    const [card, gone] = compiled({ arrange: "menus.my" });
    expect(card).toMatchObject({ widget: "entry", key: "my-card", props: { label: "Card", icon: "card" } });
    expect(card?.when).toBeTypeOf("function");
    expect(gone?.component).toBe('menu item "gone"');
  });

  it("the condition of a part holds for each of its nodes", () => {
    const [node] = compiled({ use: "row", with: { of: 1 }, when: { "===": [{ var: "screen.on" }, true] } });
    expect(node?.when?.(new Reader(() => true))).toBe(true);
    expect(node?.when?.(new Reader(() => false))).toBe(false);
  });

  it("names every widget that may be needed", () => {
    const found = widgetsOf(
      [
        { widget: "box", slots: { head: [{ widget: "chip" }] }, children: [{ widget: "field" }] },
        { arrange: "menus.my" },
        { use: "row" },
      ],
      library,
    );
    expect([...found].sort()).toEqual(["box", "chip", "entry", "field", 'menu item "gone"']);
  });
});

describe("the conditions under which a field shows", () => {
  const field: NodeDocument = { widget: "field", bind: "form.a" };
  const when = (name: string) => ({ "===": [{ var: `screen.${name}` }, true] });

  it("are those of all nodes around it", () => {
    const { fields } = compile({ widget: "box", when: when("x"), children: [{ ...field, when: when("y") }] });
    const [conditions = []] = fields.get("a") ?? [];
    expect(holds(conditions, { "screen.x": true, "screen.y": true })).toBe(true);
    expect(holds(conditions, { "screen.x": true, "screen.y": false })).toBe(false);
    expect(holds(conditions, { "screen.x": false, "screen.y": true })).toBe(false);
  });

  it("are one list for each place where it stands", () => {
    expect(compile({ ...field, when: when("x") }, field).fields.get("a")).toHaveLength(2);
  });

  it("hold in parts too", () => {
    expect(compile({ use: "row", with: { of: 1 } }).fields.get("inner")).toEqual([[]]);
  });
});
