import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { withinTransaction } from "./in-savepoint.ts";
import { asDatabase, type Database, type Tx } from "./tx.ts";
import { DatabaseUnavailable, sqlStateOf } from "./unavailable.ts";

/** How long a rollback may take before the connection is given up, ms. */
const ROLLBACK = 1_000;
/** Connections of one process. */
const CONNECTIONS = 8;

const ignore = () => undefined;

/**
 * A PostgreSQL that may stop, be killed or freeze at any moment: a statement that takes longer than `patience` (ms, null
 * for as long as it takes) fails, and what a broken connection left undone is rolled back with it.
 */
export function openPostgres(url: string, patience: number | null): { db: Database; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    keepAlive: true,
    ...(patience && {
      // The server gives up by itself; a server that is frozen does not, so this side does a little later.
      connectionTimeoutMillis: patience,
      statement_timeout: patience,
      lock_timeout: patience,
      idle_in_transaction_session_timeout: 2 * patience,
      query_timeout: patience + ROLLBACK,
    }),
  });
  // An idle connection that breaks is replaced at its next use; one that is in use fails its statement.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  const db = asDatabase(drizzle({ client: pool }));
  db.transaction = (work) => transaction(pool, work);
  return { db, close: () => pool.end() };
}

async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await connect(pool);
  let broken: Error | undefined;
  try {
    await say(client, "begin");
    // Drizzle knows nothing of this transaction: its own for one within would begin and commit.
    const result = await work(withinTransaction(asDatabase(drizzle({ client }))));
    if ((await say(client, "commit")) !== "COMMIT")
      throw new Error("the database rolled back what was to be committed");
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw broken ? new DatabaseUnavailable(error) : error;
  } finally {
    // A broken one is closed, and with it what it was doing.
    client.release(broken);
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
}

/** What the server says that it did. */
async function say(client: pg.PoolClient, statement: "begin" | "commit"): Promise<string> {
  try {
    return (await client.query(statement)).command;
  } catch (error) {
    throw sqlStateOf(error) ? error : new DatabaseUnavailable(error);
  }
}

/** Why the connection is of no use any more, if it is. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    // The driver takes a limit for one query; its types do not know.
    await client.query({ text: "rollback", query_timeout: ROLLBACK } as pg.QueryConfig);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error("the rollback failed");
  }
}
