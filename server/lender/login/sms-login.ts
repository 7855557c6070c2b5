import { assertRule } from "../../contract/rules.ts";
import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { borrowerByMobile, readMobile } from "../account/find-borrower.ts";
import { logIn } from "./log-in.ts";
import { checkSmsCode } from "../access/sms-code.ts";

/** POST /userinfo/smsLogin: refuses 3016 a phone that is not registered, 3013 a wrong code. */
export const smsLogin: Handler<"userinfo-sms-login"> = async (call) => {
  const { tx, body } = call;
  const mobile = readMobile(body.mobile);
  assertRule("agreement", body.agree);
  const who = await borrowerByMobile(tx, mobile);
  if (!who) throw new Refusal(STATUS.notRegistered);
  await checkSmsCode(call, { mobile, scene: "login", code: body.smsCode });
  return logIn(call, who, { way: "sms", withdraw: body.withdraw });
};
