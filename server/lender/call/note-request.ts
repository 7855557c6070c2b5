import { type AskedFor, type AskedKind, type Asker, dataRequest } from "../../database/tables/data-request.ts";
import type { Tx } from "../../database/tx.ts";

/** Who asks, what for, and which data. */
type Asked = readonly [who: Asker, purpose: AskedFor, kind: AskedKind];

/** Notes that somebody looks into what is kept of a borrower, in the transaction in which he does (F25); `at` in ms. */
export async function noteRequest(tx: Tx, borrowerId: string, at: number, [who, purpose, kind]: Asked): Promise<void> {
  await tx.insert(dataRequest).values({ borrowerId, who, purpose, kind, at });
}
