import type { CallRegistration } from "../call/handler.ts";
import { messageDetail } from "./message-detail.ts";
import { messageList } from "./message-list.ts";
import { messageRead } from "./message-read.ts";
import { noticeList } from "./notice-list.ts";

/** The calls below /message and /notice. */
export const notesHandlers: readonly CallRegistration[] = [
  { id: "notice-list", handler: noticeList, access: "borrower" },
  { id: "message-list", handler: messageList, access: "borrower" },
  { id: "message-detail", handler: messageDetail, access: "borrower" },
  { id: "message-read", handler: messageRead, access: "borrower" },
];
