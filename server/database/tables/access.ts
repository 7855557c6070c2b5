import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Who is logged in; the token itself is never stored. */
export const session = pgTable("session", {
  tokenHash: text("token_hash").primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  /** Authenticated calls so far; counted for borrowers whose session the sandbox ends. */
  calls: integer().notNull().default(0),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});

/** What a short-lived secret is for. */
export type ChallengeKind = "sms" | "captcha" | "ticket" | "set-password" | "mail" | "device";

/** A code, ticket or picture answer; `subject` is the phone, the borrower or the picture that it is for. */
export const challenge = pgTable("challenge", {
  id: text().primaryKey(),
  kind: text().$type<ChallengeKind>().notNull(),
  subject: text().notNull(),
  secretHash: text("secret_hash").notNull(),
  tries: integer().notNull().default(0),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});
