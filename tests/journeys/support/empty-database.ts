import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../server/database/open-database.ts";

const migrations = join(process.cwd(), "server/database/migrations");

/** Where some systems keep files in memory. */
const memory = "/dev/shm";
/** Room for what all workers have there at a time, bytes. */
const ROOM = 2_000_000_000;

/**
 * Puts a database with its tables and no rows into a data folder. Making one takes half of a server's start: it is made
 * once for a state of the migrations and of what runs it, and kept in the system's temporary folder.
 */
export async function placeEmptyDatabase(data: string): Promise<void> {
  const kept = join(tmpdir(), `empty-database-${printOfTables()}`);
  if (!existsSync(kept)) await make(kept);
  cpSync(kept, data, { recursive: true });
}

/**
 * A new folder for a server's data, with an empty database; in memory where there is room: every test begins with empty
 * tables, each of which is a file that is made anew.
 */
export async function emptyDataFolder(): Promise<string> {
  const data = mkdtempSync(join(hasRoom() ? memory : tmpdir(), "journey-"));
  await placeEmptyDatabase(data);
  return data;
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM;
}

async function make(kept: string): Promise<void> {
  const draft = mkdtempSync(`${kept}-`);
  const { close } = await openDatabase({ folder: draft, migrations });
  await close();
  try {
    renameSync(draft, kept);
  } catch (error) {
    // Another worker was faster.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
}

/** Whatever an empty database depends on. */
function printOfTables(): string {
  const hash = createHash("sha256").update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest("hex").slice(0, 16);
}
