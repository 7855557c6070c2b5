import type { Handlers } from "../call/handler.ts";
import { messageDetail } from "./message-detail.ts";
import { messageList } from "./message-list.ts";
import { messageRead } from "./message-read.ts";
import { noticeList } from "./notice-list.ts";

/** The calls below /message and /notice. */
export const notesHandlers = {
  "notice-list": noticeList,
  "message-list": messageList,
  "message-detail": messageDetail,
  "message-read": messageRead,
} satisfies Partial<Handlers>;
