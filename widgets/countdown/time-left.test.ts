import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

const text = (key: string, args: Readonly<Record<string, unknown>> = {}) =>
  `${key.replace("widgets.countdown-", "")} ${Object.values(args).join(" ")}`;

it.each([
  [0, "clock", "00:00"],
  [9, "clock", "00:09"],
  [545, "clock", "09:05"],
  [3723, "clock", "1:02:03"],
  [172_800, "clock", "48:00:00"],
  [59, "seconds", "seconds 59"],
  [59, "words", "seconds 59"],
  [125, "words", "minutes 2 5"],
  [7500, "words", "hours 2 5"],
  [180_000, "words", "days 2 2"],
] as const)("%i seconds as %s is %s", (seconds, format, expected) => {
  expect(timeLeft(seconds, format, text)).toBe(expected);
});
