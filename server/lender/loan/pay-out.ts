import { eq } from "drizzle-orm";
import { dueTime } from "../../../lending/lagos-time.ts";
import { splitInstallments } from "../../../lending/split-installments.ts";
import { installment, type LoanRow, loan } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { naira } from "../../../lending/format/naira.ts";
import { noteRequest } from "../call/note-request.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { rewardInvitation } from "../rewards/invitations.ts";
import { refundActivations } from "../bank/refund-activation.ts";
import { sendNote } from "../notes/send-note.ts";
import { one } from "../../database/rows.ts";

/** Pays a loan out at `at` (ms): its periods get the due times that were agreed and the ledger its entries. */
export async function payOut(tx: Tx, row: LoanRow, at: number): Promise<LoanRow> {
  await tx.insert(installment).values(periodsOf(row, row.appliedAt).map((period) => ({ ...period, loanId: row.id })));
  // A voucher already lowered the fee: the income is booked in full and the gift as an expense.
  await postTransfer(
    tx,
    { kind: "pay-out", at, borrowerId: row.borrowerId, loanId: row.id },
    {
      "principal-receivable": row.principal,
      "charge-receivable": row.mode === "post" ? row.interest + row.fee + row.tax : 0,
      "voucher-expense": row.voucherAmount,
      bank: -row.net,
      "interest-income": -row.interest,
      "fee-income": -(row.fee + row.voucherAmount),
      "tax-payable": -row.tax,
    },
  );
  const dueAt = dueTime(row.appliedAt, row.periodDays * row.installmentCount, row.dueClock);
  const changed = one(await tx.update(loan).set({ disbursedAt: at, dueAt }).where(eq(loan.id, row.id)).returning());
  await noteRequest(tx, row.borrowerId, at, ["bank", "pay-out", "bank-account"]);
  await refundActivations(tx, row.borrowerId, row.id, at);
  await rewardInvitation(tx, row.borrowerId, at);
  await sendNote(tx, { borrowerId: row.borrowerId, kind: "loan-paid-out", at, args: { amount: naira(row.net) } });
  return changed;
}

/**
 * The periods of a loan that is agreed at `agreedAt` (ms); charges that were kept back are not in them. Days count from
 * the day on which the borrower agreed, so that the bill is due when his contract says, whenever the bank pays out (R51).
 */
export function periodsOf(
  row: Pick<
    LoanRow,
    "mode" | "principal" | "interest" | "fee" | "tax" | "installmentCount" | "periodDays" | "dueClock"
  >,
  agreedAt: number,
) {
  const whole =
    row.mode === "post"
      ? { principal: row.principal, interest: row.interest, fee: row.fee, tax: row.tax }
      : { principal: row.principal, interest: 0, fee: 0, tax: 0 };
  return splitInstallments(whole, row.installmentCount).map((parts, index) => ({
    ...parts,
    number: index + 1,
    dueAt: dueTime(agreedAt, row.periodDays * (index + 1), row.dueClock),
  }));
}
