import { expect, it } from "vitest";
import { momentOf, momentText, momentWords } from "./moment-words.ts";

it.each<[seconds: number, words: string, text: string]>([
  [1_622_502_000, "1 June 2021", "2021-06-01"],
  // The default (K9): midnight of the first of June in Shanghai.
  [1_622_476_800, "31 May 2021, 17:00", "2021-05-31 17:00"],
  [1_622_476_801, "31 May 2021, 17:00:01", "2021-05-31 17:00:01"],
  [0, "1 January 1970, 01:00", "1970-01-01 01:00"],
  [4_102_441_200, "1 January 2100", "2100-01-01"],
])("K9 %d is said %j in Lagos and typed %j", (seconds, words, text) => {
  expect(momentWords(seconds)).toBe(words);
  expect(momentText(seconds)).toBe(text);
  expect(momentOf(words)).toBe(seconds);
  expect(momentOf(text)).toBe(seconds);
});

it.each([
  ["1 June 2021", 1_622_502_000],
  ["1 Jun 2021", 1_622_502_000],
  [" 01  june, 2021 ", 1_622_502_000],
  ["2021-6-1", 1_622_502_000],
  ["2021-06-01T17:30", 1_622_565_000],
  ["29 Feb 2024", 1_709_161_200],
])("%j is that day in Lagos", (text, seconds) => expect(momentOf(text)).toBe(seconds));

it.each([
  ["1622476800"],
  ["01/06/2021"],
  ["2021-02-29"],
  ["31 June 2021"],
  ["2021-13-01"],
  ["1 Ju 2021"],
  ["1 Juno 2021"],
  ["June 2021"],
  ["2021-06-01 25:00"],
  ["2021-06-01 12:60"],
  [""],
])("%j is no day", (text) => expect(momentOf(text)).toBeUndefined());
