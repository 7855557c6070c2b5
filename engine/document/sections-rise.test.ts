import { describe, expect, it } from "vitest";
import { Compiler } from "../compile/compile.ts";
import { Reader } from "../expression/operator/reader.ts";
import { type BoundEach, type BoundNode, bindNodes, type Library } from "./bind-nodes.ts";
import type { PartDocument } from "./types.ts";

const compiler = new Compiler(() => undefined);
const library: Library = {
  section: () => undefined,
  menu: () => undefined,
  text: (key) => key,
  brand: { home: { order: [] }, menus: {} },
  menuEntry: "entry",
  more: "more",
};
const over = (state: Record<string, unknown>) => new Reader((path) => state[path]);

describe("S7 a section that rises", () => {
  const sectionOf = (name: string, rises?: string): [string, PartDocument] => [
    name,
    { id: name, children: [{ widget: name }], ...(rises !== undefined && { rises }) },
  ];
  const written = new Map([sectionOf("news"), sectionOf("credit", "screen.free"), sectionOf("bill", "screen.owes")]);
  const order = ["news", "credit", "bill"];
  const shownOf = (state: Record<string, unknown>, rises?: boolean): string[] => {
    const own: Library = {
      ...library,
      section: (id) => {
        const found = written.get(id);
        return found && compiler.section(found);
      },
      brand: { home: { order, ...(rises !== undefined && { rises }) }, menus: {} },
    };
    const nodes = bindNodes([{ arrange: "home" }], own).nodes as BoundNode[];
    return nodes.filter(({ when }) => when === undefined || when(over(state)) === true).map(({ widget }) => widget);
  };

  it("stands above those that do not, once, while its condition holds", () => {
    expect(shownOf({})).toEqual(["news", "credit", "bill"]);
    expect(shownOf({ "screen.owes": true })).toEqual(["bill", "news", "credit"]);
    expect(shownOf({ "screen.free": true })).toEqual(["credit", "news", "bill"]);
  });

  it("keeps the brand's order among those that rise", () => {
    expect(shownOf({ "screen.owes": true, "screen.free": true })).toEqual(["credit", "bill", "news"]);
  });

  it("stays where the brand put it in a brand that lets nothing rise", () => {
    expect(shownOf({ "screen.owes": true }, false)).toEqual(["news", "credit", "bill"]);
  });

  it("has its list in one of both places alone", () => {
    const list: PartDocument = {
      id: "list",
      rises: "screen.owes",
      children: [{ widget: "row", each: { in: "reads.all.value" } }],
    };
    const own: Library = {
      ...library,
      section: () => compiler.section(list),
      brand: { home: { order: ["list"] }, menus: {} },
    };
    const lists = bindNodes([{ arrange: "home" }], own).nodes as BoundEach[];
    const lengths = (state: Record<string, unknown>) => lists.map((one) => (one.in(over(state)) as unknown[]).length);
    expect(lengths({ "reads.all.value": [1, 2], "screen.owes": true })).toEqual([2, 0]);
    expect(lengths({ "reads.all.value": [1, 2] })).toEqual([0, 2]);
  });
});
