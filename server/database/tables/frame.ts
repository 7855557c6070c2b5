import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

const at = (name: string) => bigint(name, { mode: "number" });

/** What happened, one row per transition. */
export const event = pgTable("event", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: at("at").notNull(),
  borrowerId: text("borrower_id"),
  subject: text().notNull(),
  subjectId: text("subject_id").notNull(),
  kind: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

/** What a fault of the sandbox does to a call. */
export interface FaultEffect {
  status?: number;
  delay?: number;
  drop?: boolean;
  garble?: boolean;
  /** The status stands in the answer's place, after the call was carried out. */
  after?: boolean;
  /** The answer says nothing of what it should. */
  bare?: boolean;
  /** Another's page comes in its place. */
  page?: boolean;
}

/** Faults that are still to strike. */
export const fault = pgTable("fault", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  path: text().notNull(),
  effect: jsonb().$type<FaultEffect>().notNull(),
  times: integer().notNull(),
});

/** An envelope that is given again to the same key. */
export interface StoredAnswer {
  status: number;
  message: string;
  content: unknown;
}

/** Answers of calls with an idempotency key. */
export const onceAnswer = pgTable("once_answer", {
  owner: text().notNull(),
  key: text().notNull(),
  call: text().notNull(),
  bodyHash: text("body_hash").notNull(),
  answer: jsonb().$type<StoredAnswer>(),
  at: at("at").notNull(),
});
