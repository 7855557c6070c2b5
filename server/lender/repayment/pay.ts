import { callBrand } from "../../contract/brands.ts";
import { and, eq } from "drizzle-orm";
import { naira } from "../../../lending/format/naira.ts";
import { type BankCardRow, bankCard } from "../../database/tables/bank.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { type PaymentRow, payment } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import type { CallContext, Handler } from "../call/handler.ts";
import { findLoanState } from "../loan/find-loan.ts";
import type { LoanState } from "../loan/period-state.ts";
import { CARD } from "../bank/card-view.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { advancePayment } from "./advance-payment.ts";
import { openPayment } from "./open-payment.ts";
import { openVirtualAccount } from "./open-virtual-account.ts";
import { refuseOddAmount } from "./chosen-periods.ts";
import { paymentView } from "./payment-view.ts";
import { refuseWhileVerified } from "./refunding-status.ts";
import { chargesOwed, renewablePeriod, renewalsOf } from "./renewals.ts";
import { useCard } from "../bank/use-card.ts";

/** How long a payment that fails stays in process, ms. */
const VERIFY = 60_000;

/**
 * POST /repayment/pay: charges a card, or announces a transfer. A payment that is to confirm a renewal is refused with 3199 where it cannot.
 * A bank that asks for an OTP (2801) wants it with the same call, and for no other loan or amount. Refuses 3121 either while a payment is verified.
 */
export const pay: Handler<"repayment-pay"> = async (call) => {
  const { tx, body, now, text, borrower } = call;
  const state = await findLoanState(tx, borrower.id, body.loanGid, now);
  if (state.loan.status !== "active") throw new Refusal(STATUS.illegal);
  if (body.method === "card" && !callBrand().flags.bankCard) throw new Refusal(STATUS.illegal);
  // A form that was paid already, here or in another tab, shows another sum than is owed now.
  if (body.owed !== undefined && body.owed !== state.left) {
    const args = { amount: naira(state.left) };
    throw new Refusal(STATUS.termsChanged, { message: text("lender.changed-owed", args) });
  }
  const renewsUntil = await deadlineOf(tx, state, body.amount);
  // A renewal that lapsed or whose amount changed since it was shown is not charged.
  if (body.purpose === "renew" && renewsUntil === undefined) throw new Refusal(STATUS.illegal);
  if (body.purpose !== "renew") refuseOddAmount(state, body.amount, body.periods);
  const common = {
    borrowerId: borrower.id,
    loanId: state.loan.id,
    amount: body.amount,
    periods: body.periods ?? null,
    at: now,
  };
  await refuseWhileVerified(tx, state);
  if (body.method === "transfer") {
    const account = await openVirtualAccount(tx, borrower.id, state.loan.id, now, {
      announced: true,
      until: renewsUntil,
    });
    const row = await announce(tx, { ...common, bankVa: account.bankVa, nextAt: account.expiresAt });
    return paymentView(row, state, text, account);
  }
  const card = await ownCard(tx, borrower.id, body.bankcardGid);
  await useCard(tx, { borrower, card, what: `${state.loan.id} ${body.amount}`, now, otp: body.otp });
  const row = await chargeCard(call, borrower, card, common);
  return paymentView(row, await findLoanState(tx, borrower.id, state.loan.id, now), text);
};

/** The transfer that waits for this amount already, its window opened anew, or else one more. */
async function announce(
  tx: Tx,
  given: Pick<PaymentRow, "borrowerId" | "loanId" | "amount" | "periods" | "bankVa" | "nextAt"> & { at: number },
): Promise<PaymentRow> {
  const { loanId, amount, periods, bankVa, nextAt } = given;
  const [row] = await tx
    .update(payment)
    .set({ periods, bankVa, nextAt })
    .where(
      and(
        eq(payment.loanId, loanId ?? ""),
        eq(payment.method, "transfer"),
        eq(payment.status, "process"),
        eq(payment.amount, amount),
      ),
    )
    .returning();
  return row ?? openPayment(tx, { ...given, method: "transfer" });
}

/** What is to come of a payment by card, and when (ms); null, where it stays in process. */
export function fateOf(
  fate: BorrowerRow["flags"]["repaymentOutcome"] = "success",
  card: Pick<BankCardRow, "outcome">,
  now: number,
): Pick<PaymentRow, "outcome" | "nextAt"> {
  const outcome = fate === "success" && card.outcome === "insufficient" ? "insufficient" : fate;
  return { outcome, nextAt: { success: now, insufficient: now, fails: now + VERIFY, stay: null }[outcome] };
}

async function chargeCard(
  { tx, now }: Pick<CallContext, "tx" | "now">,
  { flags }: BorrowerRow,
  card: BankCardRow,
  common: Pick<PaymentRow, "borrowerId" | "loanId" | "amount" | "periods"> & { at: number },
): Promise<PaymentRow> {
  const { outcome, nextAt } = fateOf(flags.repaymentOutcome, card, now);
  const row = await openPayment(tx, { ...common, method: "card", bankCardId: card.id, outcome, nextAt });
  return nextAt === now ? advancePayment(tx, row, now) : row;
}

/** Until when (ms) this amount renews a loan: where a renewal is applied for, and it is all that confirms it (F3). */
async function deadlineOf(tx: Tx, state: LoanState, amount: number): Promise<number | undefined> {
  const { id, borrowerId } = state.loan;
  const period = renewablePeriod(state);
  const known = (await renewalsOf(tx, borrowerId)).get(id)?.renew;
  const asked = known?.state === "applied" && period !== null && amount === chargesOwed(period);
  return asked ? known.expiresAt : undefined;
}

async function ownCard(tx: Tx, borrowerId: string, id: string | undefined): Promise<BankCardRow> {
  const [card] = id
    ? await tx
        .select()
        .from(bankCard)
        .where(and(eq(bankCard.id, id), eq(bankCard.borrowerId, borrowerId)))
    : [];
  if (id && !card) throw new Refusal(STATUS.notFound);
  if (card?.status !== CARD.active || card.removedAt !== null) throw new Refusal(STATUS.cardInvalid);
  return card;
}
