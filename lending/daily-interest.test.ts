import { expect, it } from "vitest";
import { dailyInterest } from "./daily-interest.ts";

it.each([
  [0.28, 14, 0.1],
  [0.28, 7, 0.2],
  [0.5, 14, 0.178571],
  [0, 14, 0],
])("K3 a charge of %d over %d days is %d percent of interest a day", (rate, days, percent) => {
  expect(dailyInterest(rate, days)).toBe(percent);
});
