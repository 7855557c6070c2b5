import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PaidParts } from "../../../lending/allocation.ts";

const kobo = (name: string) => bigint(name, { mode: "number" });

/** What a payment paid: in all, what was too much, and period by period; kobo. */
export type PaymentParts = PaidParts & { credit: number; periods: PaidParts[] };

/** Money that came, or is on its way, from a borrower; by `credit`, what he had overpaid. */
export const payment = pgTable("payment", {
  id: text().primaryKey(),
  receiptNo: text("receipt_no").notNull(),
  borrowerId: text("borrower_id").notNull(),
  loanId: text("loan_id"),
  method: text().$type<"card" | "transfer" | "credit">().notNull(),
  bankCardId: text("bank_card_id"),
  bankVa: text("bank_va"),
  amount: kobo("amount").notNull(),
  /** What was announced of a transfer of which another amount came; else null. */
  announced: kobo("announced"),
  periods: integer(),
  status: text().$type<"process" | "success" | "failed">().notNull(),
  failure: text(),
  parts: jsonb().$type<PaymentParts>(),
  /** What was owed of its loan right after it; null where it did not succeed. */
  loanLeft: kobo("loan_left"),
  outcome: text().$type<"success" | "insufficient" | "fails" | "stay">().notNull().default("success"),
  nextAt: kobo("next_at"),
  createdAt: kobo("created_at").notNull(),
  finishedAt: kobo("finished_at"),
});

/** The account number that a borrower may transfer to; one per borrower, its window is opened anew. */
export const virtualAccount = pgTable("virtual_account", {
  bankVa: text("bank_va").primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  loanId: text("loan_id"),
  bankCode: text("bank_code").notNull(),
  bankName: text("bank_name").notNull(),
  receiverName: text("receiver_name").notNull(),
  expiresAt: kobo("expires_at").notNull(),
});

export type PaymentRow = typeof payment.$inferSelect;
export type VirtualAccountRow = typeof virtualAccount.$inferSelect;
