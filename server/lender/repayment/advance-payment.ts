import type { PaymentRow } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { failPayment, succeedPayment } from "./finish-payment.ts";

/** Decides a payment whose moment `at` (ms) came: a transfer that did not arrive lapses, a card answers. */
export async function advancePayment(tx: Tx, row: PaymentRow, at: number): Promise<PaymentRow> {
  if (row.method === "transfer") return failPayment(tx, row, "expired", at);
  if (row.outcome === "insufficient") return failPayment(tx, row, "insufficient-balance", at);
  if (row.outcome === "fails") return failPayment(tx, row, "network", at);
  const state = row.loanId ? await findLoanState(tx, row.borrowerId, row.loanId, at) : null;
  return succeedPayment(tx, row, state, at);
}
