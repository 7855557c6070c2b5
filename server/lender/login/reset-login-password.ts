import type { Calls } from "../../../api/call-types.ts";
import type { CallContext } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { borrowerByMobile, readMobile } from "../account/find-borrower.ts";
import { assertLoginSecret, setLoginPassword } from "../account/login-password.ts";
import { closeSessions } from "../access/session.ts";
import { checkSmsCode } from "../access/sms-code.ts";

/** A new login password by a code of the scene "password"; every session ends. Refuses 3014, 3013. */
export async function resetLoginPassword(
  call: Pick<CallContext, "tx" | "now" | "device">,
  body: Calls["userinfo-find-password"]["request"],
): Promise<void> {
  const { tx } = call;
  const { password } = body;
  assertLoginSecret(password);
  const mobile = readMobile(body.mobile);
  const who = await borrowerByMobile(tx, mobile);
  if (!who) throw new Refusal(STATUS.accountUnknown);
  await checkSmsCode(call, { mobile, scene: "password", code: body.smsCode });
  await setLoginPassword(tx, who.id, password);
  await closeSessions(tx, who.id);
}
