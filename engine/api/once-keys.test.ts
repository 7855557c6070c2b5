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
    key: (index: number) => guard(() => [...held.keys()][index] ?? null),
    get length() {
      return guard(() => held.size);
    },
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
    { ...one, at: start, sent: start },
    { ...two, at: start, sent: start },
  ]);
  expect(other.of("lend")).toEqual([]);
  expect(new OnceKeys(store, () => "bea").of("pay")).toEqual([]);
  other.drop("pay", "k1");
  expect(page.of("pay")).toEqual([{ ...two, at: start, sent: start }]);
  other.drop("pay", "k2");
  expect([page.of("pay"), page.all(), [...held]]).toEqual([[], [], []]);
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
  ["a day later", 25 * hour, 1],
  ["just before 30 days", 720 * hour - 1, 1],
  ["not at 30 days", 720 * hour, 0],
  ["by a clock that was set back", -720 * hour + 1, 1],
  ["not by one set back further", -720 * hour, 0],
])("R47 R61 a key is kept and asked about %s", (_, ms, count) => {
  const { store } = storing();
  const keys = new OnceKeys(store);
  keys.add("pay", one);
  vi.setSystemTime(start + ms);
  expect(keys.of("pay")).toHaveLength(count);
});

it("R61 how old a key is, is told by the server's clock, whatever the device's does meanwhile", () => {
  const { store } = storing();
  let now = start - 7 * hour;
  const page = () =>
    new OnceKeys(
      store,
      () => "ada",
      () => now,
    );
  page().add("pay", one);
  vi.setSystemTime(start + 900 * hour);
  now += 25 * hour;
  expect(page().of("pay")).toEqual([{ ...one, at: start, sent: start - 7 * hour }]);
  expect(page().ageOf("pay", "k1")).toBe(25 * hour);
  expect(page().ageOf("pay", "k2")).toBe(Number.POSITIVE_INFINITY);
  now += 695 * hour;
  expect(page().of("pay")).toEqual([]);
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
  const good = { ...one, at: start, sent: start };
  const odd = [
    { ...good, key: 1 },
    { ...good, intent: 1 },
    { ...good, at: String(start) },
    { ...good, sent: String(start) },
    null,
    "k",
    { ...one, at: start },
    { ...good, more: 1, over: "yes" },
    { ...good, over: true },
  ];
  held.set(`app.once.pay.${fingerprint("")}`, JSON.stringify(odd));
  expect(new OnceKeys(store).of("pay")).toEqual([good, good, { ...good, over: true }]);
});

it("R57 a store that is blocked from the start leaves what this page sent", () => {
  const { store, state } = storing();
  state.blocked = true;
  const keys = new OnceKeys(store);
  keys.add("pay", one);
  expect(keys.of("pay")).toEqual([{ ...one, at: start, sent: start }]);
  keys.drop("pay", "k1");
  expect(keys.of("pay")).toEqual([]);
});

it.each(["8d3c", "{", "{}", "[1]", '[{"key":1}]'])("R59 what is none of ours is nothing: %s", (text) => {
  const { store, held } = storing();
  held.set(`app.once.pay.${fingerprint("")}`, text);
  expect(new OnceKeys(store).of("pay")).toEqual([]);
});

it.each(["{", "{}", "[1]", "7"])("R59 what is none of ours does not stay when the matter is settled: %s", (text) => {
  const { store, held } = storing();
  held.set(`app.once.pay.${fingerprint("")}`, text);
  new OnceKeys(store).drop("pay", "k1");
  expect([...held]).toEqual([]);
});

it("R47 R48 of all calls this user's are known, what another app or user keeps is not", () => {
  const { store, held } = storing();
  const keys = new OnceKeys(store, () => "ada");
  keys.add("pay", one);
  keys.add("lend", two);
  new OnceKeys(store, () => "bea").add("pay", { key: "k3", intent: "i3" });
  held.set(`other.pay.${fingerprint("ada")}`, JSON.stringify([{ ...one, at: start, sent: start }]));
  held.set("app.once.pay", "[]");
  expect(new OnceKeys(store, () => "ada").all()).toEqual([
    { ...one, at: start, sent: start, call: "pay" },
    { ...two, at: start, sent: start, call: "lend" },
  ]);
});

it("R57 of all calls those that this page sent are known where the store is blocked", () => {
  const { store, state } = storing();
  const keys = new OnceKeys(store);
  keys.add("pay", one);
  state.blocked = true;
  keys.add("lend", two);
  expect(keys.all().map(({ call, key }) => [call, key])).toEqual([
    ["pay", "k1"],
    ["lend", "k2"],
  ]);
});

it("R47 of several wishes that are on their way one may be over", () => {
  const keys = new OnceKeys(storing().store);
  keys.add("pay", one);
  keys.add("pay", two);
  keys.over("pay", "k2");
  expect(keys.of("pay").map(({ key, over }) => [key, over])).toEqual([
    ["k1", undefined],
    ["k2", true],
  ]);
});
