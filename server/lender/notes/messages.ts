import { and, count, desc, eq, isNull } from "drizzle-orm";
import { message, type MessageRow } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import type { CallContext } from "../call/handler.ts";

/** The messages of a borrower, newest first. */
export async function messagesOf(tx: Tx, borrowerId: string): Promise<MessageRow[]> {
  return tx
    .select()
    .from(message)
    .where(eq(message.borrowerId, borrowerId))
    .orderBy(desc(message.at), desc(message.id));
}

/** How many he did not read. */
export async function unreadCount(tx: Tx, borrowerId: string): Promise<number> {
  const unread = and(eq(message.borrowerId, borrowerId), isNull(message.readAt));
  const [row] = await tx.select({ number: count() }).from(message).where(unread);
  return Number(row?.number ?? 0);
}

/** A message in the reader's words. */
export function messageView({ id, kind, args, at, readAt }: MessageRow, text: CallContext["text"]) {
  return {
    messageGid: id,
    kind,
    title: text(`lender.message-${kind}-title`, args),
    content: text(`lender.message-${kind}-content`, args),
    time: at,
    read: readAt !== null,
  };
}
