import { expect, it } from "vitest";
import { merged } from "./merged.ts";

const lines = (...all: readonly string[]) => all.map((line) => `${line}\n`).join("");
const before = lines("{", '"a": 1,', '"b": 2,', '"c": 3,', '"d": 4', "}");

it.each<[what: string, mine: string, theirs: string, both: string | undefined]>([
  [
    "lines far apart",
    lines("{", '"a": wrong,', '"b": 2,', '"c": 3,', '"d": 4', "}"),
    lines("{", '"a": 1,', '"b": 2,', '"c": 3,', '"d": 40', "}"),
    lines("{", '"a": wrong,', '"b": 2,', '"c": 3,', '"d": 40', "}"),
  ],
  [
    "theirs above",
    lines("{", '"a": 1,', '"b": 2,', '"c": 3,', '"d": wrong', "}"),
    lines("{", '"a": 10,', '"new": 0,', '"b": 2,', '"c": 3,', '"d": 4', "}"),
    lines("{", '"a": 10,', '"new": 0,', '"b": 2,', '"c": 3,', '"d": wrong', "}"),
  ],
  [
    "one line beside the other",
    lines("{", '"a": 1,', '"b": wrong,', '"c": 3,', '"d": 4', "}"),
    lines("{", '"a": 1,', '"b": 2,', '"c": 30,', '"d": 4', "}"),
    lines("{", '"a": 1,', '"b": wrong,', '"c": 30,', '"d": 4', "}"),
  ],
  [
    "a line taken out by them and one put in by me",
    lines("{", '"a": 1,', '"mine": wrong,', '"b": 2,', '"c": 3,', '"d": 4', "}"),
    lines("{", '"a": 1,', '"b": 2,', '"d": 4', "}"),
    lines("{", '"a": 1,', '"mine": wrong,', '"b": 2,', '"d": 4', "}"),
  ],
  [
    "the same line in the same way, and another",
    lines("{", '"a": 7,', '"b": 2,', '"c": 3,', '"d": wrong', "}"),
    lines("{", '"a": 7,', '"b": 2,', '"c": 3,', '"d": 4', "}"),
    lines("{", '"a": 7,', '"b": 2,', '"c": 3,', '"d": wrong', "}"),
  ],
  [
    "all of theirs, and nothing of mine",
    before,
    lines("{", '"a": 9,', '"b": 2,', "}"),
    lines("{", '"a": 9,', '"b": 2,', "}"),
  ],
  ["all of mine, and nothing of theirs", lines("{", "wrong", "}"), before, lines("{", "wrong", "}")],
  ["the end of the file, and a line", before.trimEnd(), `x\n${before}`, `x\n${before.trimEnd()}`],
  [
    "the same line in two ways",
    lines("{", '"a": 7,', '"b": 2,', '"c": 3,', '"d": 4', "}"),
    lines("{", '"a": 8,', '"b": 2,', '"c": 3,', '"d": 4', "}"),
    undefined,
  ],
  [
    "the same line, though in other places of it, and a line of theirs beside",
    lines("{", '"a": 7,', '"b": 2,', '"c": 3,', '"d": 4', "}"),
    lines("{", '"aa": 1,', '"b": 2,', '"c": 3,', '"d": 40', "}"),
    undefined,
  ],
  [
    "a line that they took out",
    lines("{", '"a": 1,', '"b": wrong,', '"c": 3,', '"d": 4', "}"),
    lines("{", '"a": 1,', '"c": 3,', '"d": 4', "}"),
    undefined,
  ],
  [
    "two lines put in at one place",
    lines("{", '"mine": 0,', '"a": 1,', '"b": 2,', '"c": 3,', '"d": 4', "}"),
    lines("{", '"theirs": 0,', '"a": 1,', '"b": 2,', '"c": 3,', '"d": 4', "}"),
    undefined,
  ],
  [
    "a line put in where another is rewritten",
    lines("{", '"a": 1,', '"b": 2,', '"c": 3,', '"d": 4,', '"mine": 0', "}"),
    lines("{", '"a": 1,', '"b": 2,', '"c": 3,', '"d": 4', '"theirs": 0', "}"),
    undefined,
  ],
  ["a text of one line", "mine", "theirs", undefined],
])("two that changed %s", (_, mine, theirs, both) => {
  expect(merged(before, mine, theirs)).toBe(both);
  // Whose is whose makes no difference.
  expect(merged(before, theirs, mine)).toBe(both);
});
