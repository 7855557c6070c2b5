import { diffIndices } from "node-diff3";
import { linesOf } from "./lines.ts";

/** A line with its number, from 1. */
export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** A line of one text beside that of the other; absent where the other has none for it. */
export interface SideBySide {
  readonly mine?: NumberedLine | undefined;
  readonly theirs?: NumberedLine | undefined;
  readonly differs: boolean;
}

/** So many lines around each that differs say where it is. */
const AROUND = 2;

/** The places in which two texts differ, each with the lines around it, line beside line. */
export function sideBySide(mine: string, theirs: string): readonly (readonly SideBySide[])[] {
  const [left, right] = [linesOf(mine), linesOf(theirs)];
  const at = (lines: readonly string[], index: number): NumberedLine => ({
    number: index + 1,
    text: (lines[index] ?? "").replace(/\n$/, ""),
  });
  const rows: SideBySide[] = [];
  let [l, r] = [0, 0];
  const same = (until: number) => {
    for (; l < until; l++, r++) rows.push({ mine: at(left, l), theirs: at(right, r), differs: false });
  };
  for (const { buffer1, buffer2 } of diffIndices(left, right)) {
    same(buffer1[0]);
    const [endLeft, endRight] = [l + buffer1[1], r + buffer2[1]];
    while (l < endLeft || r < endRight)
      rows.push({
        mine: l < endLeft ? at(left, l++) : undefined,
        theirs: r < endRight ? at(right, r++) : undefined,
        differs: true,
      });
  }
  same(left.length);
  const places: SideBySide[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  rows.forEach((row, index) => {
    if (!rows.slice(Math.max(index - AROUND, 0), index + AROUND + 1).some(({ differs }) => differs)) return;
    if (index > last + 1) places.push([]);
    places.at(-1)?.push(row);
    last = index;
  });
  return places;
}
