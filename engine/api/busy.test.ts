import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Busy } from "./busy.ts";

const noon = Date.parse("2026-01-05T12:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

const busyFor = (seconds: number) => ({ ok: false, kind: "busy", status: 429, message: "", content: { seconds } });

it.each<[header: string | null, seconds: number]>([
  ["30", 30],
  ["0", 1],
  ["1", 1],
  ["600", 600],
  ["601", 600],
  ["Mon, 05 Jan 2026 12:00:20 GMT", 20],
  ["Mon, 05 Jan 2026 12:00:00 GMT", 1],
  ["Mon, 05 Jan 2026 11:59:00 GMT", 5],
  ["Mon, 05 Jan 2026 13:00:00 GMT", 600],
  ["-7", 5],
  ["7 minutes", 5],
  ["in 7", 5],
  ["", 5],
  [null, 5],
])("R44 a server that says %j is left alone for %i s", (header, seconds) => {
  let now = 1000;
  const busy = new Busy(() => now);
  expect(busy.refusal()).toBeUndefined();
  expect(busy.asked(header)).toEqual(busyFor(seconds));
  expect(busy.refusal()).toEqual(busyFor(seconds));
  now += seconds * 1000 - 1;
  expect(busy.refusal()).toEqual(busyFor(1));
  now += 1;
  expect(busy.refusal()).toBeUndefined();
});
