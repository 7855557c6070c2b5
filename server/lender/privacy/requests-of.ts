import { desc, eq } from "drizzle-orm";
import { dataRequest } from "../../database/tables/data-request.ts";
import type { Tx } from "../../database/tx.ts";

/** Who looked into what is kept of a borrower, newest first. */
export const requestsOf = (tx: Tx, borrowerId: string) =>
  tx.select().from(dataRequest).where(eq(dataRequest.borrowerId, borrowerId)).orderBy(desc(dataRequest.id));
