import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdBack } from "./hold-back.ts";

/** History as a browser has it: going back is told later. */
let entries: unknown[] = [];
const back = () => {
  entries.pop();
  setTimeout(() => window.dispatchEvent(new PopStateEvent("popstate")), 5);
};

beforeEach(() => {
  vi.useFakeTimers();
  entries = [{}];
  vi.spyOn(window.history, "pushState").mockImplementation((state) => void entries.push(state));
  vi.spyOn(window.history, "state", "get").mockImplementation(() => entries.at(-1));
  vi.spyOn(window.history, "back").mockImplementation(back);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("R64 the back button dismisses what holds it and takes one entry", async () => {
  const dismiss = vi.fn(() => true);
  const letGo = holdBack.hold(dismiss);
  expect(entries).toHaveLength(2);
  back();
  await vi.advanceTimersByTimeAsync(5);
  expect(dismiss).toHaveBeenCalledOnce();
  letGo();
  expect(entries).toHaveLength(1);
});

it("R64 a dialog right after another is not dismissed by what the first one takes back", async () => {
  holdBack.hold(() => true)();
  const dismiss = vi.fn(() => true);
  const letGo = holdBack.hold(dismiss);
  await vi.advanceTimersByTimeAsync(20);
  expect(dismiss).not.toHaveBeenCalled();
  expect(entries).toHaveLength(2);
  back();
  await vi.advanceTimersByTimeAsync(5);
  expect(dismiss).toHaveBeenCalledOnce();
  letGo();
});

it("R64 a dialog that is gone before it could hold leaves nothing behind", async () => {
  holdBack.hold(() => true)();
  holdBack.hold(() => true)();
  await vi.advanceTimersByTimeAsync(20);
  expect(entries).toHaveLength(1);
});
