import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** What a paper is about. */
export type PaperKind = "receipt" | "statement" | "copy-pdf" | "copy-json" | "calendar";

/** A door to one paper, by a secret that is never stored; it ends with its session. */
export const paperTicket = pgTable("paper_ticket", {
  secretHash: text("secret_hash").primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  session: text().notNull(),
  kind: text().$type<PaperKind>().notNull(),
  /** The payment or the loan; of a copy of all that is kept nothing. */
  subject: text(),
  /** Of the file, by which alone it is fetched. */
  name: text().notNull(),
  /** The codes of the brand whose letterhead it bears. */
  business: text(),
  channel: text(),
  /** In which its reader reads; only of what is not in English anyway. */
  language: text(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});

export type PaperTicketRow = typeof paperTicket.$inferSelect;
