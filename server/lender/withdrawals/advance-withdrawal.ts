import { eq } from "drizzle-orm";
import { withdrawal, type WithdrawalRow } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { recordEvent } from "../call/record-event.ts";
import { sendNote } from "../notes/send-note.ts";

/** Decides a withdrawal whose moment came: the bank pays it, or it goes back to what can be withdrawn. */
export async function advanceWithdrawal(tx: Tx, row: WithdrawalRow): Promise<void> {
  const { amount, borrowerId, orderNo } = row;
  const at = row.nextAt ?? row.createdAt;
  const paid = row.outcome === "success";
  const subject = { at, borrowerId, kind: paid ? "withdrawal-paid" : "withdrawal-returned" };
  await postTransfer(tx, subject, { "withdrawal-payable": amount, [paid ? "bank" : "reward-payable"]: -amount });
  const change = paid
    ? { status: "success" as const, failure: null }
    : { status: "failed" as const, failure: row.outcome };
  await tx
    .update(withdrawal)
    .set({ ...change, nextAt: null, finishedAt: at })
    .where(eq(withdrawal.orderNo, orderNo));
  await recordEvent(tx, { at, borrowerId, subject: "withdrawal", subjectId: orderNo, kind: change.status });
  await sendNote(tx, { borrowerId, kind: paid ? "withdrawal-paid" : "withdrawal-failed", at, args: { orderNo } });
}
