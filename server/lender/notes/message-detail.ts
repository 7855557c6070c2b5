import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { messagesOf, messageView } from "./messages.ts";

/** POST /message/detail: one message of the caller (3198); reading it is a call of its own. */
export const messageDetail: Handler<"message-detail"> = async (call) => {
  const rows = await messagesOf(call.tx, call.borrower.id);
  const row = rows.find(({ id }) => id === call.body.messageGid);
  if (!row) throw new Refusal(STATUS.notFound);
  return messageView(row, call.text);
};
