import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Busy } from "./busy.ts";

const noon = "Mon, 05 Jan 2026 12:00:00 GMT";
/** The device is a day slow. */
beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-01-04T12:00:00Z") }));
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
])("R44 R61 a server at noon that says %j is left alone for %i s", (header, seconds) => {
  let now = 1000;
  const busy = new Busy(() => now);
  expect(busy.refusal()).toBeUndefined();
  const headers = new Headers({ date: noon, ...(header !== null && { "retry-after": header }) });
  expect(busy.asked(headers)).toEqual(busyFor(seconds));
  expect(busy.refusal()).toEqual(busyFor(seconds));
  now += seconds * 1000 - 1;
  expect(busy.refusal()).toEqual(busyFor(1));
  now += 1;
  expect(busy.refusal()).toBeUndefined();
});

it("R44 R61 a date is none where the answer does not say what time it is there", () => {
  const headers = new Headers({ "retry-after": "Mon, 05 Jan 2026 12:00:20 GMT" });
  expect(new Busy(() => 1000).asked(headers)).toEqual(busyFor(5));
});
