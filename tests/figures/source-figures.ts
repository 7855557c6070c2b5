import { positionAt } from "../../publish/documents/position.ts";

/** A figure that code writes: a time (`2 * DAY`) in ms, or a width that a stylesheet asks for in px. */
export interface SourceFigure {
  readonly written: string;
  readonly of: "ms" | "px";
  readonly value: number;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const units: Readonly<Record<string, number>> = { SECOND: 1000, MINUTE: 60_000, HOUR: 3_600_000, DAY: 86_400_000 };
const time = /(?<!const (?:SECOND|MINUTE|HOUR|DAY) = )\b(\d[\d_]*) \* (SECOND|MINUTE|HOUR|DAY)\b/g;
/** A token's own default stands where the token is declared. */
const width = /(?<!--[\w-]+: )\b(\d+)(px)\b/g;

/** The figures that a file of code or a stylesheet writes. */
export function sourceFigures(file: string, text: string): readonly SourceFigure[] {
  const of = file.endsWith(".css") ? "px" : "ms";
  return [...text.matchAll(of === "px" ? width : time)].map(({ 0: written, 1: count = "", 2: unit = "", index }) => ({
    written,
    of,
    value: Number(count.replaceAll("_", "")) * (units[unit] ?? 1),
    file,
    ...positionAt(text, index),
  }));
}
