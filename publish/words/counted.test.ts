import { expect, it } from "vitest";
import { counted, unitWords } from "./counted.ts";

it.each([
  [0, "0 cases"],
  [1, "1 case"],
  [2, "2 cases"],
])("%i of something regular", (count, words) => expect(counted(count, "case")).toBe(words));

it("what has no regular plural is said in both forms", () =>
  expect([counted(1, "entry", "entries"), counted(3, "entry", "entries")]).toEqual(["1 entry", "3 entries"]));

it.each([
  [1, "days", "day"],
  [2, "days", "days"],
  [0, "days", "days"],
  [1, "tries", "try"],
  [1, "working days", "working day"],
  [1, "days before", "day before"],
  [1, "ms", "ms"],
  [1, "px", "px"],
  [1, "time of day", "time of day"],
])("%i counted in %s", (count, unit, words) => expect(unitWords(count, unit)).toBe(words));
