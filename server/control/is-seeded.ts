import { sql } from "drizzle-orm";
import { borrower } from "../database/tables/borrower.ts";
import type { Tx } from "../database/tx.ts";

/** True when the sandbox's rows are there; waits for a process that is just writing them. */
export async function isSeeded(tx: Tx): Promise<boolean> {
  await tx.execute(sql`lock table business_clock in exclusive mode`);
  const [row] = await tx.select({ id: borrower.id }).from(borrower).limit(1);
  return row !== undefined;
}
