import { describe, expect, it } from "vitest";
import { circlesIn, foldersOf } from "./circles.ts";
import { importsIn } from "./graph.ts";

const graph = (arrows: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(arrows).map(([name, targets]) => [name, new Set(targets)]));

describe("circles", () => {
  it.each([
    ["none in a tree", { a: ["b", "c"], b: ["d"], c: ["d"], d: [] }, []],
    ["two that import each other", { a: ["b"], b: ["a"] }, [["a", "b"]]],
    ["a long way round", { a: ["b"], b: ["c"], c: ["d"], d: ["b"] }, [["b", "c", "d"]]],
    ["two circles that share a name are one", { a: ["b", "c"], b: ["a"], c: ["a"] }, [["a", "b", "c"]]],
    [
      "two apart, one behind the other",
      { a: ["b"], b: ["a", "c"], c: ["d"], d: ["c"] },
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["one that imports itself", { a: ["a"] }, [["a"]]],
  ])("%s", (_what, arrows, circles) => {
    expect(circlesIn(graph(arrows))).toEqual(circles);
  });

  it("folders import each other although no file does", () => {
    const files = graph({
      "r/a/one.ts": ["r/b/two.ts"],
      "r/b/two.ts": [],
      "r/b/three.ts": ["r/a/four.ts"],
      "r/a/four.ts": [],
    });
    expect(circlesIn(files)).toEqual([]);
    expect(circlesIn(foldersOf(files))).toEqual([["r/a", "r/b"]]);
  });

  it("a folder is not a circle for what lies in it", () => {
    expect(circlesIn(foldersOf(graph({ "r/a.ts": ["r/b.ts"], "r/b.ts": ["r/c/d.ts"], "r/c/d.ts": [] })))).toEqual([]);
  });
});

it("an import counts whether it is of types, of names handed on, or made later", () => {
  const code = [
    'import type { A } from "./a.ts";',
    'import { type B } from "./b.ts";',
    'export { C } from "../c.ts";',
    'import "./d.css";',
    "const later = () => import('./e.json');",
    'import { x } from "react";',
  ].join("\n");
  expect(importsIn("r/f/g.ts", code)).toEqual([
    { to: "r/f/a.ts", typeOnly: true },
    { to: "r/f/b.ts", typeOnly: true },
    { to: "r/c.ts", typeOnly: false },
    { to: "r/f/d.css", typeOnly: false },
    { to: "react", typeOnly: false },
    { to: "r/f/e.json", typeOnly: false },
  ]);
});
