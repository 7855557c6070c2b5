import { DAY } from "../../../lending/lagos-time.ts";
import type { Handler } from "../call/handler.ts";
import { consents } from "../account/consents.ts";
import { bizStatus } from "../loan/biz-status.ts";
import { refusalNow } from "../loan/standing/refusal-now.ts";
import { noticesIn } from "./notices.ts";

/** Of `bizStatus`. */
const HAS_LOAN = 2;
const LATE = 3;

/** POST /notice/list: news in the caller's language, those that fit his situation (D5). */
export const noticeList: Handler<"notice-list"> = async ({ tx, borrower, now, text }) => {
  const status = await bizStatus(tx, borrower, now);
  const reader = {
    owes: status === HAS_LOAN,
    late: status === LATE,
    refused: (await refusalNow(tx, borrower, now)) !== undefined,
    offers: await consents(tx, borrower, "offers"),
    newcomer: now - borrower.registeredAt < DAY,
  };
  return { notices: noticesIn(text, reader) };
};
