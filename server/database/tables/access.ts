import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Who is logged in; the token itself is never stored. */
export const session = pgTable("session", {
  tokenHash: text("token_hash").primaryKey(),
  borrowerId: text("borrower_id").notNull(),
  /** The session that it was made from, with which it ends. */
  parent: text(),
  /** The codes of the brand and of its channel where he logged in; null where nobody said them. */
  business: text(),
  channel: text(),
  /** Authenticated calls so far; counted for borrowers whose session the sandbox ends. */
  calls: integer().notNull().default(0),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});

/** What a short-lived secret is for. */
export type ChallengeKind = "sms" | "captcha" | "ticket" | "set-password" | "mail" | "device" | "card-otp";

/** A code, ticket or picture answer; `subject` is the phone, the borrower or the picture that it is for. */
export const challenge = pgTable("challenge", {
  id: text().primaryKey(),
  kind: text().$type<ChallengeKind>().notNull(),
  subject: text().notNull(),
  secretHash: text("secret_hash").notNull(),
  /** The session that it was made from, with which it ends. */
  session: text(),
  tries: integer().notNull().default(0),
  createdAt: bigint("created_at", { mode: "number" }).notNull(),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});

export type ChallengeRow = typeof challenge.$inferSelect;

/** When something that is limited happened to a subject within the last day, ms. */
export const tally = pgTable("tally", {
  subject: text().primaryKey(),
  times: jsonb().$type<number[]>().notNull().default([]),
  last: bigint({ mode: "number" }).notNull(),
});

/** A device that logged in as a borrower; it counts its own wrong passwords. */
export const knownDevice = pgTable("known_device", {
  borrowerId: text("borrower_id").notNull(),
  /** A digest of its id. */
  device: text().notNull(),
  passwordWrong: integer("password_wrong").notNull().default(0),
  passwordLockedUntil: bigint("password_locked_until", { mode: "number" }),
  seenAt: bigint("seen_at", { mode: "number" }).notNull(),
});
