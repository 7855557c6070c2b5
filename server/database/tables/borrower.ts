import type { FaultEffect } from "./frame.ts";
import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Status } from "../../contract/status.ts";

/** What the sandbox is told about a borrower's fate; empty for an ordinary one. */
export interface BorrowerFlags {
  /** /risk/auth: see the risk-auth decision. */
  basicsAuth?: number;
  refuseCode?: string;
  refuseFlag?: number;
  /** Until when the refusal of `refuseFlag` stands, ms; afterwards it is as if it had not been. */
  refusedUntil?: number;
  installRefuseFlag?: number;
  subLoan?: boolean;
  guideLink?: string;
  isHuidus?: number;
  huidusAtLogin?: boolean;
  creditLineFails?: boolean;
  productType?: "sloan" | "large" | "subloan";
  /** Status that /risk/auth answers instead of 0. */
  riskStatus?: Status;
  /** Status that ends the session on the second authenticated call. */
  sessionStatus?: Status;
  /** /loan/apply answers 3102, 3103, 3104 (kobo: the limit that must be exceeded). */
  quotaFull?: boolean;
  dailyLimit?: boolean;
  limitBelow?: number;
  /** What becomes of the next loan. */
  loanOutcome?: "pay-out" | "unactivated-card" | "bank-problem" | "overdue" | "stay";
  /** What becomes of the next card payment, whatever the card. */
  repaymentOutcome?: "success" | "fails" | "stay";
  /** What becomes of the next withdrawal. */
  withdrawalOutcome?: "success" | "bank-problem";
  /** What the register says of every BVN that he gives. */
  bvnOutcome?: "duplicate" | "unknown";
  /** His credit application is refused. */
  creditRefused?: boolean;
  /** What becomes of the answer to /risk/auth on its way. */
  answerFault?: FaultEffect;
  /** How numbers in his answers look: statuses that nobody knows, or numbers as text. */
  oddAnswers?: "unknown-status" | "numbers-as-text";
}

/** Stages of an account, in its status. */
export const ACCOUNT = { open: 1, cancelling: 2, closed: 3 } as const;

/** `id` is the userGid; `mobile` has 10 digits; limits in kobo. */
export const borrower = pgTable("borrower", {
  id: text().primaryKey(),
  userId: bigint("user_id", { mode: "number" }).generatedAlwaysAsIdentity(),
  mobile: text().notNull(),
  name: text().notNull().default(""),
  status: integer().notNull().default(1),
  creditLimit: bigint("credit_limit", { mode: "number" }).notNull().default(0),
  subCreditLimit: bigint("sub_credit_limit", { mode: "number" }).notNull().default(0),
  flags: jsonb().$type<BorrowerFlags>().notNull().default({}),
  persona: integer(),
  registeredAt: bigint("registered_at", { mode: "number" }).notNull(),
});

/** One borrower as stored. */
export type BorrowerRow = typeof borrower.$inferSelect;
