import type { Handler } from "../call/handler.ts";
import { authenticate } from "../access/authenticate.ts";
import { borrowerById } from "../account/find-borrower.ts";
import { logIn } from "./log-in.ts";
import { redeemTicket } from "../access/ticket.ts";

/** POST /userinfo/appAutoLogin: by ticket or by a session's token; a failure is status 0 with autoLoginStatus 0 (C11, F9). */
export const appAutoLogin: Handler<"userinfo-app-auto-login"> = async ({ tx, body, now, query }) => {
  const { ticket, userToken, redirectUrl } = body;
  const by = ticket ? await redeemTicket(tx, { kind: "ticket", ticket, now }) : null;
  const known = by ? await borrowerById(tx, by) : await authenticate(tx, { token: userToken ?? "", open: true, now });
  if (!known) return { autoLoginStatus: 0 };
  const result = await logIn(tx, known, {
    way: "ticket",
    now,
    bizType: query.bizType,
    withdraw: body.withdraw === true,
  });
  return { autoLoginStatus: 1, redirectUrl, ...result };
};
