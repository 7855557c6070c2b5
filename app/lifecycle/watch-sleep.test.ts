import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchSleep } from "./watch-sleep.ts";

type Engine = Parameters<typeof watchSleep>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;

/** A page that is hidden, slept over and looked at again; gives what it does then. */
function page() {
  const happened: string[] = [];
  const visit = { reads: { age: () => happened.push("age") }, renew: async () => happened.push("renew") };
  const engine = { stage: { kind: "visit", visit }, client: { forget: () => happened.push("forget") } };
  const shown = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  // Of the engine only this is used.
  watchSleep(engine as unknown as Engine, shown);
  const turn = (state: DocumentVisibilityState) => {
    shown.visibilityState = state;
    shown.dispatchEvent(new Event("visibilitychange"));
  };
  return { happened, turn };
}

/** The device's clock goes on, the page's own stands still. */
const sleep = (ms: number) => void vi.setSystemTime(Date.now() + ms);

it("R61 R62 what shows is asked for anew by whoever looks at it after the device slept, once", () => {
  const { happened, turn } = page();
  turn("hidden");
  sleep(8 * hour);
  expect(happened).toEqual([]);
  turn("visible");
  expect(happened).toEqual(["forget", "age", "renew"]);
  turn("hidden");
  turn("visible");
  expect(happened).toHaveLength(3);
});

it.each<[what: string, pass: () => void]>([
  ["was hidden for hours and ran on", () => void vi.advanceTimersByTime(8 * hour)],
  ["slept for less than a minute", () => sleep(59_999)],
  ["has a clock that was set back", () => sleep(-hour)],
])("R61 nothing is asked for anew where the device %s", (_what, pass) => {
  const { happened, turn } = page();
  turn("hidden");
  pass();
  turn("visible");
  expect(happened).toEqual([]);
});
