import { describe, expect, it, vi } from "vitest";
import { lasting } from "./lasting.ts";

const ways = (limit = 1000) => ({ limit, pause: vi.fn(async () => undefined), lost: vi.fn(async () => false) });

describe("lasting", () => {
  it.each([0, 1, 2])("C18 R31 a part that fails %i times is there, and no new page is made", async (fails) => {
    const given = ways();
    const load = vi.fn(async (attempt: number) => {
      if (attempt < fails) throw new TypeError("the line broke");
      return `part ${attempt}`;
    });
    expect(await lasting(load, given)).toBe(`part ${fails}`);
    expect(load.mock.calls.map(([attempt]) => attempt)).toEqual([0, 1, 2].slice(0, fails + 1));
    expect(given.lost).not.toHaveBeenCalled();
  });

  it("C18 R29 a part that never comes is lost once, and its error is told", async () => {
    const given = ways();
    const load = vi.fn(() => Promise.reject(new TypeError("404")));
    await expect(lasting(load, given)).rejects.toThrow("404");
    expect(load).toHaveBeenCalledTimes(3);
    expect(given.lost).toHaveBeenCalledTimes(1);
    expect(given.pause.mock.calls).toEqual([[500], [2000]]);
  });

  it("C18 X6 a part that the server has no more is missing, one that never came in time is late", async () => {
    const gone = { ...ways(), lost: async () => true };
    await expect(lasting(() => Promise.reject(new TypeError("404")), gone)).rejects.toMatchObject({ why: "missing" });
    await expect(lasting(() => new Promise(() => undefined), ways(1))).rejects.toMatchObject({ why: "late" });
  });

  it("C18 a try that takes longer than the limit is given up", async () => {
    vi.useFakeTimers();
    const given = ways(120_000);
    const load = vi.fn((attempt: number) =>
      attempt === 0 ? new Promise<string>(() => undefined) : Promise.resolve("part"),
    );
    const part = lasting(load, given);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await part).toBe("part");
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
