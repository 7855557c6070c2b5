import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import type { Handler } from "../call/handler.ts";
import { findLoan } from "../loan/find-loan.ts";
import { openPaper } from "./paper-ticket.ts";

/** POST /reminder/calendar: where what is due of a loan can be fetched for a calendar, for ten minutes; refuses 3198 another's, 3199 a loan of which nothing is due. */
export const reminderCalendar: Handler<"reminder-calendar"> = async (call) => {
  const { tx, body, now, query, language, borrower, token = "" } = call;
  const loan = await findLoan(tx, borrower.id, body.loanGid);
  if (loan.status !== "active") throw new Refusal(STATUS.illegal);
  const brand = { business: query.bizType ?? null, channel: query.c ?? null, language };
  const file = { kind: "calendar", name: `due-${loan.loanNo}.ics`, subject: loan.id } as const;
  return openPaper(tx, { borrowerId: borrower.id, ...file, ...brand }, { token, now });
};
