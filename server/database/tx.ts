import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

type Tables = Record<string, never>;

/** The database, whichever of the two drivers is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, Tables, ExtractTablesWithRelations<Tables>>;

/** One transaction; the same statements run on PGlite and on PostgreSQL. */
export type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0];
