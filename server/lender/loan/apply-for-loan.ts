import { eq } from "drizzle-orm";
import { loanCost } from "../../../lending/loan-cost.ts";
import { voucherDiscount, voucherFits } from "../../../lending/voucher-discount.ts";
import { type LoanOutcome, type LoanRow, loan } from "../../database/tables/loan.ts";
import { type VoucherRow, voucher } from "../../database/tables/voucher.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { noteRequest } from "../call/note-request.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { LIFE } from "./advance-loan.ts";
import { lateTerms } from "./late-terms.ts";
import type { Product } from "./products.ts";
import { one } from "../../database/rows.ts";

/** An application that was checked; kobo and ms. */
export interface Application {
  product: Product;
  principal: number;
  voucher?: VoucherRow | null;
  bankAccountId?: string | null;
  purposeId: number;
  outcome: LoanOutcome;
  at: number;
}

/** The cost of a loan of this product with this voucher (kobo). */
export function costOf(product: Product, principal: number, given: VoucherRow | null | undefined) {
  const full = loanCost(principal, product);
  if (!given) return full;
  if (!voucherFits(given, principal)) throw new Refusal(STATUS.illegal);
  return loanCost(principal, product, voucherDiscount(given, full));
}

/** Opens a loan under review, for which the credit bureau is asked. The database itself refuses a second one that is under way. */
export async function applyForLoan(tx: Tx, borrowerId: string, application: Application): Promise<LoanRow> {
  const id = newGid();
  const row = one(
    await tx
      .insert(loan)
      .values({
        ...termsOf(application),
        id,
        orderGid: newGid(),
        loanNo: `L${id.slice(0, 10).toUpperCase()}`,
        borrowerId,
      })
      .returning(),
  );
  const { principal, at } = application;
  if (application.voucher)
    await tx.update(voucher).set({ state: "used", loanId: id }).where(eq(voucher.id, application.voucher.id));
  await recordEvent(tx, { at, borrowerId, subject: "loan", subjectId: id, kind: "applied", detail: { principal } });
  await noteRequest(tx, borrowerId, at, ["credit-bureau", "loan", "credit-record"]);
  return row;
}

/** What was agreed, as the loan keeps it: what the brand offers may change later. */
export function termsOf({ product, principal, voucher: given, bankAccountId, purposeId, outcome, at }: Application) {
  const cost = costOf(product, principal, given);
  return {
    productId: product.id,
    productType: product.type,
    productName: product.name,
    ratePpm: product.ratePpm,
    interestPpm: product.interestPpm,
    taxPpm: product.taxPpm,
    mode: product.mode,
    periodDays: product.periodDays,
    principal,
    interest: cost.interest,
    fee: cost.fee,
    tax: cost.tax,
    voucherId: given?.id ?? null,
    voucherAmount: cost.discount,
    net: cost.net,
    dueTotal: cost.due,
    installmentCount: product.installments,
    overdueCap: product.overdueCap,
    ...lateTerms(),
    secondExempt: product.secondExempt,
    purposeId,
    bankAccountId: bankAccountId ?? null,
    status: "review",
    outcome,
    nextAt: outcome === "stay" ? null : at + LIFE.review,
    appliedAt: at,
  } as const;
}
