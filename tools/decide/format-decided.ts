import type { Decided } from "../../engine/index.ts";

/** What a decision came to, for people: the row taken and why, then every row tried, what it read, why it lost. */
export function formatDecided(decision: string, { row, because, trace }: Decided): string {
  const width = Math.max(...trace.map((tried) => tried.row.length));
  const tried = trace.map(({ row: name, read, lost }) => {
    const seen = Object.entries(read).map(([path, value]) => `${path} = ${JSON.stringify(value)}`);
    const outcome = lost === "" ? "taken" : lost;
    return `  ${name.padEnd(width)}  ${outcome}${seen.length > 0 ? `; read ${seen.join(", ")}` : ""}`;
  });
  return [`${decision} → ${row}: ${because}`, ...tried].join("\n");
}
