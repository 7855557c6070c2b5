import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backoff, ended, pause } from "./pause.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [0, 0, 200],
  [0, 1, 400],
  [1, 0, 400],
  [2, 0.5, 1200],
])("R35 before try %i, by chance %f, it waits %i ms", (attempt, random, ms) => {
  expect(backoff(attempt, random)).toBe(ms);
});

it("waits as long as it is told, and leaves nothing behind", async () => {
  const { signal } = new AbortController();
  const listens = vi.spyOn(signal, "removeEventListener");
  const waited = vi.fn();
  void pause(100, signal).then(waited);
  await vi.advanceTimersByTimeAsync(99);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledOnce();
  expect(listens.mock.calls.map(([event]) => event)).toEqual(["abort"]);
});

it.each<[reason: unknown, said: string]>([
  [new Error("left"), "left"],
  ["left", "left"],
])("R39 ends at once when it is given up: %s", async (reason, said) => {
  const leaving = new AbortController();
  const why = (error: unknown) => error instanceof Error && error.message;
  const waiting = pause(100, leaving.signal).catch(why);
  const over = ended(leaving.signal).catch(why);
  leaving.abort(reason);
  expect([await waiting, await over]).toEqual([said, said]);
  expect(vi.getTimerCount()).toBe(0);
  const late = [pause(100, leaving.signal).catch(why), ended(leaving.signal).catch(why)];
  expect(await Promise.all(late)).toEqual([said, said]);
});
