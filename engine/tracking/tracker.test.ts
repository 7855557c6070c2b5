import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageEvent } from "./page-event.ts";
import { Tracker } from "./tracker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open({ bound = 10, most = 10, line = true, kept = [] as readonly string[], beacons = true } = {}) {
  const world = { line, beacons, kept, sent: [] as (readonly string[])[], beaconed: [] as (readonly string[])[] };
  const tracker = new Tracker<string>({
    send: async (batch) => {
      if (world.line) world.sent.push(batch);
      return world.line;
    },
    beacon: (batch) => {
      if (world.beacons) world.beaconed.push(batch);
      return world.beacons;
    },
    kept: { read: () => world.kept, write: (records) => void (world.kept = records) },
    wait: 2000,
    longest: 8000,
    bound,
    most,
  });
  return { tracker, world };
}

it("C16 records wait for company and go together", async () => {
  const { tracker, world } = open();
  tracker.add("a");
  await vi.advanceTimersByTimeAsync(1000);
  tracker.add("b");
  await vi.advanceTimersByTimeAsync(1000);
  tracker.add("c");
  expect(world.sent).toEqual([["a", "b"]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(world.sent).toEqual([["a", "b"], ["c"]]);
});

it("C16 so many travel together, the rest follows", async () => {
  const { tracker, world } = open({ most: 2 });
  for (const name of ["a", "b", "c"]) tracker.add(name);
  await vi.advanceTimersByTimeAsync(4000);
  expect(world.sent).toEqual([["a", "b"], ["c"]]);
});

it("C16 at most so many wait, the oldest go first", async () => {
  const { tracker, world } = open({ bound: 2 });
  for (const name of ["a", "b", "c"]) tracker.add(name);
  await vi.advanceTimersByTimeAsync(2000);
  expect(world.sent).toEqual([["b", "c"]]);
});

it("C16 without a line records stay in order and are tried ever more seldom, up to a limit", async () => {
  const { tracker, world } = open({ line: false, bound: 3 });
  tracker.add("a");
  await vi.advanceTimersByTimeAsync(2000 + 4000);
  tracker.add("b");
  world.line = true;
  await vi.advanceTimersByTimeAsync(7999);
  expect(world.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(world.sent).toEqual([["a", "b"]]);
});

it("C16 the line is back: what waits goes at once, and once", async () => {
  const { tracker, world } = open({ line: false });
  tracker.add("a");
  await vi.advanceTimersByTimeAsync(2000);
  world.line = true;
  tracker.retry();
  tracker.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.sent).toEqual([["a"]]);
});

it("C16 as the page goes, everything goes by beacon, in batches", () => {
  const { tracker, world } = open({ most: 2 });
  for (const name of ["a", "b", "c"]) tracker.add(name);
  tracker.leave();
  tracker.leave();
  expect(world.beaconed).toEqual([["a", "b"], ["c"]]);
  expect(world.kept).toEqual([]);
});

it("C16 what the browser refuses is kept over a reload, sent then, and kept no longer", async () => {
  const first = open({ beacons: false });
  first.tracker.add("a");
  first.tracker.leave();
  expect(first.world.kept).toEqual(["a"]);
  const second = open({ kept: first.world.kept });
  second.tracker.add("b");
  await vi.advanceTimersByTimeAsync(2000);
  expect(second.world.sent).toEqual([["a", "b"]]);
  expect(second.world.kept).toEqual([]);
});

it.each([
  ["/index", "in_index"],
  ["/updatePhone/firstStep", "in_updatePhone_firstStep"],
  ["/lendResult/0/", "in_lendResult_0"],
  ["/", "in_"],
])("S9 %s is tracked as %s", (path, name) => {
  expect(pageEvent(path)).toBe(name);
});
