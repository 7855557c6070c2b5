import type { Handler } from "../call/handler.ts";
import { issueTicket } from "../access/ticket.ts";

/** How long a ticket is good, ms. */
const LASTS = 5 * 60_000;

/** POST /userinfo/generateTicket: a ticket that logs the same user in once, elsewhere (C10). */
export const generateTicket: Handler<"userinfo-generate-ticket"> = async (call) => {
  const { tx, now } = call;
  const ticket = await issueTicket(tx, { kind: "ticket", borrowerId: call.borrower.id, now, lasts: LASTS });
  return { ticket, expireTime: now + LASTS };
};
