import type { Handler } from "../call/handler.ts";
import { digest } from "../access/secrets.ts";
import { issueTicket } from "../access/ticket.ts";

/** How long a ticket is good, ms. */
const LASTS = 5 * 60_000;

/** POST /userinfo/generateTicket: a ticket that logs the same user in once, elsewhere (C10), and ends with this session. */
export const generateTicket: Handler<"userinfo-generate-ticket"> = async (call) => {
  const { tx, now, token = "" } = call;
  const made = { borrowerId: call.borrower.id, session: digest(token), now, lasts: LASTS };
  const ticket = await issueTicket(tx, { kind: "ticket", ...made });
  return { ticket, expireTime: now + LASTS };
};
