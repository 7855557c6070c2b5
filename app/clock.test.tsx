import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppState } from "../engine/index.ts";
import { LenderClock } from "./clock.ts";

const LENDER = Date.parse("2027-03-05T10:00:00Z");
const DAY = 86_400_000;
const header = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(device: number) {
  vi.setSystemTime(device);
  const state = new AppState({});
  const clock = new LenderClock(state);
  return { clock, shown: () => state.read("env.now") };
}

it.each([DAY, -DAY])("R61 a device whose clock is off by %i ms goes by the lender's", (off) => {
  const { clock, shown } = started(LENDER + off);
  clock.heard(header(LENDER));
  expect(shown()).toBe(LENDER);
  vi.setSystemTime(LENDER + off + DAY);
  vi.advanceTimersByTime(15_000);
  expect(shown()).toBe(LENDER + 15_000);
});

const readings: [string, number, number, number][] = [
  ["within the header's second is kept", 999, 0, 999],
  ["within the time of waiting is kept", 8000, 7500, 8000],
  ["behind the header goes on to it", -300, 0, 0],
  ["far ahead of the header goes back to it", 120_000, 50, 0],
];

it.each(readings)("R62 a reading %s", (_, ahead, took, then) => {
  const { clock, shown } = started(LENDER + ahead);
  clock.heard(header(LENDER), took);
  expect(shown()).toBe(LENDER + then);
});

it.each([null, "", "yesterday"])("a header of %j says nothing", (date) => {
  const { clock, shown } = started(LENDER);
  clock.heard(date);
  expect(shown()).toBe(LENDER);
});

it("R62 between two ticks an answer tells the time, so that a limit that came with it is counted from now", () => {
  const { clock, shown } = started(LENDER);
  vi.advanceTimersByTime(11_000);
  expect(shown()).toBe(LENDER);
  clock.heard(header(LENDER + 11_000));
  expect(shown()).toBe(LENDER + 11_000);
});
