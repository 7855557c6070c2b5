import { and, eq, isNull } from "drizzle-orm";
import { message } from "../../database/tables/borrower-calls.ts";
import type { Handler } from "../call/handler.ts";
import { unreadCount } from "./messages.ts";

/** POST /message/read: one message, or all of them, was read; what is not the caller's stays as it is. */
export const messageRead: Handler<"message-read"> = async (call) => {
  const { tx, body, now } = call;
  const { id } = call.borrower;
  const unread = and(eq(message.borrowerId, id), isNull(message.readAt));
  const one = body.messageGid === undefined ? undefined : eq(message.id, body.messageGid);
  await tx.update(message).set({ readAt: now }).where(and(unread, one));
  return { unread: await unreadCount(tx, id) };
};
