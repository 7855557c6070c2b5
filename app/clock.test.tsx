import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppState, type TextStore } from "../engine/index.ts";
import { LenderClock } from "./clock.ts";

const LENDER = Date.parse("2027-03-05T10:00:00Z");
const DAY = 86_400_000;
const header = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

function started(device: number, session?: TextStore) {
  vi.setSystemTime(device);
  const state = new AppState({ session });
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

const MINUTE = 60_000;
const offs: [string, number, number | null][] = [
  ["15 minutes ahead", 15 * MINUTE, -900_000],
  ["15 minutes behind", -15 * MINUTE, 900_000],
  ["a day ahead", DAY, -86_400_000],
  ["right within a second", 1000, null],
];

it.each(offs)("R61 a page that is loaded anew on a device %s begins by the lender's clock", (_, off, ahead) => {
  started(LENDER + off, sessionStorage).clock.heard(header(LENDER));
  expect(JSON.parse(sessionStorage.getItem("app.session.aheadMs") ?? "null")).toBe(ahead);
  const begins = started(LENDER + off + MINUTE, sessionStorage).shown();
  expect(Math.abs(Number(begins) - LENDER - MINUTE)).toBeLessThanOrEqual(1000);
});

it("R61 a clock that is set right between two pages is believed from the first answer on", () => {
  started(LENDER + DAY, sessionStorage).clock.heard(header(LENDER));
  const { clock, shown } = started(LENDER, sessionStorage);
  clock.heard(header(LENDER));
  expect(shown()).toBe(LENDER);
  expect(started(LENDER + MINUTE, sessionStorage).shown()).toBe(LENDER + MINUTE);
});

it("R61 R62 a clock that jumps while a page is open is known to the next page, once the lender has answered", () => {
  const { clock } = started(LENDER, sessionStorage);
  clock.heard(header(LENDER));
  vi.setSystemTime(LENDER + DAY);
  clock.heard(header(LENDER));
  expect(started(LENDER + DAY, sessionStorage).shown()).toBe(LENDER);
});

it.each(["", "{", "null", '"soon"', "[5000, 0]", '{"ms":5000}', "1e300", "-1e999"])(
  "R59 R61 where %j is kept a page begins by its device's clock",
  (text) => {
    sessionStorage.setItem("app.session.aheadMs", text);
    expect(started(LENDER, sessionStorage).shown()).toBe(LENDER);
  },
);

it("R57 R61 where the storage throws a page goes by the lender's clock from its first answer on", () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const blocked: TextStore = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
  const { clock, shown } = started(LENDER + DAY, blocked);
  expect(shown()).toBe(LENDER + DAY);
  clock.heard(header(LENDER));
  expect(shown()).toBe(LENDER);
});
