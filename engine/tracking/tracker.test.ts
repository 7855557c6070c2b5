import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageEvent } from "./page-event.ts";
import { type TrackedEvent, Tracker } from "./tracker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (name: string): TrackedEvent => ({ name, path: "/a", at: 1, data: {} });

function open(bound = 10) {
  const sent: [names: string[], last: boolean][] = [];
  const tracker = new Tracker({
    send: (events, last) => sent.push([events.map(({ name }) => name), last]),
    wait: 2000,
    bound,
  });
  return { tracker, sent };
}

it("C16 events wait for company and go together", () => {
  const { tracker, sent } = open();
  tracker.add(event("a"));
  vi.advanceTimersByTime(1000);
  tracker.add(event("b"));
  vi.advanceTimersByTime(1000);
  tracker.add(event("c"));
  expect(sent).toEqual([[["a", "b"], false]]);
  tracker.flush(true);
  tracker.flush(true);
  expect(sent).toEqual([
    [["a", "b"], false],
    [["c"], true],
  ]);
});

it("C16 at most so many wait, the oldest go first", () => {
  const { tracker, sent } = open(2);
  for (const name of ["a", "b", "c"]) tracker.add(event(name));
  tracker.flush(false);
  expect(sent).toEqual([[["b", "c"], false]]);
});

it.each([
  ["/index", "in_index"],
  ["/updatePhone/firstStep", "in_updatePhone_firstStep"],
  ["/lendResult/0/", "in_lendResult_0"],
  ["/", "in_"],
])("S9 %s is tracked as %s", (path, name) => {
  expect(pageEvent(path)).toBe(name);
});
