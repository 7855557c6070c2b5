import { desc } from "drizzle-orm";
import { outbox } from "../../database/tables/record.ts";
import type { Tx } from "../../database/tx.ts";

/** A message that a real lender would have sent. `at` in ms. */
export interface OutboxMessage {
  at: number;
  channel: "sms" | "mail" | "captcha";
  /** Phone with 10 digits, e-mail address, or id of the picture. */
  recipient: string;
  /** What it is for, for example login. */
  kind: string;
  code: string;
}

/** Puts a message where the sandbox shows it. */
export async function sendMessage(tx: Tx, message: OutboxMessage): Promise<void> {
  await tx.insert(outbox).values(message);
}

/** The newest 200 messages, newest first. */
export async function readOutbox(tx: Tx): Promise<OutboxMessage[]> {
  const { at, channel, recipient, kind, code } = outbox;
  return tx.select({ at, channel, recipient, kind, code }).from(outbox).orderBy(desc(outbox.id)).limit(200);
}
