import { bigint, boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** By what a borrower is reminded of what is due, and when. */
export const reminder = pgTable("reminder", {
  borrowerId: text("borrower_id").primaryKey(),
  sms: boolean().notNull(),
  mail: boolean().notNull(),
  /** How many Lagos days before it is due; 0 is the day itself. */
  days: jsonb().$type<readonly number[]>().notNull(),
  /** The time of those days in Lagos, HH:mm:ss. */
  clock: text().notNull(),
  language: text().notNull(),
  /** The codes of the brand in which it was chosen, in whose name one is reminded. */
  business: text(),
  channel: text(),
  /** Whatever was to be sent until then (ms) was sent, or is no longer wanted. */
  doneAt: bigint("done_at", { mode: "number" }).notNull(),
});

export type ReminderRow = typeof reminder.$inferSelect;
