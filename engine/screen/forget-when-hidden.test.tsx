import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetWhenHidden } from "./forget-when-hidden.ts";
import type { Stage } from "./stage.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const show = (state: "hidden" | "visible") => {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
  document.dispatchEvent(new Event("visibilitychange"));
};

it.each([
  ["for 2 minutes", 120_000, 1],
  ["for 3 minutes, once", 180_000, 1],
  ["a moment less", 119_999, 0],
])("R78 secrets are wiped when the page was hidden %s", (_how, ms, times) => {
  const forget = vi.fn();
  const dialogs = { forget: vi.fn<() => void>() };
  forgetWhenHidden({ stage: { kind: "visit", visit: { form: { forget } } } as unknown as Stage, dialogs }, 120_000);
  show("hidden");
  vi.advanceTimersByTime(ms);
  show("visible");
  vi.advanceTimersByTime(300_000);
  expect(forget).toHaveBeenCalledTimes(times);
  expect(dialogs.forget).toHaveBeenCalledTimes(times);
});

it("R78 also when the browser held the timer back until the page shows again", () => {
  const forget = vi.fn();
  const dialogs = { forget: vi.fn<() => void>() };
  forgetWhenHidden({ stage: { kind: "visit", visit: { form: { forget } } } as unknown as Stage, dialogs }, 120_000);
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  show("hidden");
  now.mockReturnValue(121_000);
  show("visible");
  expect(forget).toHaveBeenCalledOnce();
  expect(dialogs.forget).toHaveBeenCalledOnce();
  now.mockRestore();
});

it("R78 also when the phone slept, over which neither timers nor the page's own clock go on", () => {
  const forget = vi.fn();
  const dialogs = { forget: vi.fn<() => void>() };
  forgetWhenHidden({ stage: { kind: "visit", visit: { form: { forget } } } as unknown as Stage, dialogs }, 120_000);
  show("hidden");
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  show("visible");
  expect(forget).toHaveBeenCalledOnce();
  expect(dialogs.forget).toHaveBeenCalledOnce();
});
