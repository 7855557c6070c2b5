import { and, eq, isNull } from "drizzle-orm";
import { submission } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { ACTIVATION_FEE } from "./activation-view.ts";
import { sendNote } from "../notes/send-note.ts";

/** A loan was paid out at `at` (ms): what activating cards cost is given back, once each (F11). */
export async function refundActivations(tx: Tx, borrowerId: string, loanId: string, at: number): Promise<void> {
  const rows = await tx
    .update(submission)
    .set({ refundedAt: at })
    .where(
      and(
        eq(submission.borrowerId, borrowerId),
        eq(submission.kind, "card"),
        eq(submission.step, "done"),
        isNull(submission.refundedAt),
      ),
    )
    .returning({ id: submission.id });
  for (const _ of rows) {
    const subject = { kind: "activation-refund", at, borrowerId, loanId };
    await postTransfer(tx, subject, { "activation-payable": ACTIVATION_FEE, bank: -ACTIVATION_FEE });
    await sendNote(tx, { borrowerId, kind: "card-refunded", at });
  }
}
