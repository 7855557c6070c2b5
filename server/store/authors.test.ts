import { expect, it } from "vitest";
import { authorsOf, type EditPrints } from "./authors.ts";

/** Edits of one file, the oldest first: who made what of what. */
const edits = (...all: [who: string, before: string | null, after: string | null][]): EditPrints[] =>
  all.map(([who, before, after]) => ({ file: "a", who, before, after })).reverse();

it.each<[what: string, draft: string | null, made: EditPrints[], names: string[], outside: boolean]>([
  ["one edit", "2", edits(["ada", "1", "2"]), ["ada"], false],
  ["two by two", "3", edits(["ada", "1", "2"], ["bola", "2", "3"]), ["ada", "bola"], false],
  ["what went live before is nobody's any more", "2", edits(["bola", "0", "1"], ["ada", "1", "2"]), ["ada"], false],
  ["taken back and made again", "2", edits(["bola", "1", "2"], ["bola", "2", "1"], ["ada", "1", "2"]), ["ada"], false],
  ["by hand alone", "9", edits(["bola", "0", "1"]), [], true],
  ["by hand, in a file that nobody edited here", "9", [], [], true],
  ["by hand after an edit", "9", edits(["ada", "1", "2"]), ["ada"], true],
  ["by hand before an edit", "3", edits(["ada", "9", "3"]), ["ada"], true],
  ["by hand between two", "4", edits(["ada", "1", "2"], ["bola", "9", "4"]), ["ada", "bola"], true],
  ["removed", null, edits(["ada", "1", null]), ["ada"], false],
])("%s", (_, draft, made, names, outside) => {
  expect(authorsOf([{ file: "a", live: "1", draft }], made)).toEqual({ names, outside });
});

it("a file that is new has its author too, and files are told apart", () => {
  const made = [...edits(["ada", null, "2"]), { file: "b", who: "bola", before: "5", after: "6" }];
  const differing = [
    { file: "a", live: null, draft: "2" },
    { file: "b", live: "5", draft: "6" },
  ];
  expect(authorsOf(differing, made)).toEqual({ names: ["ada", "bola"], outside: false });
  expect(authorsOf(differing.slice(0, 1), made)).toEqual({ names: ["ada"], outside: false });
  expect(authorsOf([], made)).toEqual({ names: [], outside: false });
});
