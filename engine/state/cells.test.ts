import { describe, expect, it, vi } from "vitest";
import { Cells } from "./cells.ts";

describe("paths", () => {
  it.each([
    { given: "form.amount", cell: "form.amount" },
    { given: "reads.quote.value.rate", cell: "reads.quote" },
    { given: "brand", cell: "brand" },
    { given: "brand.flags.dark", cell: "brand" },
  ])("what changes $cell is told to who reads $given", ({ given, cell }) => {
    const cells = new Cells(["brand"], [[cell, {}]]);
    const source = (path: string) => cells.source(path.split("."));
    expect(source(given)).toBe(source(cell));
    expect(source(given)).not.toBe(source("form.other"));
  });

  it("a path that nobody has written has no atom: who reads it hears of every path that is new", () => {
    const cells = new Cells([], [["form.a", 1]]);
    const source = (name: string) => cells.source(["form", name]);
    const before = source("b");
    expect([source("c") === before, source("a") === before]).toEqual([true, false]);
    cells.write("form.b", undefined);
    expect(source("b")).toBe(before);
    cells.write("form.b", 1);
    expect([source("b") === before, source("c") === before]).toEqual([false, true]);
  });

  it("a root alone names no single value", () => {
    expect(() => new Cells().read("form")).toThrow('path "form" names no single value');
  });

  it.each(["form.__proto__", "form.a.constructor", "prototype.x"])("R3 %s is refused", (path) => {
    expect(() => new Cells().write(path, 1)).toThrow("must not contain");
  });
});

describe("reading and writing", () => {
  it.each<[string, unknown, string, unknown, unknown]>([
    ["into nothing", undefined, "screen.a.b.c", 1, { b: { c: 1 } }],
    ["beside what is there", { b: 1 }, "screen.a.c", 2, { b: 1, c: 2 }],
    ["over a plain value", 7, "screen.a.b", 1, { b: 1 }],
    ["into a list", [{ x: 1 }, { x: 2 }], "screen.a.1.x", 3, [{ x: 1 }, { x: 3 }]],
    ["in place of itself", 1, "screen.a", 2, 2],
  ])("writes %s", (_where, before, path, value, after) => {
    const cells = new Cells();
    cells.write("screen.a", before);
    cells.write(path, value);
    expect(cells.read("screen.a")).toEqual(after);
    expect(cells.read(path)).toBe(value);
  });

  it("what lies beside the way keeps its identity, and nothing is changed in place", () => {
    const cells = new Cells();
    const before = [{ x: 1 }, { x: 2 }];
    cells.write("screen.list", before);
    cells.write("screen.list.1.x", 3);
    const after = cells.read("screen.list") as unknown[];
    expect(after[0]).toBe(before[0]);
    expect(before[1]).toEqual({ x: 2 });
  });

  it("several writes into one value are all there, and it is not changed in place", () => {
    const cells = new Cells();
    const before = { x: 1, deep: { y: 1 } };
    cells.write("screen.a", before);
    cells.writeAll([
      ["screen.a.x", 2],
      ["screen.a.deep.y", 3],
      ["screen.a.deep.z", 4],
    ]);
    expect(cells.read("screen.a")).toEqual({ x: 2, deep: { y: 3, z: 4 } });
    expect(before).toEqual({ x: 1, deep: { y: 1 } });
  });

  it("what is written is not changed by what is written after it, within one go too", () => {
    const cells = new Cells();
    const given = { x: 1 };
    cells.writeAll([
      ["screen.a", given],
      ["screen.a.x", 2],
    ]);
    expect([given, cells.read("screen.a")]).toEqual([{ x: 1 }, { x: 2 }]);
  });

  it("past the end of a list nothing is written", () => {
    const cells = new Cells([], [["screen.a", [1]]]);
    cells.write("screen.a.1", 2);
    expect(cells.read("screen.a")).toEqual([1]);
  });

  it("own properties only", () => {
    const cells = new Cells();
    cells.write("screen.a", { own: 1 });
    expect(cells.read("screen.a.toString")).toBeUndefined();
  });

  it("names what is under a root, and wipes it", () => {
    const cells = new Cells();
    cells.writeAll([
      ["form.a", 1],
      ["form.b", 2],
      ["screen.a", 3],
    ]);
    expect(cells.entries("form")).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
    cells.wipe("form");
    expect([cells.read("form.a"), cells.read("form.b"), cells.read("screen.a")]).toEqual([undefined, undefined, 3]);
  });
});

describe("watching", () => {
  const watched = (path: string) => {
    const cells = new Cells();
    const changed = vi.fn();
    return { cells, changed, stop: cells.watch(path, changed) };
  };

  it.each<[string, unknown, number]>([
    ["form.a", 1, 1],
    ["form.a", undefined, 0],
    ["form.a.deep", 1, 1],
    ["form.b", 1, 0],
  ])("after writing %s the watcher of form.a hears it as often as it changes", (path, value, times) => {
    const { cells, changed } = watched("form.a");
    cells.write(path, value);
    cells.write(path, cells.read(path));
    expect(changed).toHaveBeenCalledTimes(times);
  });

  it("a path hears of its first write and of those after it", () => {
    const { cells, changed } = watched("form.a");
    const told = (value: unknown) => {
      changed.mockClear();
      cells.write("form.a", value);
      return changed.mock.calls.length;
    };
    cells.write("form.b", 1);
    expect([told(1), told(2), told(2), told(undefined)]).toEqual([1, 1, 0, 1]);
  });

  it("a path inside a value hears of its first write, though the value was there before it", () => {
    const { cells, changed } = watched("form.a.deep");
    cells.write("form.a", { beside: 1 });
    expect(changed).not.toHaveBeenCalled();
    cells.write("form.a.deep", 1);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it("writing several cells tells each watcher once, after all of them", () => {
    const { cells, changed } = watched("form.a");
    const seen: unknown[] = [];
    changed.mockImplementation(() => seen.push([cells.read("form.a"), cells.read("form.b")]));
    cells.writeAll([
      ["form.a", 1],
      ["form.b", 2],
    ]);
    expect(seen).toEqual([[1, 2]]);
  });

  it("who has stopped hears nothing", () => {
    const { cells, changed, stop } = watched("form.a");
    stop();
    cells.write("form.a", 1);
    expect(changed).not.toHaveBeenCalled();
  });

  it("a watcher may stop and start others while it is told", () => {
    const { cells, changed, stop } = watched("form.a");
    const late = vi.fn();
    cells.watch("form.a", () => {
      stop();
      cells.watch("form.a", late);
    });
    cells.write("form.a", 1);
    expect([changed.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
  });
});
