import type { Handler } from "../call/handler.ts";
import { messagesOf, messageView, unreadCount } from "./messages.ts";

/** POST /message/list: the message centre, newest first. */
export const messageList: Handler<"message-list"> = async (call) => {
  const { tx, text } = call;
  const { id } = call.borrower;
  const messages = (await messagesOf(tx, id)).map((row) => messageView(row, text));
  return { messages, unread: await unreadCount(tx, id) };
};
