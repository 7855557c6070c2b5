import { and, eq } from "drizzle-orm";
import { assertRule } from "../../../contract/rules.ts";
import type { BorrowerRow } from "../../../database/tables/borrower.ts";
import { quote } from "../../../database/tables/loan.ts";
import type { Tx } from "../../../database/tx.ts";
import { borrowerOf } from "../../call/borrower-of.ts";
import type { Handler } from "../../call/handler.ts";
import { accountOf } from "../../bank/bank-accounts.ts";
import { checkTradePassword } from "../../account/trade-password.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { type Status, STATUS } from "../../../contract/status.ts";
import { applyForLoan } from "../apply-for-loan.ts";
import { loansOf, statesOf } from "../find-loan.ts";
import { type Closed, closedNow } from "../standing/closed-now.ts";
import { assertMayBorrow } from "../standing/may-borrow.ts";
import { nairaWords } from "../naira-words.ts";
import { highestOf, type Offer, offerOf } from "../offer.ts";
import { PURPOSES } from "../purposes.ts";
import { LOAN_STATUS } from "../status-code.ts";
import { termsHash } from "../terms-hash.ts";
import { usableVoucher } from "../../rewards/voucher-view.ts";

/** With what an application is refused while lending is closed to a borrower. */
const CLOSED: Readonly<Record<Closed, Status>> = {
  quota: STATUS.quotaFull,
  transactions: STATUS.dailyLimit,
  limit: STATUS.limitTooLow,
};

/** POST /loan/apply: every rule that the app shows, checked again; then one loan under review. */
export const apply: Handler<"loan-apply"> = async (call) => {
  const { tx, now, body } = call;
  const borrower = borrowerOf(call);
  // First: what a wrong password writes is kept, so that nothing else may have been written before.
  await checkTradePassword(tx, borrower, body.tradePassword);
  await refuseWhoMayNot(tx, borrower, now);
  const offer = await offerOf(tx, borrower, now);
  const product = offer.products.find(({ id }) => id === body.productId);
  // He was let in for a type of product, and for none of another.
  if (!product || product.type !== (body.productType ?? product.type)) throw new Refusal(STATUS.notFound);
  await assertMayBorrow(call, product);
  await checkQuote(tx, borrower.id, body.quoteId, offer, now);
  const max = highestOf(product, offer);
  if (max === 0) throw new Refusal(STATUS.limitTooLow, { args: { amount: nairaWords(product.lowest) } });
  assertRule(
    "loan-amount",
    body.loanAmount,
    { with: { min: product.lowest, max, multiple: product.multiple } },
    STATUS.amountInvalid,
  );
  assertRule("bank-account", body.bankAccountGid ?? null);
  assertRule("loan-purpose", body.purposeId ?? null);
  const purpose = PURPOSES.find(({ id }) => id === body.purposeId);
  if (!purpose) throw new Refusal(STATUS.notFound);
  const bankAccountId = (await accountOf(tx, borrower.id, body.bankAccountGid)).id;
  const voucher = body.voucherGid ? await usableVoucher(tx, borrower.id, body.voucherGid, now) : null;
  if (body.voucherGid && !voucher) throw new Refusal(STATUS.termsChanged);
  const outcome = borrower.flags.loanOutcome ?? "pay-out";
  const row = await applyForLoan(tx, borrower.id, {
    product,
    principal: body.loanAmount,
    voucher,
    bankAccountId,
    purposeId: purpose.id,
    outcome,
    at: now,
  });
  // What was confirmed once is not confirmed again by another tab that still shows it.
  await tx.delete(quote).where(eq(quote.id, body.quoteId));
  return { orderGid: row.orderGid, loanGid: row.id, loanStatus: LOAN_STATUS.review };
};

async function refuseWhoMayNot(tx: Tx, borrower: BorrowerRow, now: number): Promise<void> {
  const loans = await loansOf(tx, borrower.id);
  const states = await statesOf(
    tx,
    loans.filter(({ status }) => status === "active"),
    now,
  );
  if (states.some(({ days }) => days > 0)) throw new Refusal(STATUS.overdueLoan);
  const closed = await closedNow(tx, borrower, now);
  if (closed) throw new Refusal(CLOSED[closed], { args: { amount: nairaWords(borrower.flags.limitBelow ?? 0) } });
}

/** R51: terms that changed since they were confirmed must be confirmed anew. */
async function checkQuote(tx: Tx, borrowerId: string, quoteId: string, offer: Offer, now: number): Promise<void> {
  const [row] = await tx
    .select()
    .from(quote)
    .where(and(eq(quote.id, quoteId), eq(quote.borrowerId, borrowerId)));
  if (row?.termsHash !== termsHash(offer.products, now)) throw new Refusal(STATUS.termsChanged);
}
