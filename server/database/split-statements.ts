/** Splits an SQL script at the semicolons outside of quotes, comments and `$$` bodies; the drivers prepare one statement at a time. */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let current = "";
  const token = /--[^\n]*|'(?:[^']|'')*'|\$\$[\s\S]*?\$\$|;|[^-'$;]+|[\s\S]/g;
  for (const [piece] of script.matchAll(token)) {
    if (piece === ";") {
      if (current.trim()) statements.push(current.trim());
      current = "";
    } else if (!piece.startsWith("--")) current += piece;
  }
  if (current.trim()) statements.push(current.trim());
  return statements;
}
