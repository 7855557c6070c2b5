import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Every row of every table of a running server's embedded database, as JSON lines `table: row`, from a copy of its folder. */
export async function dumpRows(data: string): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), "dump-"));
  try {
    cpSync(data, copy, { recursive: true, filter: (file) => !/(postmaster\.pid|\.sock)$/.test(file) });
    const database = await PGlite.create({ dataDir: join(copy, "pg") });
    const { rows } = await database.query<{ name: string }>(
      // Releases hold the documents' own texts, and nothing of a borrower.
      "select tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'releases')",
    );
    const lines: string[] = [];
    for (const { name } of rows) {
      const found = await database.query<{ line: string }>(`select row_to_json(t)::text as line from "${name}" t`);
      lines.push(...found.rows.map(({ line }) => `${name}: ${line}`));
    }
    await database.close();
    return lines;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
