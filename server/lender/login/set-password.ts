import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { assertLoginSecret, setLoginPassword } from "../account/login-password.ts";
import { personOf } from "../call/person-of.ts";
import { resetLoginPassword } from "./reset-login-password.ts";
import { redeemTicket } from "../access/ticket.ts";

/** POST /userinfo/setPassword: with a code of the scene "password", which ends every session, or with the token of a fresh registration. */
export const setPassword: Handler<"userinfo-set-password"> = async (call) => {
  const { tx, body, now } = call;
  const { mobile = "", smsCode = "", password, setPwdToken } = body;
  if (!setPwdToken) {
    await resetLoginPassword(call, { mobile, smsCode, password });
    return {};
  }
  assertLoginSecret(password);
  const by = await redeemTicket(tx, { kind: "set-password", ticket: setPwdToken, now });
  // Who has one by now has set it with a code since.
  if (!by || (await personOf(tx, by.borrowerId)).passwordHash !== null)
    throw new Refusal(STATUS.illegal, { keep: true });
  await setLoginPassword(tx, by.borrowerId, password);
  return {};
};
