import { and, asc, eq } from "drizzle-orm";
import { type PaymentRow, payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import type { LoanState } from "../loan/period-state.ts";
import { REPAY_STATUS } from "../loan/status-code.ts";

/** How a loan is being repaid. */
export interface Refunding {
  /** 1 as long as any payment is in process, else how the latest stands: 0 none, 2 succeeded, 3 failed. */
  status: number;
  /** Of payments that are in process, kobo. */
  paying: number;
  /** What of the latest had arrived and was taken back by the bank, kobo. */
  takenBack: number;
}

/** A loan that nobody has paid anything of. */
export const NOT_REFUNDED: Refunding = { status: 0, paying: 0, takenBack: 0 };

/** How each loan is being repaid, by loanGid: by card payments, and by what arrived of all else, taken back by the bank or not; a transfer that is only announced does not count. */
export async function refundings(tx: Tx, borrowerId: string): Promise<ReadonlyMap<string, Refunding>> {
  const rows = await tx
    .select()
    .from(payment)
    .where(eq(payment.borrowerId, borrowerId))
    .orderBy(asc(payment.createdAt));
  return refundingsBy(rows);
}

/** The same by payments in their order. */
export function refundingsBy(
  rows: readonly Pick<PaymentRow, "loanId" | "method" | "status" | "amount" | "failure">[],
): ReadonlyMap<string, Refunding> {
  const found = new Map<string, Refunding>();
  for (const { loanId, method, status, amount, failure } of rows) {
    const takenBack = failure === "reversed" ? amount : 0;
    if (loanId === null || (method !== "card" && status !== "success" && takenBack === 0)) continue;
    const before = found.get(loanId) ?? NOT_REFUNDED;
    const paying = before.paying + (status === "process" ? amount : 0);
    found.set(loanId, {
      status: REPAY_STATUS[paying > 0 ? "process" : status],
      paying,
      takenBack: paying > 0 ? 0 : takenBack,
    });
  }
  return found;
}

/** What the bank took back, as the contract has it. */
export const takenBackOf = ({ takenBack }: Refunding): { takenBackAmount?: number } =>
  takenBack > 0 ? { takenBackAmount: takenBack } : {};

/** Refuses with 3121 whatever else is asked for a loan while a card payment of it is being verified (X6). */
export async function refuseWhileVerified(tx: Tx, { loan }: LoanState): Promise<void> {
  const [waiting] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.loanId, loan.id), eq(payment.method, "card"), eq(payment.status, "process")));
  if (waiting) throw new Refusal(STATUS.beingVerified);
}
