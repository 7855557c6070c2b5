import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

type Tables = Record<string, never>;

/** The database, whichever of the two drivers is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, Tables, ExtractTablesWithRelations<Tables>>;

/** What a driver opened, as a database; each driver has a type of its own for what a statement gives, and `rowsOf` says what both have. */
export const asDatabase = (driver: object): Database => driver as Database;

/** One transaction; the same statements run on PGlite and on PostgreSQL. */
export type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0];
