import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ChargeMode } from "../../../lending/loan-cost.ts";
import type { OverdueCap } from "../../../lending/overdue-fee.ts";

const kobo = (name: string) => bigint(name, { mode: "number" });
const at = (name: string) => bigint(name, { mode: "number" });

/** Where a loan is in its life; overdue is not a status but a date. */
export type LoanStatus = "review" | "approved" | "disbursing" | "active" | "failed" | "disburse-failed" | "settled";

/** Applied for and not paid out yet: one of a borrower at a time (`loan_one_under_way`). */
export const UNDER_WAY: readonly LoanStatus[] = ["review", "approved", "disbursing"];

/** A loan that somebody has, and is not through with. */
export const OPEN: readonly LoanStatus[] = [...UNDER_WAY, "active"];

/** What the sandbox makes of an application. */
export type LoanOutcome = "pay-out" | "unactivated-card" | "bank-problem" | "overdue" | "stay";

/** The kinds of product that the app knows. */
export type ProductType = "sloan" | "large" | "subloan";

/** The terms that a borrower was shown: an application must name one, and its terms must still hold. */
export const quote = pgTable("quote", {
  id: text().primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  termsHash: text("terms_hash").notNull(),
  at: at("at").notNull(),
});

/** An application and the loan that it becomes; `id` is the loanGid. */
export const loan = pgTable("loan", {
  id: text().primaryKey(),
  orderGid: text("order_gid").notNull(),
  loanNo: text("loan_no").notNull(),
  borrowerId: text("borrower_id").notNull(),
  productId: integer("product_id").notNull(),
  productType: text("product_type").$type<ProductType>().notNull(),
  productName: text("product_name").notNull(),
  /** What it costs, in parts per million: of the principal, of the charge, of the fee. */
  ratePpm: integer("rate_ppm").notNull(),
  interestPpm: integer("interest_ppm").notNull(),
  taxPpm: integer("tax_ppm").notNull(),
  mode: text().$type<ChargeMode>().notNull(),
  periodDays: integer("period_days").notNull(),
  principal: kobo("principal").notNull(),
  interest: kobo("interest").notNull(),
  fee: kobo("fee").notNull(),
  tax: kobo("tax").notNull(),
  voucherId: bigint("voucher_id", { mode: "number" }),
  voucherAmount: kobo("voucher_amount").notNull().default(0),
  net: kobo("net").notNull(),
  dueTotal: kobo("due_total").notNull(),
  installmentCount: integer("installment_count").notNull(),
  overdueCap: text("overdue_cap").$type<OverdueCap>().notNull(),
  overduePpm: integer("overdue_ppm").notNull(),
  dueClock: text("due_clock").notNull(),
  secondExempt: boolean("second_exempt").notNull(),
  purposeId: integer("purpose_id").notNull(),
  bankAccountId: text("bank_account_id"),
  status: text().$type<LoanStatus>().notNull(),
  failure: text(),
  outcome: text().$type<LoanOutcome>().notNull().default("pay-out"),
  nextAt: at("next_at"),
  appliedAt: at("applied_at").notNull(),
  disbursedAt: at("disbursed_at"),
  dueAt: at("due_at"),
  settledAt: at("settled_at"),
});

/** One period of a loan. `overdue` is what the ledger was told so far; the fee grows from `baseOverdue` at `baseDays`, when principal last changed. */
export const installment = pgTable("installment", {
  loanId: text("loan_id").notNull(),
  number: integer().notNull(),
  principal: kobo("principal").notNull(),
  interest: kobo("interest").notNull(),
  fee: kobo("fee").notNull(),
  tax: kobo("tax").notNull(),
  dueAt: at("due_at").notNull(),
  overdue: kobo("overdue").notNull().default(0),
  baseOverdue: kobo("base_overdue").notNull().default(0),
  baseDays: integer("base_days").notNull().default(0),
  waivedFee: kobo("waived_fee").notNull().default(0),
  waivedTax: kobo("waived_tax").notNull().default(0),
  paidOverdue: kobo("paid_overdue").notNull().default(0),
  paidTax: kobo("paid_tax").notNull().default(0),
  paidFee: kobo("paid_fee").notNull().default(0),
  paidInterest: kobo("paid_interest").notNull().default(0),
  paidPrincipal: kobo("paid_principal").notNull().default(0),
  settledAt: at("settled_at"),
});

export type LoanRow = typeof loan.$inferSelect;
export type InstallmentRow = typeof installment.$inferSelect;
