import { bigint, boolean, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What the sandbox would have sent; the only place where a code can be read. */
export const outbox = pgTable("outbox", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: bigint({ mode: "number" }).notNull(),
  channel: text().$type<"sms" | "mail" | "captcha">().notNull(),
  recipient: text().notNull(),
  kind: text().notNull(),
  code: text().notNull(),
});

/** What was agreed to or withdrawn, one row each time. */
export const consent = pgTable("consent", {
  id: text().primaryKey(),
  borrowerId: text("borrower_id"),
  consent: text().notNull(),
  textVersion: text("text_version").notNull(),
  granted: boolean().notNull(),
  language: text().notNull(),
  at: bigint({ mode: "number" }).notNull(),
});

/** Records of the app's pages as they came. */
export const tracking = pgTable("tracking", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: bigint({ mode: "number" }).notNull(),
  zuid: text().notNull(),
  mid: text().notNull(),
  record: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** How logins through the phone's maker went. */
export const loginMethod = pgTable("login_method", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: bigint({ mode: "number" }).notNull(),
  retcode: text().notNull(),
  message: text().notNull(),
  type: text().notNull(),
});
