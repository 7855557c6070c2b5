import { expect, it } from "vitest";
import { nairaWords } from "./naira-words.ts";

it.each([
  [300_000, "3,000"],
  [299_999, "2,999"],
  [100, "1"],
  [60_000_000, "600,000"],
])("%d kobo are %s whole naira", (kobo, words) => {
  expect(nairaWords(kobo)).toBe(words);
});
