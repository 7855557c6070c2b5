import { bigint, boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

const ms = (name: string) => bigint(name, { mode: "number" });

/** What comes next in a submission. */
export type SubmissionStep = "pin" | "otp" | "activate" | "code" | "done";

/** A try to activate a card or to bind an e-mail; `subject` is the card's id or the address. */
export const submission = pgTable("submission", {
  id: text().primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  kind: text().$type<"card" | "mail">().notNull(),
  subject: text().notNull(),
  step: text().$type<SubmissionStep>().notNull(),
  startedAt: ms("started_at").notNull(),
  expiresAt: ms("expires_at").notNull(),
  doneAt: ms("done_at"),
  refundedAt: ms("refunded_at"),
});

/** Coupons that a borrower gets once. */
export const gift = pgTable("gift", {
  borrowerId: text("borrower_id").notNull(),
  reason: text().notNull(),
  voucherId: bigint("voucher_id", { mode: "number" }).notNull(),
});

/** What a period and its loan were before a renewal or an extension: its history tells when it was due, and a payment that is taken back takes a renewal back too. */
export interface BeforeRenewal {
  number: number;
  interest: number;
  fee: number;
  tax: number;
  dueAt: number;
  baseOverdue: number;
  baseDays: number;
  loanDueAt: number;
}

/** A renewal that was applied for, or an extension that was offered. */
export const renewal = pgTable("renewal", {
  id: text().primaryKey(),
  loanId: text("loan_id").notNull(),
  borrowerId: text("borrower_id").notNull(),
  kind: text().$type<"renew" | "extend">().notNull(),
  state: text().$type<"applied" | "confirmed" | "lapsed" | "cancelled">().notNull(),
  createdAt: ms("created_at").notNull(),
  expiresAt: ms("expires_at").notNull(),
  paymentId: text("payment_id"),
  before: jsonb().$type<BeforeRenewal>(),
});

/** Cash on its way to a bank account; amounts in kobo. */
export const withdrawal = pgTable("withdrawal", {
  orderNo: text("order_no").primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  bankShortName: text("bank_short_name").notNull(),
  maskedNo: text("masked_no").notNull(),
  amount: ms("amount").notNull(),
  status: text().$type<"pending" | "success" | "failed">().notNull(),
  failure: text(),
  outcome: text().$type<"success" | "bank-problem">().notNull(),
  nextAt: ms("next_at"),
  createdAt: ms("created_at").notNull(),
  finishedAt: ms("finished_at"),
});

/** Cash that was given; kobo. */
export const redBag = pgTable("red_bag", {
  id: text().primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  source: text().$type<"invitation" | "activity">().notNull(),
  amount: ms("amount").notNull(),
  at: ms("at").notNull(),
});

/** Who brought whom. */
export const invitation = pgTable("invitation", {
  inviteeId: text("invitee_id").primaryKey(),
  inviterId: text("inviter_id").notNull(),
  at: ms("at").notNull(),
  rewardedAt: ms("rewarded_at"),
});

/** A message of the message centre; its words are texts `lender.message-<kind>-title` and `-content`. */
export const message = pgTable("message", {
  id: text().primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  kind: text().notNull(),
  args: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  at: ms("at").notNull(),
  readAt: ms("read_at"),
});

/** What a borrower told us; a dispute is open until it is answered. */
export const suggestion = pgTable("suggestion", {
  id: text().primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  type: text().notNull(),
  content: text().notNull(),
  dispute: boolean().notNull(),
  loanId: text("loan_id"),
  contact: text().notNull(),
  at: ms("at").notNull(),
  answerAt: ms("answer_at").notNull(),
  /** When it was answered, and he was told so. */
  answeredAt: ms("answered_at"),
});

/** Devices that a borrower bound. */
export const device = pgTable("device", {
  borrowerId: text("borrower_id").notNull(),
  zuid: text().notNull(),
  boundAt: ms("bound_at").notNull(),
});

/** A change of the login phone under way: the last step that was done. */
export const phoneChange = pgTable("phone_change", {
  borrowerId: text("borrower_id").primaryKey(),
  /** The session that proved who it is, with which it ends. */
  session: text().notNull(),
  step: integer().notNull(),
  newMobile: text("new_mobile"),
  expiresAt: ms("expires_at").notNull(),
});

/** The pictures of a suggestion. */
export const suggestionPhoto = pgTable("suggestion_photo", {
  photoId: text("photo_id").primaryKey(),
  suggestionId: text("suggestion_id").notNull(),
});

/** That a picture came, and which; the picture itself is not kept. */
export const photo = pgTable("photo", {
  id: text().primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  kind: text().notNull(),
  mediaType: text("media_type").notNull(),
  bytes: integer().notNull(),
  sha256: text().notNull(),
  at: ms("at").notNull(),
});

export type SubmissionRow = typeof submission.$inferSelect;
export type RenewalRow = typeof renewal.$inferSelect;
export type WithdrawalRow = typeof withdrawal.$inferSelect;
export type MessageRow = typeof message.$inferSelect;
export type PhoneChangeRow = typeof phoneChange.$inferSelect;
