import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Watchable } from "../state/watchable.ts";
import { type Toast, Toasts, toastTime } from "./toasts.ts";

const timing = { base: 3000, perCharacter: 50, characters: 60 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [0, 3000],
  [60, 3000],
  [61, 3050],
  [80, 4000],
  [100, 5000],
])("D4 a text of %i code points stays %i ms", (length, ms) => {
  expect(toastTime("字".repeat(length), timing)).toBe(ms);
  expect(toastTime("💡".repeat(length), timing)).toBe(ms);
});

it("D4 a toast goes when its time is over, a loading toast when it is closed", () => {
  const toasts = new Toasts(new Watchable<Toast | undefined>(undefined), timing);
  toasts.show("saved", "success");
  vi.advanceTimersByTime(2999);
  expect(toasts.current).toMatchObject({ kind: "success", text: "saved" });
  vi.advanceTimersByTime(1);
  expect(toasts.current).toBeUndefined();
  toasts.show("wait", "loading");
  vi.advanceTimersByTime(60_000);
  expect(toasts.current).toMatchObject({ kind: "loading" });
  toasts.close();
  expect(toasts.current).toBeUndefined();
});

it("D4 a newer toast takes the place and the time of the one before", () => {
  const toasts = new Toasts(new Watchable<Toast | undefined>(undefined), timing);
  toasts.show("first", "info");
  vi.advanceTimersByTime(2000);
  toasts.show("second", "warn");
  vi.advanceTimersByTime(2000);
  expect(toasts.current).toMatchObject({ text: "second" });
});

it.each<[string, readonly ("show" | "acted" | "leave")[], boolean]>([
  ["said before a tap that leads elsewhere", ["show", "acted", "leave"], false],
  ["said by what the tap began", ["acted", "show", "leave"], true],
  ["said while nobody did anything", ["show", "leave"], true],
  ["said anew after the tap", ["show", "acted", "show", "leave"], true],
  ["that came along once", ["show", "leave", "leave"], false],
  ["that came along, and one said since then", ["show", "leave", "show", "leave"], true],
])("K12 a toast %s: another screen comes", (_title, happens, stays) => {
  const toasts = new Toasts(new Watchable<Toast | undefined>(undefined), timing);
  for (const what of happens) {
    if (what === "show") toasts.show("text", "fail");
    else toasts[what]();
  }
  expect(toasts.current !== undefined).toBe(stays);
});
