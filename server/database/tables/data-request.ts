import { bigint, pgTable, text } from "drizzle-orm/pg-core";

/** Whoever looks into what is kept of a borrower; himself too, where he takes a copy. */
export type Asker = "borrower" | "bvn-register" | "credit-bureau" | "bank" | "support";

/** What for. */
export type AskedFor = "identity" | "application" | "loan" | "pay-out" | "answer" | "paper" | "copy";

/** Which kind of his data. */
export type AskedKind = "bvn" | "credit-record" | "bank-account" | "messages" | "loans" | "everything";

/** One look into what is kept of a borrower. */
export const dataRequest = pgTable("data_request", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  borrowerId: text("borrower_id").notNull(),
  who: text().$type<Asker>().notNull(),
  purpose: text().$type<AskedFor>().notNull(),
  kind: text().$type<AskedKind>().notNull(),
  at: bigint({ mode: "number" }).notNull(),
});
