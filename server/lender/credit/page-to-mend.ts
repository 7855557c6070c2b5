import { eq } from "drizzle-orm";
import { STATUS } from "../../contract/status.ts";
import { borrower, type BorrowerFlags, type BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";

/** A page that a refuse code can speak of. */
type Mendable = "identity" | "personal" | "employment" | "contacts";

/** Which page of the form each refuse code speaks of (F6, F13). */
const PAGES: Readonly<Record<string, Mendable>> = {
  A01: "identity",
  A02: "personal",
  A03: "employment",
  A04: "contacts",
};

/** The page that the risk engine could not confirm; nothing where no refuse code names one. */
export function pageToMend({ refuseCode }: BorrowerFlags): Mendable | undefined {
  const [code] = /A0[1-4]$/.exec(refuseCode ?? "") ?? [];
  return code === undefined ? undefined : PAGES[code];
}

/** A page was saved anew: what was refused on its account is so no more (F13). */
export async function mendPage(tx: Tx, { id, flags }: BorrowerRow, page: string): Promise<void> {
  if (pageToMend(flags) !== page) return;
  // What has no value is not kept.
  const riskStatus = flags.riskStatus === STATUS.creditIncomplete ? undefined : flags.riskStatus;
  const kept = { ...flags, refuseCode: undefined, riskStatus };
  await tx.update(borrower).set({ flags: kept }).where(eq(borrower.id, id));
}
