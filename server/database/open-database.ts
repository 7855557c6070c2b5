import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { lockFolder } from "./folder-lock.ts";
import { makeDatabase } from "./make-database.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./tx.ts";

/** Where the rows live: a PostgreSQL by `url`, else an embedded one in `folder`, else one in memory (from `snapshot`, for tests). */
export interface DatabasePlace {
  url?: string;
  folder?: string;
  snapshot?: Blob;
  /** Folder of the numbered migrations. */
  migrations?: string;
}

/** An open database with its tables; `close` must be awaited, or the process hangs. */
export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
  /** The embedded database as one blob, to start others from; null for a PostgreSQL. */
  snapshot: () => Promise<Blob | null>;
}

/** Opens the database and brings its tables up to date. Throws FolderTaken when another process uses the folder. */
export async function openDatabase(place: DatabasePlace = {}): Promise<OpenDatabase> {
  const opened = place.url ? openPostgres(place.url) : await openEmbedded(place);
  try {
    await migrate(opened.db, place.migrations ?? join(process.cwd(), "server/database/migrations"));
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** int8 arrives as text from pg and as a number from PGlite; our kobo and ms fit a number on both. */
const INT8 = 20;

function openPostgres(url: string): OpenDatabase {
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  // An idle connection that the server closes is replaced at its next use.
  pool.on("error", () => undefined);
  return {
    // Each driver has a type of its own for what a statement gives; rowsOf says what both have.
    db: drizzlePg({ client: pool }) as unknown as Database,
    close: () => pool.end(),
    snapshot: async () => null,
  };
}

async function openEmbedded(place: DatabasePlace): Promise<OpenDatabase> {
  const unlock = place.folder ? lockFolder(place.folder) : () => undefined;
  const dataDir = place.folder ? join(place.folder, "pg") : undefined;
  try {
    if (dataDir && !place.snapshot) await makeDatabase(dataDir);
    const client = await PGlite.create({
      ...(dataDir ? { dataDir } : {}),
      ...(place.snapshot ? { loadDataDir: place.snapshot } : {}),
      parsers: { [INT8]: Number },
    });
    return {
      // As above.
      db: drizzlePglite({ client }) as unknown as Database,
      close: async () => {
        await client.close();
        unlock();
      },
      snapshot: () => client.dumpDataDir("none"),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
