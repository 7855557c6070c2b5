import { renewal, type RenewalRow } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { recordEvent } from "../call/record-event.ts";
import { one } from "../../database/rows.ts";

/** A renewal was applied for or an extension was offered at `createdAt` (ms); also for personas. */
export async function openRenewal(
  tx: Tx,
  opened: Pick<RenewalRow, "loanId" | "borrowerId" | "kind" | "createdAt" | "expiresAt">,
): Promise<RenewalRow> {
  const row = one(
    await tx
      .insert(renewal)
      .values({ ...opened, id: newGid(), state: "applied" })
      .returning(),
  );
  const { borrowerId, loanId, createdAt: at } = opened;
  const kind = opened.kind === "renew" ? "renew-applied" : "extend-offered";
  await recordEvent(tx, { at, borrowerId, subject: "loan", subjectId: loanId, kind });
  return row;
}
