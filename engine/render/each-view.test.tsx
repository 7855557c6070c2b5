import { act, cleanup, screen } from "@testing-library/react";
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
    const all = { ...card, each: { in: { var: ["screen.list", []] }, key: "id", window: 500 } };
    const { write, rendersOf } = await testApp([all]);
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

  it("an element that changes while its node is about to be drawn for another reason is drawn as it is now", async () => {
    const both = {
      ...card,
      props: { name: item("id"), text: { $: { cat: ["item.text", "screen.x"].map((path) => ({ var: [path, ""] })) } } },
    };
    const { visit, write } = await testApp([both]);
    await write("screen.list", list(2));
    for (const first of ["screen.list", "screen.x"])
      await act(async () => {
        const values = new Map<string, unknown>([
          ["screen.list", list(2).map(({ id }) => ({ id, text: `after ${first}` }))],
          ["screen.x", `, ${first}`],
        ]);
        for (const path of [first, ...[...values.keys()].filter((other) => other !== first)])
          visit.session.write(path, values.get(path));
      });
    expect(screen.getByTestId("c0").textContent).toBe("after screen.x, screen.x");
  });

  it("a list that is given anew to a node that is about to be drawn for another reason shows as it is now", async () => {
    const outer = (id: string, cells: readonly string[]) => [{ id, cells: cells.map((cell) => ({ id: cell })) }];
    const { visit } = await testApp([
      {
        widget: "box",
        each: { in: { var: ["screen.rows", []] }, key: "id" },
        children: [
          {
            widget: "box",
            each: {
              in: { if: [{ var: ["screen.all", false] }, { var: "screen.all" }, { var: "item.cells" }] },
              key: "id",
            },
            props: { name: item("id") },
          },
        ],
      },
    ]);
    await act(async () => visit.session.write("screen.rows", outer("r", ["a"])));
    await act(async () => visit.session.write("screen.all", [{ id: "all" }]));
    await act(async () => {
      visit.session.write("screen.all", false);
      visit.session.write("screen.rows", outer("r", ["b"]));
    });
    expect(shown().filter((name) => name !== "box")).toEqual(["b"]);
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

describe("a long list", () => {
  const press = () => act(async () => screen.getByRole("button", { name: "more" }).click());
  const status = () => screen.queryByRole("status")?.textContent;

  it("shows its first 20 elements unless the document says how many, and as many more at each press", async () => {
    const { write } = await testApp([card]);
    await write("screen.list", list(3_000));
    expect(shown()).toHaveLength(20);
    expect(status()).toBe("20 of 3000");
    await press();
    expect(shown()).toEqual(list(40).map(({ id }) => id));
  });

  it("has no bar when all of it shows, and says so once it was asked for", async () => {
    const { write } = await testApp([{ ...card, each: { in: { var: ["screen.list", []] }, key: "id", window: 3 } }]);
    await write("screen.list", list(3));
    expect(status()).toBeUndefined();
    await write("screen.list", list(5));
    await press();
    expect(shown()).toHaveLength(5);
    expect(status()).toBe("5 of 5");
  });

  it("takes the user to the first row that came: to what can be pressed in it, else to itself", async () => {
    const rows: NodeDocument[] = [
      { widget: "box", each: { in: { var: ["screen.list", []] }, key: "id", window: 2 }, props: { name: item("id") } },
    ];
    const { write } = await testApp(rows);
    await write("screen.list", list(6));
    await press();
    expect(document.activeElement).toBe(screen.getByTestId("c2"));
    cleanup();
    const pressed = await testApp([
      { ...(rows[0] ?? {}), children: [{ widget: "button", props: { name: item("id") } }] } as NodeDocument,
    ]);
    await pressed.write("screen.list", list(6));
    await press();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "c2" }));
  });

  describe("that comes in pages", () => {
    const paged: NodeDocument = {
      ...card,
      each: { in: "reads.all.value.list", key: "id", window: 3, more: "all" },
    };
    const whole = list(9);
    const setUp = (answer = (from: number): object => ({ list: whole.slice(from, from + 4), listTotal: 9 })) => {
      const asked: unknown[] = [];
      const all = async ({ from = 0 }: Readonly<Record<string, unknown>>) => {
        asked.push(from);
        return { ok: true, content: answer(Number(from)) } as const;
      };
      const screenOf = { reads: { all: { call: "all" } } };
      return {
        asked,
        app: (noted = {}) => testApp([paged], { screen: screenOf, answers: { all }, pages: { all: "list" }, noted }),
      };
    };

    it("fetches the next one when all that came shows, to the oldest", async () => {
      const { asked, app } = setUp();
      await app();
      expect([shown(), status()]).toEqual([["c0", "c1", "c2"], "3 of 9"]);
      await press();
      expect([shown().length, status(), asked]).toEqual([6, "6 of 9", [0, 4]]);
      await press();
      expect([shown(), status()]).toEqual([whole.map(({ id }) => id), "9 of 9"]);
    });

    it("shows as much as before where the user comes back to it", async () => {
      const { asked, app } = setUp();
      const noted = {};
      await app(noted);
      await press();
      cleanup();
      asked.length = 0;
      await app(noted);
      await act(async () => undefined);
      expect([shown().length, asked]).toEqual([6, [0, 4]]);
    });

    it("stays as it is when a page does not come, and asks for it with the next press", async () => {
      let broken = true;
      const asked: unknown[] = [];
      const { write: _, ...app } = await testApp([paged], {
        screen: { reads: { all: { call: "all" } } },
        pages: { all: "list" },
        answers: {
          all: async ({ from = 0 }) => {
            asked.push(from);
            if (from !== 0 && broken)
              return { ok: false, kind: "timeout", status: -1, message: "", content: {}, call: "all" };
            return { ok: true, content: { list: whole.slice(Number(from), Number(from) + 4), listTotal: 9 } };
          },
        },
      });
      await press();
      expect([shown().length, status()]).toEqual([4, "4 of 9"]);
      broken = false;
      await press();
      expect(shown()).toHaveLength(7);
      expect(asked).toEqual([0, 4, 4]);
      app.unmount();
    });
  });
});
