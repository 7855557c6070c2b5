import type { Handler } from "../call/handler.ts";
import { authenticate } from "../access/authenticate.ts";
import { borrowerById } from "../account/find-borrower.ts";
import { logIn } from "./log-in.ts";
import { redeemTicket } from "../access/ticket.ts";

const CALL = "userinfo-app-auto-login";

/** POST /userinfo/appAutoLogin: by ticket or by a session's token; a failure is status 0 with autoLoginStatus 0 (C11, F9). */
export const appAutoLogin: Handler = async ({ tx, body, now, query }) => {
  const { ticket, userToken, redirectUrl } = body as { ticket?: string; userToken?: string; redirectUrl?: string };
  const by = ticket ? await redeemTicket(tx, { kind: "ticket", ticket, now }) : null;
  const known = by ? await borrowerById(tx, by) : await authenticate(tx, { token: userToken ?? "", callId: CALL, now });
  if (!known) return { autoLoginStatus: 0 };
  const result = await logIn(tx, known, {
    way: "ticket",
    now,
    bizType: query.bizType,
    withdraw: body.withdraw === true,
  });
  return { autoLoginStatus: 1, redirectUrl, ...result };
};
