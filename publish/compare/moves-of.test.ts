import { expect, it } from "vitest";
import { movesOf } from "./moves-of.ts";

const cases: [what: string, before: string, after: string, came: string, went: string, moved: string][] = [
  ["nothing of the same order", "a b c", "a b c", "", "", ""],
  ["one that went to the front, not the three behind it", "a b c d", "d a b c", "", "", "d"],
  ["two that changed places, as one move", "a b c", "b a c", "", "", "b"],
  ["one that came and one that went", "a b c", "a c n", "n", "b", ""],
  ["nothing of places that shift because one came", "a b", "n a b", "n", "", ""],
  ["nothing of one that keeps its place while others pass it", "a b c d e", "e a c b d", "", "", "e b"],
  [
    "nothing of one that keeps its place, though all others would be fewer moves",
    "a b c d e",
    "d e c a b",
    "",
    "",
    "d e a b",
  ],
  ["all of a list of which there was none", "", "a b", "a b", "", ""],
];

const words = (text: string) => (text === "" ? [] : text.split(" "));

it.each(cases)("says %s", (_, before, after, came, went, moved) =>
  expect(movesOf(words(before), words(after))).toEqual({
    came: words(came),
    went: words(went),
    moved: words(moved),
  }),
);
