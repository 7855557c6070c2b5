import type { Handlers } from "../call/handler.ts";
import { messageDetail } from "./message-detail.ts";
import { messageList } from "./message-list.ts";
import { messageRead } from "./message-read.ts";

/** The calls below /message. */
export const notesHandlers = {
  "message-list": messageList,
  "message-detail": messageDetail,
  "message-read": messageRead,
} satisfies Partial<Handlers>;
