import type { Handler } from "../call/handler.ts";
import { authenticate } from "../access/authenticate.ts";
import { digest } from "../access/secrets.ts";
import { borrowerById } from "../account/find-borrower.ts";
import { logIn } from "./log-in.ts";
import { redeemTicket } from "../access/ticket.ts";

/** POST /userinfo/appAutoLogin: by ticket or by a session's token; a failure is status 0 with autoLoginStatus 0 (C11, F9). */
export const appAutoLogin: Handler<"userinfo-app-auto-login"> = async (call) => {
  const { tx, body, now } = call;
  const { ticket, userToken = "", redirectUrl } = body;
  const by = ticket ? await redeemTicket(tx, { kind: "ticket", ticket, now }) : null;
  const known = by
    ? await borrowerById(tx, by.borrowerId)
    : await authenticate(tx, { token: userToken, open: true, writes: true, now });
  if (!known) return { autoLoginStatus: 0 };
  const parent = by ? (by.session ?? undefined) : digest(userToken);
  const result = await logIn(call, known, { way: "ticket", withdraw: body.withdraw, parent });
  return { autoLoginStatus: 1, redirectUrl, ...result };
};
