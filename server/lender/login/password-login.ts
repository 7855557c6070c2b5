import { assertRule } from "../../contract/rules.ts";
import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { checkCaptcha } from "../access/captcha.ts";
import { borrowerByMobile, readMobile } from "../account/find-borrower.ts";
import { personOf } from "../call/person-of.ts";
import { logIn } from "./log-in.ts";
import { assertNoGuessing, checkLoginPassword, noteGuess } from "../account/login-password.ts";

/** POST /userinfo/passwordLogin: refuses 3014, 3010 and, after too many, 3015, or 3019 where they came from one address. */
export const passwordLogin: Handler<"userinfo-password-login"> = async (call) => {
  const { tx, body, now, address } = call;
  const mobile = readMobile(body.mobile);
  assertRule("password-given", body.password);
  assertRule("agreement", body.agree);
  const who = await borrowerByMobile(tx, mobile);
  if (!who) {
    await assertNoGuessing(tx, address, now);
    await noteGuess(tx, address, now);
    throw new Refusal(STATUS.accountUnknown, { keep: true });
  }
  const person = await personOf(tx, who.id, true);
  await checkCaptcha(tx, person, body, now);
  await checkLoginPassword(call, person, body.password);
  return logIn(call, who, { way: "password", withdraw: body.withdraw });
};
