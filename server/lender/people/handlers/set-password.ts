import type { Handler } from "../../handler.ts";
import { Refusal } from "../../refusal.ts";
import { borrowerByMobile, readMobile } from "../find-borrower.ts";
import { assertLoginSecret, setLoginPassword } from "../login-password.ts";
import { closeSessions } from "../session.ts";
import { checkSmsCode } from "../sms-code.ts";
import { redeemTicket } from "../ticket.ts";

const UNKNOWN = 3014;
const ILLEGAL = 3199;

/** POST /userinfo/setPassword: with a code of the scene "password", which ends every session, or with the token of a fresh registration. */
export const setPassword: Handler = async ({ tx, body, now }) => {
  const password = String(body.password);
  assertLoginSecret(password);
  if (body.setPwdToken) {
    const by = await redeemTicket(tx, { kind: "set-password", ticket: String(body.setPwdToken), now });
    if (!by) throw new Refusal(ILLEGAL, { keep: true });
    await setLoginPassword(tx, by, password);
    return {};
  }
  const mobile = readMobile(body.mobile);
  const who = await borrowerByMobile(tx, mobile);
  if (!who) throw new Refusal(UNKNOWN);
  await checkSmsCode(tx, { mobile, scene: "password", code: String(body.smsCode ?? ""), now });
  await setLoginPassword(tx, who.id, password);
  await closeSessions(tx, who.id);
  return {};
};
