import { and, eq, isNull } from "drizzle-orm";
import { message } from "../../database/tables/borrower-calls.ts";
import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { unreadCount } from "./messages.ts";

/** POST /message/read: one message, or all of them, was read. Refuses 3198 one that is not the caller's. */
export const messageRead: Handler<"message-read"> = async (call) => {
  const { tx, body, now } = call;
  const { id } = call.borrower;
  const one = body.messageGid === undefined ? undefined : eq(message.id, body.messageGid);
  const meant = and(eq(message.borrowerId, id), one);
  if (one && (await tx.$count(message, meant)) === 0) throw new Refusal(STATUS.notFound);
  await tx
    .update(message)
    .set({ readAt: now })
    .where(and(meant, isNull(message.readAt)));
  return { unread: await unreadCount(tx, id) };
};
