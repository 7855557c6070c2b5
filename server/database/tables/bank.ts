import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Accounts that loans are paid out to. */
export const bankAccount = pgTable("bank_account", {
  id: text().primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  holder: text().notNull(),
  bankCode: text("bank_code").notNull(),
  bankName: text("bank_name").notNull(),
  bankShortName: text("bank_short_name").notNull(),
  accountNo: text("account_no").notNull(),
  addedAt: bigint("added_at", { mode: "number" }).notNull(),
  /** Pay-outs keep the account that they went to: an account that is taken out stays as a row. */
  removedAt: bigint("removed_at", { mode: "number" }),
  /** When it was last chosen as the default. */
  chosenAt: bigint("chosen_at", { mode: "number" }),
});

/** What a charge of the card does; derived from its number when it is added, the number itself is never stored. */
export type CardOutcome = "success" | "pin-wrong" | "otp-wrong" | "otp-asked" | "locked" | "insufficient";

/** Cards that repayments are charged to. */
export const bankCard = pgTable("bank_card", {
  id: text().primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  bankId: integer("bank_id").notNull(),
  bankCode: text("bank_code").notNull(),
  bankName: text("bank_name").notNull(),
  bankShortName: text("bank_short_name").notNull(),
  maskedNo: text("masked_no").notNull(),
  cardType: text("card_type").notNull(),
  status: integer().notNull(),
  authStatus: integer("auth_status").notNull(),
  outcome: text().$type<CardOutcome>().notNull(),
  wrong: integer().notNull().default(0),
  lockedUntil: bigint("locked_until", { mode: "number" }),
  addedAt: bigint("added_at", { mode: "number" }).notNull(),
  /** Payments keep the card that they were made with: a card that is taken out stays as a row. */
  removedAt: bigint("removed_at", { mode: "number" }),
  /** When it was last chosen as the default. */
  chosenAt: bigint("chosen_at", { mode: "number" }),
});

export type BankAccountRow = typeof bankAccount.$inferSelect;
export type BankCardRow = typeof bankCard.$inferSelect;
