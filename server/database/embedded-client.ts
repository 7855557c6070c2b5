import { type PGlite, type QueryOptions, types } from "@electric-sql/pglite";

/** int8 arrives as text from pg and as a number from PGlite; our kobo and ms fit a number on both. */
export const INT8 = 20;
const ARRAYS = [1115, 1182, 1185, 1187, 1231];

const asText = (value: string): string => value;

/** How values are read: times, days and intervals as they are written, which drizzle makes of them what a column says. */
const parsers = {
  [INT8]: Number,
  ...Object.fromEntries(
    [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS].map((type) => [type, asText]),
  ),
};

/**
 * Has an embedded database that reads by `parsers` read by them alone. Drizzle brings its own with each statement, which
 * are the same, and PGlite copies all that it has beside them each time: a third of a short statement.
 */
export function readOnlyBy(client: PGlite): void {
  Object.assign(client.parsers, parsers);
  lean(client);
  const begin = client.transaction.bind(client);
  client.transaction = (work) =>
    begin((tx) => {
      lean(tx);
      return work(tx);
    });
}

function lean(asked: Pick<PGlite, "query">): void {
  const ask = asked.query.bind(asked);
  asked.query = (text, params, { rowMode }: QueryOptions = {}) => ask(text, params, rowMode ? { rowMode } : {});
}
