import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstAnswer } from "./first-answer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number, answer: Response | Error) =>
  new Promise<Response>((settle, fail) => {
    setTimeout(() => (answer instanceof Error ? fail(answer) : settle(answer)), ms);
  });
const fresh = (status = 200) => new Response("fresh", { status });
const gone = new TypeError("Failed to fetch");

it.each([
  ["in time", 100, fresh(), true, "fresh"],
  ["too late", 400, fresh(), true, "kept"],
  ["too late, with nothing kept", 400, fresh(), false, "fresh"],
  ["never, at once", 0, gone, true, "kept"],
  ["never, after a while", 400, gone, true, "kept"],
  ["never, with nothing kept", 400, gone, false, undefined],
  ["a proxy that reaches nobody", 10, fresh(502), true, "kept"],
  ["a brand that is closed, which is not shown as it was", 10, fresh(503), true, "fresh"],
])("S29 %s: what is shown", async (_when, ms, answer, isKept, shown) => {
  const kept = async () => (isKept ? new Response("kept") : undefined);
  const first = firstAnswer({ asked: after(ms, answer), kept, patience: 150 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await (await first)?.text()).toBe(shown);
});

it("S29 what comes too late is put away, and takes no more of the line", async () => {
  const cancelled = vi.fn();
  const body = new ReadableStream({ cancel: cancelled });
  const first = firstAnswer({
    asked: after(400, new Response(body)),
    kept: async () => new Response("kept"),
    patience: 150,
  });
  await vi.advanceTimersByTimeAsync(200);
  expect(await (await first)?.text()).toBe("kept");
  await vi.advanceTimersByTimeAsync(400);
  expect(cancelled).toHaveBeenCalledOnce();
});
