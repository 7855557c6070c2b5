import { DAY } from "../../../lending/lagos-time.ts";
import type { Handler } from "../call/handler.ts";
import { consents } from "../account/consents.ts";
import { paidSince } from "./paid-since.ts";
import { noticesIn } from "./notices.ts";
import { situationOf } from "./situation-of.ts";

/** POST /notice/list: news in the caller's language, those that fit his situation (D5). */
export const noticeList: Handler<"notice-list"> = async ({ tx, borrower, now, text }) => {
  const reader = {
    situation: await situationOf(tx, borrower, now),
    paid: await paidSince(tx, borrower.id, now - DAY),
    offers: await consents(tx, borrower, "offers"),
    newcomer: now - borrower.registeredAt < DAY,
  };
  return { notices: noticesIn(text, reader) };
};
