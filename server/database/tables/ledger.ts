import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** The chart of accounts. */
export const accountCodes = [
  "bank",
  "principal-receivable",
  "charge-receivable",
  "overdue-receivable",
  "borrower-credit",
  "tax-payable",
  "interest-income",
  "fee-income",
  "overdue-income",
  "voucher-expense",
  "waiver-expense",
  "activation-payable",
  "reward-payable",
  "withdrawal-payable",
  "reward-expense",
] as const;

export type AccountCode = (typeof accountCodes)[number];

export const ledgerTransfer = pgTable("ledger_transfer", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: bigint({ mode: "number" }).notNull(),
  kind: text().notNull(),
  borrowerId: text("borrower_id"),
  loanId: text("loan_id"),
  paymentId: text("payment_id"),
});

/** Kobo; debit is positive, credit negative. Rows are never changed. */
export const ledgerEntry = pgTable("ledger_entry", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  transferId: bigint("transfer_id", { mode: "number" }).notNull(),
  account: text().$type<AccountCode>().notNull(),
  amount: bigint({ mode: "number" }).notNull(),
});
