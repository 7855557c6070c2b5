import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fingerprint, OnceKeys } from "./once-keys.ts";

const hour = 3_600_000;
const start = Date.parse("2026-01-05T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

/** A store in memory that may stop taking anything. */
function storing() {
  const held = new Map<string, string>();
  const state = { full: false, blocked: false };
  const guard = <T>(does: () => T): T => {
    if (state.blocked) throw new Error("blocked");
    return does();
  };
  const store = {
    getItem: (name: string) => guard(() => held.get(name) ?? null),
    setItem: (name: string, text: string) =>
      guard(() => {
        if (state.full) throw new Error("full");
        held.set(name, text);
      }),
    removeItem: (name: string) => guard(() => void held.delete(name)),
    key: () => null,
    length: 0,
  };
  return { held, state, store };
}
const one = { key: "k1", intent: "i1" };
const two = { key: "k2", intent: "i2" };

it("C5 R48 keys outlive the page and are shared by tabs, by call and by user", () => {
  const { store, held } = storing();
  const page = new OnceKeys(store, () => "ada");
  page.add("pay", one);
  page.add("pay", two);
  const other = new OnceKeys(store, () => "ada");
  expect(other.of("pay")).toEqual([
    { ...one, at: start },
    { ...two, at: start },
  ]);
  expect(other.of("lend")).toEqual([]);
  expect(new OnceKeys(store, () => "bea").of("pay")).toEqual([]);
  other.drop("pay", "k1");
  expect(page.of("pay")).toEqual([{ ...two, at: start }]);
  page.drop("pay", "k2");
  expect([...held]).toEqual([]);
});

it("says nothing of the user in the store", () => {
  const { store, held } = storing();
  new OnceKeys(store, () => "08012345678").add("pay", one);
  expect([...held.keys()]).toEqual([`app.once.pay.${fingerprint("08012345678")}`]);
});

// Worked out apart from this code. A page after a release must find what the one before it kept.
it.each([
  ["", "1ps9wxbi90v2v"],
  ["u1", "txpnmj1uls1ef"],
  ["😀", "147r77j3vk61v"],
])("the fingerprint of %j is as it always was", (text, found) => expect(fingerprint(text)).toBe(found));

it.each([
  ["before", 23 * hour - 1, 1],
  ["at", 23 * hour, 0],
  ["long before, by a clock that was set back,", -23 * hour + 1, 1],
  ["further back", -23 * hour, 0],
])("R61 a key is kept %s the 23 hours that the server can answer for it", (_, ms, count) => {
  const { store } = storing();
  const keys = new OnceKeys(store);
  keys.add("pay", one);
  vi.setSystemTime(start + ms);
  expect(keys.of("pay")).toHaveLength(count);
});

it("R58 what a full store does not take is in memory, beside what it took", () => {
  const { store, state } = storing();
  const keys = new OnceKeys(store);
  keys.add("pay", one);
  state.full = true;
  keys.add("pay", two);
  expect(keys.of("pay").map(({ key }) => key)).toEqual(["k1", "k2"]);
  expect(new OnceKeys(store).of("pay").map(({ key }) => key)).toEqual(["k1"]);
  state.full = false;
  keys.drop("pay", "k1");
  expect(new OnceKeys(store).of("pay").map(({ key }) => key)).toEqual(["k2"]);
});

it("R57 what cannot be read is what this page sent", () => {
  const { store, state } = storing();
  const keys = new OnceKeys(store);
  keys.add("pay", one);
  state.blocked = true;
  expect(keys.of("pay").map(({ key }) => key)).toEqual(["k1"]);
  expect(new OnceKeys(store).of("pay")).toEqual([]);
});

it("R59 of what is kept only what has the form of a wish is taken", () => {
  const { store, held } = storing();
  const good = { ...one, at: start };
  const odd = [
    { ...good, key: 1 },
    { ...good, intent: 1 },
    { ...good, at: "1" },
    null,
    "k",
    good,
    { ...good, more: 1 },
  ];
  held.set(`app.once.pay.${fingerprint("")}`, JSON.stringify(odd));
  expect(new OnceKeys(store).of("pay")).toEqual([good, good]);
});

it("R57 a store that is blocked from the start leaves what this page sent", () => {
  const { store, state } = storing();
  state.blocked = true;
  const keys = new OnceKeys(store);
  keys.add("pay", one);
  expect(keys.of("pay")).toEqual([{ ...one, at: start }]);
  keys.drop("pay", "k1");
  expect(keys.of("pay")).toEqual([]);
});

it.each(["8d3c", "{", "{}", "[1]", '[{"key":1}]'])("R59 what is none of ours is nothing: %s", (text) => {
  const { store, held } = storing();
  held.set(`app.once.pay.${fingerprint("")}`, text);
  expect(new OnceKeys(store).of("pay")).toEqual([]);
});
