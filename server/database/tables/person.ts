import { bigint, boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Status } from "../../contract/status.ts";

/** What a borrower filled in so far; a page that is not done is absent. */
export interface CreditForm {
  idCard?: Record<string, string>;
  personal?: Record<string, string>;
  contacts?: { name: string; phone: string; relationship: string }[];
  photos?: Record<string, string>;
}

/** What the lender knows of a borrower beside his loans; secrets as hashes. */
export const person = pgTable("person", {
  borrowerId: text("borrower_id").primaryKey(),
  passwordHash: text("password_hash"),
  passwordWrong: integer("password_wrong").notNull().default(0),
  passwordLockedUntil: bigint("password_locked_until", { mode: "number" }),
  pinHash: text("pin_hash"),
  pinWrong: integer("pin_wrong").notNull().default(0),
  invitationCode: text("invitation_code").notNull(),
  mail: text(),
  /** Of the app in which he bound it: how he is written to. */
  mailLanguage: text("mail_language"),
  mailBusiness: text("mail_business"),
  mailChannel: text("mail_channel"),
  /** Status that asks for a picture code before a code is sent or a login is tried; null for nobody special. */
  captchaStatus: integer("captcha_status").$type<Status>(),
  /** When a cancellation under way takes effect. */
  cancelAt: bigint("cancel_at", { mode: "number" }),
  /** 0 not submitted, 1 under review, 2 approved, 3 refused. */
  auditState: integer("audit_state").notNull().default(0),
  /** When a review under way is decided. */
  auditAt: bigint("audit_at", { mode: "number" }),
  /** Keyed hash; the form holds the masked number only. */
  bvnHash: text("bvn_hash"),
  bvnModified: boolean("bvn_modified").notNull().default(false),
  /** Why the account is to be closed; said before it is cancelled. */
  leaveReason: text("leave_reason"),
  creditForm: jsonb("credit_form").$type<CreditForm>().notNull().default({}),
});

/** Every BVN that an account had, as a keyed hash: what tells that two accounts are one person. */
export const bvnHolder = pgTable("bvn_holder", {
  bvnHash: text("bvn_hash").notNull(),
  borrowerId: text("borrower_id").notNull(),
  /** Until when a closed account is remembered by it, ms; null while the account is open, and nobody else's then. */
  keepUntil: bigint("keep_until", { mode: "number" }),
});

export type PersonRow = typeof person.$inferSelect;
