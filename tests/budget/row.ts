/** One line of the budget: what was measured, and the most it may be. */
export interface Row {
  readonly name: string;
  readonly value: number;
  /** Absent for what is only reported. */
  readonly limit?: number;
  readonly unit: "bytes" | "ms" | "requests" | "shift";
}

export const isOver = ({ value, limit }: Row): boolean => limit !== undefined && value > limit;

const figure = (value: number, unit: Row["unit"]) =>
  unit === "shift" ? value.toFixed(4) : `${Math.round(value).toLocaleString("en")} ${unit === "requests" ? "" : unit}`;

/** The rows as a table for people. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    figure(row.value, row.unit).trim(),
    row.limit === undefined ? "" : `≤ ${figure(row.limit, row.unit).trim()}`,
    row.limit === undefined ? "" : isOver(row) ? "OVER" : "ok",
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map(([name = "", value = "", limit = "", word = ""]) =>
      `${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${limit.padEnd(widths[2] ?? 0)}  ${word}`.trimEnd(),
    )
    .join("\n");
}
