import { diffIndices } from "node-diff3";

/** A stretch of a text that is another one in another text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The lines of a text, each with its end; together they are the text. */
export const linesOf = (text: string): string[] => (text === "" ? [] : text.split(/(?<=\n)/));

/** What of a text is to be replaced so that it becomes another: whole lines, and only those that differ. */
export function stretchesTo(text: string, other: string): readonly Stretch[] {
  const lines = linesOf(text);
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length);
  return diffIndices(lines, linesOf(other)).map(({ buffer1: [first, count], buffer2Content }) => ({
    from: starts[first] ?? text.length,
    to: starts[first + count] ?? text.length,
    insert: buffer2Content.join(""),
  }));
}
