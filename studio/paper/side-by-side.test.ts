import { expect, it } from "vitest";
import { sideBySide } from "./side-by-side.ts";

/** As it is read: a line of mine, of theirs, and between them whether they differ. */
const read = (mine: string, theirs: string) =>
  sideBySide(mine, theirs).map((place) =>
    place.map(
      ({ mine: left, theirs: right, differs }) =>
        `${left ? `${left.number} ${left.text}` : "-"}${differs ? " # " : " = "}${right ? `${right.number} ${right.text}` : "-"}`,
    ),
  );

it.each<[mine: string, theirs: string, places: string[][]]>([
  ["a\nb\nc\n", "a\nB\nc\n", [["1 a = 1 a", "2 b # 2 B", "3 c = 3 c"]]],
  ["a\nb\n", "a\nx\ny\nb\n", [["1 a = 1 a", "- # 2 x", "- # 3 y", "2 b = 4 b"]]],
  [
    "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
    "one\n2\n3\n4\n5\n6\n7\n8\n",
    [
      ["1 1 # 1 one", "2 2 = 2 2", "3 3 = 3 3"],
      ["7 7 = 7 7", "8 8 = 8 8", "9 9 # -"],
    ],
  ],
  ["a", "a", []],
  ["a", "", [["1 a # -"]]],
])("%j beside %j", (mine, theirs, places) => expect(read(mine, theirs)).toEqual(places));
