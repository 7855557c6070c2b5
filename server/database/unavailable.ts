import { DrizzleQueryError } from "drizzle-orm";

/** The database did not answer, or its connection broke: whether the work was done, nobody knows. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super("the database is not available", { cause });
    this.name = "DatabaseUnavailable";
  }
}

/**
 * States of PostgreSQL that are no fault of a statement: a connection that failed (08), no room (53), a statement or a
 * server that was stopped (57), a lock that did not come in time.
 */
const PASSING = /^(08|53|57)|^55P03$/;

/** Whether an error says only that the database could not be used now; the same may be asked again. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  // A statement that failed without a word of the server's had no answer from it.
  if (error instanceof DrizzleQueryError && state === "") return true;
  return error instanceof DatabaseUnavailable || PASSING.test(state);
}

/** The five characters by which PostgreSQL says what went wrong, however the query layer wraps it; else nothing. */
export function sqlStateOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return "";
}
