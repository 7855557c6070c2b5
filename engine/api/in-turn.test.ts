import { afterEach, describe, expect, it, vi } from "vitest";
import { byLock } from "./in-turn.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Request = (name: string, options: { signal: AbortSignal }, work: () => Promise<unknown>) => Promise<unknown>;
const withLocks = (request: Request) => vi.stubGlobal("navigator", { locks: { request } });

describe("R48 one tab after the other", () => {
  it("has the work done under the lock of its name, and gives what it comes to", async () => {
    const names: string[] = [];
    withLocks((name, _, work) => {
      names.push(name);
      return work();
    });
    expect(await byLock("pay", 180_000, async () => 7)).toBe(7);
    expect(names).toEqual(["pay"]);
  });

  it("does it at once where there are no locks, or none is to be had", async () => {
    vi.stubGlobal("navigator", {});
    expect(await byLock("pay", 180_000, async () => 7)).toBe(7);
    withLocks(() => Promise.reject(new Error("SecurityError")));
    expect(await byLock("pay", 180_000, async () => 8)).toBe(8);
  });

  it("goes on once the other has had its time and did not end", async () => {
    vi.useFakeTimers();
    withLocks(
      (_, { signal }) =>
        new Promise((_settle, fail) => signal.addEventListener("abort", () => fail(new Error("AbortError")))),
    );
    const work = vi.fn(async () => 7);
    const done = byLock("pay", 180_000, work);
    await vi.advanceTimersByTimeAsync(179_999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe(7);
  });

  it("does not do it once more where it failed itself", async () => {
    withLocks((_, __, work) => work());
    const work = vi.fn(() => Promise.reject(new Error("no")));
    await expect(byLock("pay", 180_000, work)).rejects.toThrow("no");
    expect(work).toHaveBeenCalledTimes(1);
  });
});
