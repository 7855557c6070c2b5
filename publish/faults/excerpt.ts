const AROUND = 2;

/** The lines around a place of a text, numbered, with a mark below the place. */
export function excerpt(text: string, line: number, column: number): string {
  const lines = text.split("\n");
  const from = Math.max(1, line - AROUND);
  const to = Math.min(lines.length, line + AROUND);
  const width = String(to).length;
  const shown: string[] = [];
  for (let at = from; at <= to; at++) {
    shown.push(`${at === line ? ">" : " "} ${String(at).padStart(width)} | ${lines[at - 1] ?? ""}`);
    if (at === line) shown.push(`  ${" ".repeat(width)} | ${" ".repeat(Math.max(0, column - 1))}^`);
  }
  return shown.join("\n");
}
