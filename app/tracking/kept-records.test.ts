import { expect, it } from "vitest";
import { keptRecords } from "./kept-records.ts";
import { trackingRecord } from "./record.ts";

function memory(start?: string) {
  const held = new Map(start === undefined ? [] : [["app.cache.tracking", start]]);
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}
const who = { zuid: "z1", ugid: "u1", b: "718", c: "302", ch: "", appver: "1", swv: "r", sessionId: "1" };
const record = (at: number) => trackingRecord({ name: "in_index", path: "/index", at, data: {} }, who, "");

it("C16 records come back after a reload, once, without the user, on this device", () => {
  const store = memory();
  keptRecords(store, () => "z1").write([record(1), record(2)]);
  expect([...store.held.values()].join()).not.toMatch(/u1|z1/);
  const again = keptRecords(store, () => "z2");
  expect(again.read()).toEqual([1, 2].map((at) => ({ ...record(at), ugid: "", zuid: "z2" })));
  expect(again.read()).toEqual([]);
});

it("C16 the newest are kept within a bound", () => {
  const store = memory();
  const kept = keptRecords(store, () => "z1");
  kept.write(Array.from({ length: 500 }, (_, at) => record(at)));
  expect(store.held.get("app.cache.tracking")?.length).toBeLessThanOrEqual(32_000);
  expect(kept.read().at(-1)?.ctime).toBe(499);
});

const refuse = () => {
  throw new DOMException("no", "QuotaExceededError");
};
it.each([
  ["R57 no storage", undefined],
  ["R57 R58 a storage that throws", { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ["R59 something else in it", memory('{"a":1}')],
  ["R59 half an entry", memory("[{")],
  ["R59 records of another make", memory('[null,1,{"x":1}]')],
])("%s: nothing comes back and nothing breaks", (_what, store) => {
  const kept = keptRecords(store, () => "z1");
  expect(kept.read()).toEqual([]);
  expect(() => kept.write([record(1)])).not.toThrow();
});
