import { DAY } from "../../../lending/lagos-time.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { loansOf, statesOf } from "../loan/find-loan.ts";

/** How long somebody is with the lender before that counts, ms. */
const KNOWN_FOR = 90 * DAY;

/** What a borrower's limit hangs on at `now` (ms), the weightiest first; what is not met would raise it. */
export async function limitReasons(tx: Tx, { id, registeredAt }: BorrowerRow, missing: number, now: number) {
  const states = await statesOf(tx, await loansOf(tx, id), now);
  const onTime = states.some(({ periods }) => {
    const paid = periods.filter(({ row }) => row.settledAt !== null);
    return (
      paid.length > 0 && paid.length === periods.length && paid.every(({ row }) => (row.settledAt ?? now) <= row.dueAt)
    );
  });
  const met = {
    "on-time": onTime,
    "no-late": states.every(({ days }) => days === 0),
    form: missing === 0,
    period: now - registeredAt >= KNOWN_FOR,
  };
  return Object.entries(met).map(([reason, is]) => ({ reason, met: is }));
}
