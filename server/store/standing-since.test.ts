import { expect, it } from "vitest";
import { standingSince } from "./standing-since.ts";

/** Edits by what each takes back, the first has the number 1: `[0, 0, 2]` are two edits, and the second is taken back. */
const edits = (undoes: readonly number[]) =>
  undoes.map((one, at) => ({ id: at + 1, undoes: one === 0 ? null : one })).toReversed();

it.each<[string, readonly number[], number, readonly number[]]>([
  ["nothing came after it", [0], 1, []],
  ["an edit stands", [0, 0], 1, [2]],
  ["an edit was taken back", [0, 0, 2], 1, []],
  ["an edit was taken back and done again", [0, 0, 2, 3], 1, [2]],
  ["an edit was taken back, done again and taken back", [0, 0, 2, 3, 4], 1, []],
  ["one from before was taken back", [0, 0, 2, 1], 3, [4]],
  ["one from before was taken back and done again", [0, 0, 2, 1, 4], 3, []],
  ["what had been taken back before was done again", [0, 1, 0, 3, 2], 4, [5]],
])("B3 where %s, of %j stands after edit %i: %j", (_, undoes, id, standing) => {
  expect(standingSince(edits(undoes), id).map((one) => one.id)).toEqual(standing);
});
