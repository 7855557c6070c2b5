import { expect, it } from "vitest";
import { groundsOf } from "./grounds.ts";

it("B4 a colour of text says on what it stands, and how far it must be from it", () => {
  expect(groundsOf(["dark", "color-danger"])).toEqual([
    { path: ["dark", "color-ground"], least: 4.5, below: false },
    { path: ["dark", "color-surface"], least: 4.5, below: false },
    { path: ["dark", "color-danger-soft"], least: 4.5, below: false },
  ]);
});

it("B4 a ground says what stands on it, by the stricter limit where there are two", () => {
  expect(groundsOf(["theme", "color-accent"])).toEqual([
    { path: ["theme", "color-on-accent"], least: 4.5, below: true },
  ]);
  expect(groundsOf(["theme", "color-brand"]).find(({ path }) => path[1] === "color-surface")?.least).toBe(4.5);
  expect(groundsOf(["theme", "color-focus"])[0]?.least).toBe(3);
});

it("what has nothing on it says nothing", () => expect(groundsOf(["theme", "art-1"])).toEqual([]));
