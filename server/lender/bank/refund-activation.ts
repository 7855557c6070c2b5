import { and, eq, isNull } from "drizzle-orm";
import { naira } from "../../../lending/format/naira.ts";
import { submission } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { owedAs } from "../ledger/owed-as.ts";
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
  if (rows.length === 0) return;
  const taken = await owedAs(tx, borrowerId, "activation-payable");
  const subject = { kind: "activation-refund", at, borrowerId, loanId };
  await postTransfer(tx, subject, { "activation-payable": taken, bank: -taken });
  const args = { amount: naira(taken / rows.length) };
  for (const _ of rows) await sendNote(tx, { borrowerId, kind: "card-refunded", at, args });
}
