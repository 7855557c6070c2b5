import { type PGlite, type QueryOptions, type Transaction, types } from "@electric-sql/pglite";

/** int8 arrives as text from pg and as a number from PGlite; our kobo and ms fit a number on both. */
export const INT8 = 20;
const ARRAYS = [1115, 1182, 1185, 1187, 1231];

const asText = (value: string): string => value;

/** How values are read: times, days and intervals as they are written, which drizzle makes of them what a column says. */
export const parsers = {
  [INT8]: Number,
  ...Object.fromEntries(
    [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS].map((type) => [type, asText]),
  ),
};

type Asks = Pick<Transaction, "query">;

/**
 * An embedded database that reads by `parsers`, as drizzle asks it. Drizzle brings its own with each statement, which are the
 * same, and PGlite copies all that it has beside them each time: a fifth of a short statement.
 */
export const embeddedClient = (client: PGlite) => ({
  ...asked(client),
  transaction: <Result>(work: (tx: Asks) => Promise<Result>) => client.transaction((tx) => work(asked(tx))),
});

const asked = (client: Asks): Asks => ({
  query: (text, params, { rowMode }: QueryOptions = {}) =>
    client.query(text, params, rowMode === undefined ? {} : { rowMode }),
});
