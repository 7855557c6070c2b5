import { expect, it } from "vitest";
import type { TextStore } from "../../engine/index.ts";
import { keeps } from "./keeps.ts";

/** A store that takes so many entries, with what it holds at first. */
function store(room: number, ...names: string[]): TextStore & { readonly names: () => string[] } {
  const held = new Map(names.map((name) => [name, "1"]));
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem(key, value) {
      if (!held.has(key) && held.size >= room) throw new DOMException("full", "QuotaExceededError");
      held.set(key, value);
    },
    removeItem: (key) => void held.delete(key),
    key: (index) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
    names: () => [...held.keys()],
  };
}

it("R57 R58 a browser keeps nothing where it has no store, or one that takes nothing", () => {
  expect(keeps(undefined)).toBe(false);
  expect(keeps(store(0))).toBe(false);
  const full = store(1, "app.session.token");
  expect([keeps(full), full.names()]).toEqual([false, ["app.session.token"]]);
});

it("R58 it keeps where there is room, or where what nobody misses makes some, and nothing is left of the trial", () => {
  const free = store(1);
  expect([keeps(free), free.names()]).toEqual([true, []]);
  const cached = store(2, "app.session.token", "app.cache.known.bills");
  expect([keeps(cached), cached.names()]).toEqual([true, ["app.session.token"]]);
});
