import { borrowerOf } from "../call/borrower-of.ts";
import type { Handler } from "../call/handler.ts";
import { messagesOf, messageView, unreadCount } from "./messages.ts";

/** POST /message/list: the message centre, newest first. */
export const messageList: Handler = async (call) => {
  const { tx, text } = call;
  const { id } = borrowerOf(call);
  const messages = (await messagesOf(tx, id)).map((row) => messageView(row, text));
  return { messages, unread: await unreadCount(tx, id) };
};
