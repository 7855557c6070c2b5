import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { rowsOf } from "./rows.ts";
import { splitStatements } from "./split-statements.ts";
import type { Database } from "./tx.ts";

/** Any number will do, as long as every process takes the same one. */
const MIGRATION_LOCK = 7_100_001;

/**
 * Runs the numbered migrations of `folder` that did not run yet, all in one transaction; processes that start together wait for one another.
 * @param record the table that says which ran
 * Throws where two files have one number or a file that ran is gone.
 */
export async function migrate(db: Database, folder: string, record = "migration"): Promise<void> {
  const files = readdirSync(folder)
    .filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name))
    .sort();
  const numbers = files.map((name) => name.slice(0, 3));
  if (new Set(numbers).size !== numbers.length) throw new Error(`two migrations of ${folder} have one number`);

  const ran = sql.identifier(record);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`);
    await tx.execute(sql`create table if not exists ${ran} (name text primary key)`);
    const named = await rowsOf<{ name: string }>(tx, sql`select name from ${ran}`);
    const done = new Set(named.map(({ name }) => name));
    const lost = [...done].filter((name) => !files.includes(name));
    if (lost.length > 0) throw new Error(`the database has migrations that ${folder} has not: ${lost.join(", ")}`);
    for (const name of files) {
      if (done.has(name)) continue;
      for (const statement of splitStatements(readFileSync(join(folder, name), "utf8")))
        await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into ${ran} (name) values (${name})`);
    }
  });
}
