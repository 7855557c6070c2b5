import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import pg from "pg";
import { INT8, readOnlyBy } from "./embedded-client.ts";
import { lockFolder } from "./folder-lock.ts";
import { isMade, makeDatabase } from "./make-database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./open-postgres.ts";
import { asDatabase, type Database } from "./tx.ts";

/** Where the rows live: a PostgreSQL by `url`, else an embedded one in `folder`, else one in memory (from `snapshot`, for tests). */
export interface DatabasePlace {
  url?: string;
  /** How long a PostgreSQL may take for a statement, ms. */
  patience?: number;
  folder?: string;
  snapshot?: Blob;
  /** Folder of the numbered migrations. */
  migrations?: string;
  /** The table that says which of them ran; `migration` unless told. */
  record?: string;
  /** What is written before anybody is served; it may wait for another process that is just doing so. */
  begin?: (db: Database) => Promise<void>;
}

/** An open database with its tables; `close` must be awaited, or the process hangs. */
export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
  /** The embedded database as one blob, to start others from; null for a PostgreSQL. */
  snapshot: () => Promise<Blob | null>;
}

/** How long a statement may take unless told otherwise, ms: longer than any of ours, shorter than a borrower waits. */
const PATIENCE = 5_000;

/** Where in a data folder the embedded database lies. */
const embeddedIn = (folder: string): string => join(folder, "pg");

/** Whether somebody has made the database already; an embedded one is made when it is first opened. */
export const isDatabaseMade = ({ url, folder }: DatabasePlace): boolean =>
  url !== undefined || (folder !== undefined && isMade(embeddedIn(folder)));

/** Opens the database and brings its tables up to date. Throws FolderTaken when another process uses the folder. */
export async function openDatabase(place: DatabasePlace = {}): Promise<OpenDatabase> {
  const opened = await connectDatabase(place);
  try {
    await prepareDatabase(opened, place);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** Opens the database as it is; one that is out of reach is found so by whoever asks it first. Throws FolderTaken. */
export async function connectDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (!place.url) return openEmbedded(place);
  pg.types.setTypeParser(INT8, Number);
  return { ...openPostgres(place.url, place.patience ?? PATIENCE), snapshot: async () => null };
}

/** Brings the tables of a place's migrations up to date, and writes what there is to begin with, however long that takes. */
export async function prepareDatabase(opened: Pick<OpenDatabase, "db">, place: DatabasePlace): Promise<void> {
  const patient = place.url ? openPostgres(place.url, null) : undefined;
  const { db } = patient ?? opened;
  try {
    await migrate(db, place.migrations ?? join(process.cwd(), "server/database/migrations"), place.record);
    await place.begin?.(db);
  } finally {
    await patient?.close();
  }
}

async function openEmbedded(place: DatabasePlace): Promise<OpenDatabase> {
  const unlock = place.folder ? lockFolder(place.folder) : () => undefined;
  const dataDir = place.folder ? embeddedIn(place.folder) : undefined;
  try {
    if (dataDir && !place.snapshot) await makeDatabase(dataDir);
    const client = await PGlite.create({
      ...(dataDir ? { dataDir } : {}),
      ...(place.snapshot ? { loadDataDir: place.snapshot } : {}),
    });
    // After it is open: what an array holds it found out itself, and reads as it pleases.
    readOnlyBy(client);
    return {
      db: asDatabase(drizzle({ client })),
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
