import type { SQL } from "drizzle-orm";
import type { Database, Tx } from "./tx.ts";

/** The rows of a statement that is written out. */
export async function rowsOf<Row>(tx: Tx | Database, statement: SQL): Promise<Row[]> {
  // Both drivers give `rows`, and the statement knows their columns.
  return ((await tx.execute(statement)) as unknown as { rows: Row[] }).rows;
}

/** The row of a statement that gives one. */
export function one<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("a statement gave no row");
  return row;
}
