import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { NodeDocument } from "../document/grammar/node.ts";
import { testApp } from "./testing/test-app.tsx";

afterEach(cleanup);

const item = (name: string) => ({ $: `item.${name}` });
const card: NodeDocument = {
  widget: "box",
  each: { in: { var: ["screen.list", []] }, key: "id" },
  props: { name: item("id"), text: item("text") },
};
const list = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `c${index}`, text: `t${index}` }));
const shown = () =>
  [...document.querySelectorAll("[data-testid]")].map((element) => element.getAttribute("data-testid"));

describe("each", () => {
  it("the engine renders exactly one card when one of 500 changes", async () => {
    const { write, rendersOf } = await testApp([card]);
    await write("screen.list", list(500));
    expect(await rendersOf(() => write("screen.list.250.text", "changed"))).toEqual(["c250"]);
    expect(screen.getByTestId("c250").textContent).toBe("changed");
  });

  it("an element keeps its place on the page by its key", async () => {
    const { write, rendersOf } = await testApp([card]);
    const cards = list(3);
    await write("screen.list", cards);
    const second = screen.getByTestId("c1");
    await rendersOf(() => write("screen.list", [cards[2], cards[1], cards[0]]));
    expect(shown()).toEqual(["c2", "c1", "c0"]);
    expect(screen.getByTestId("c1")).toBe(second);
  });

  it.each<[string, readonly unknown[], number]>([
    ["elements without the key", [{ text: "a" }, { text: "b" }], 2],
    ["elements with the same key", [{ id: "x" }, { id: "x" }], 2],
    ["an empty list", [], 0],
  ])("%s all show", async (_what, elements, count) => {
    const { write } = await testApp([{ ...card, props: {} }]);
    await write("screen.list", elements);
    expect(screen.queryAllByTestId("box")).toHaveLength(count);
  });

  it("a nested each hides the outer item; index counts", async () => {
    const { write } = await testApp([
      {
        widget: "box",
        each: { in: { var: ["screen.rows", []] } },
        props: { name: { $: { cat: ["row", { var: "index" }] } } },
        children: [{ widget: "box", each: { in: "item.cells" }, props: { name: "cell", text: { $: "item" } } }],
      },
    ]);
    await write("screen.rows", [{ cells: ["a", "b"] }, { cells: ["c"] }]);
    expect(screen.getByTestId("row0").textContent).toBe("ab");
    expect(screen.getByTestId("row1").textContent).toBe("c");
  });

  it("a condition is asked for each element", async () => {
    const { write } = await testApp([{ ...card, when: { "!": [{ var: "item.hidden" }] } }]);
    await write("screen.list", [...list(2), { id: "no", text: "", hidden: true }]);
    expect(shown()).toEqual(["c0", "c1"]);
  });

  it("a part may stand for each element", async () => {
    const { write } = await testApp(
      [{ use: "pair", with: { of: { $: "item" } }, each: { in: { var: ["screen.list", []] }, key: "id" } }],
      {
        parts: [
          {
            id: "pair",
            children: ["first", "second"].map((name) => ({
              widget: "box",
              props: { name, text: { $: "with.of.text" } },
            })),
          },
        ],
      },
    );
    await write("screen.list", list(2));
    expect(screen.getAllByTestId("second").map((element) => element.textContent)).toEqual(["t0", "t1"]);
  });

  it("R24 what is no list shows nothing and is reported", async () => {
    const { faults } = await testApp([{ ...card, each: { in: "screen.none" } }]);
    expect(shown()).toEqual([]);
    expect(faults).toEqual([expect.objectContaining({ message: expect.stringContaining("missing") })]);
  });
});
