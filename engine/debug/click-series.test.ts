import { expect, it } from "vitest";
import { ClickSeries } from "./click-series.ts";

const every = (gap: number, count: number, start = 0) => Array.from({ length: count }, (_, at) => start + at * gap);

it.each([
  ["8 presses 200 ms apart", every(200, 8), [7]],
  ["8 presses at once", every(0, 8), [7]],
  ["7 presses", every(100, 7), []],
  ["8 presses 201 ms apart", every(201, 8), []],
  ["a gap after 7 begins anew", [...every(200, 7), ...every(200, 8, 1401)], [14]],
  ["a gap after 7, then one", [...every(200, 7), 1401], []],
  ["16 presses are two series", every(200, 16), [7, 15]],
  ["9 presses are one series", every(200, 9), [7]],
])("D6 %s", (_what, presses, complete) => {
  const series = new ClickSeries(8, 200);
  expect(presses.flatMap((at, index) => (series.press(at) ? [index] : []))).toEqual(complete);
});
