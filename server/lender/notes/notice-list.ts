import type { Handler } from "../call/handler.ts";
import { noticesIn } from "./notices.ts";

/** POST /notice/list: news in the caller's language (D5). */
export const noticeList: Handler<"notice-list"> = async ({ text }) => ({ notices: noticesIn(text) });
