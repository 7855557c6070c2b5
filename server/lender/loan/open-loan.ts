import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { type LoanOutcome, type LoanRow } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { advanceLoan, LIFE } from "./advance-loan.ts";
import { applyForLoan } from "./apply-for-loan.ts";
import { catalogue, FIRST_PRODUCT } from "./products.ts";

/** A loan to make; kobo and ms. */
export interface OpenLoanOptions {
  principal: number;
  /** Business time to which the loan is moved on. */
  now: number;
  /** When it is paid out; the application is as long before as a loan takes. Default: `now`. */
  disbursedAt?: number;
  /** When it is applied for, instead of disbursedAt: `now` leaves it under review. */
  appliedAt?: number;
  productId?: number;
  outcome?: LoanOutcome;
  bankAccountId?: string;
  purposeId?: number;
}

/** Makes a loan by the same transitions as a borrower's own, as of a business time; for personas and tests. */
export async function openLoan(tx: Tx, borrower: BorrowerRow, options: OpenLoanOptions): Promise<LoanRow> {
  const { productId = FIRST_PRODUCT } = options;
  const product = catalogue().find(({ id }) => id === productId);
  if (!product) throw new Error(`there is no product ${productId}`);
  const takes = LIFE.review + LIFE.approved + LIFE.disbursing;
  const loan = await applyForLoan(tx, borrower.id, {
    product,
    principal: options.principal,
    bankAccountId: options.bankAccountId ?? null,
    purposeId: options.purposeId ?? 1,
    outcome: options.outcome ?? "pay-out",
    at: options.appliedAt ?? (options.disbursedAt ?? options.now) - takes,
  });
  return advanceLoan(tx, loan, options.now);
}
