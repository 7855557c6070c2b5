import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

export type VoucherKind =
  | "cash"
  | "discount"
  | "interest-discount"
  | "interest-free"
  | "installment"
  | "universal"
  | "invitation-exclusive";

/** Vouchers; amounts in kobo, `keepPpm` is the share of the charge that a discount leaves to pay (0.9 = 900000). */
export const voucher = pgTable("voucher", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  gid: text().notNull(),
  borrowerId: text("borrower_id").notNull(),
  kind: text().$type<VoucherKind>().notNull(),
  transType: integer("trans_type").notNull(),
  prizeType: integer("prize_type").notNull(),
  value: bigint({ mode: "number" }).notNull().default(0),
  keepPpm: integer("keep_ppm").notNull().default(1_000_000),
  lowerLimit: bigint("lower_limit", { mode: "number" }).notNull(),
  upperLimit: bigint("upper_limit", { mode: "number" }).notNull(),
  maximum: bigint({ mode: "number" }),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  state: text().$type<"available" | "used" | "expired">().notNull().default("available"),
  loanId: text("loan_id"),
});

export type VoucherRow = typeof voucher.$inferSelect;
