import { and, eq } from "drizzle-orm";
import { type LoanRow, type LoanStatus, loan } from "../../database/tables/loan.ts";
import { voucher } from "../../database/tables/voucher.ts";
import type { Tx } from "../../database/tx.ts";
import { recordEvent } from "../call/record-event.ts";
import { payOut } from "./pay-out.ts";
import { one } from "../../database/rows.ts";

/** How long a loan stays in each state, ms: together the 56 s within which brands say that the money is there (B6). */
export const LIFE = { review: 36_000, approved: 10_000, disbursing: 10_000 } as const;

interface Transition {
  to: LoanStatus;
  /** ms until the next transition; none when nothing more happens by itself. */
  then?: number;
  failure?: string;
}

/** Moves a loan on to `now` (ms), each transition at its own moment and with its own event. */
export async function advanceLoan(tx: Tx, row: LoanRow, now: number): Promise<LoanRow> {
  let current = row;
  while (current.nextAt !== null && current.nextAt <= now) {
    const at: number = current.nextAt;
    const { to, then, failure } = transitionOf(current);
    const nextAt = then === undefined ? null : at + then;
    const changed = one(
      await tx
        .update(loan)
        .set({ status: to, nextAt, failure: failure ?? null })
        .where(and(eq(loan.id, current.id), eq(loan.status, current.status)))
        .returning(),
    );
    await recordEvent(tx, {
      at,
      borrowerId: row.borrowerId,
      subject: "loan",
      subjectId: row.id,
      kind: to,
      ...(failure ? { detail: { failure } } : {}),
    });
    current = to === "active" ? await payOut(tx, changed, at) : changed;
    if (failure) await giveVoucherBack(tx, current);
  }
  return current;
}

/** Where a loan goes from the state that it is in. @throws where it does not move by itself */
export function transitionOf({ status, outcome }: Pick<LoanRow, "status" | "outcome">): Transition {
  if (status === "review") {
    return outcome === "unactivated-card" || outcome === "overdue"
      ? { to: "failed", failure: outcome }
      : { to: "approved", then: LIFE.approved };
  }
  if (status === "approved") return { to: "disbursing", then: LIFE.disbursing };
  if (status === "disbursing") {
    return outcome === "bank-problem" ? { to: "disburse-failed", failure: "bank-problem" } : { to: "active" };
  }
  throw new Error(`a loan that is ${status} does not move by itself`);
}

async function giveVoucherBack(tx: Tx, { id, voucherId }: LoanRow): Promise<void> {
  if (voucherId === null) return;
  await tx
    .update(voucher)
    .set({ state: "available", loanId: null })
    .where(and(eq(voucher.id, voucherId), eq(voucher.loanId, id)));
}
