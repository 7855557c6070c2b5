import { assertRule } from "../../contract/rules.ts";
import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { createBorrower } from "../account/create-borrower.ts";
import { borrowerByMobile, readMobile } from "../account/find-borrower.ts";
import { keepInvitation } from "../rewards/invitations.ts";
import { logIn } from "./log-in.ts";
import { assertLoginSecret, setLoginPassword } from "../account/login-password.ts";
import { saveConsent } from "../account/save-consent.ts";
import { checkSmsCode } from "../access/sms-code.ts";

/** POST /userinfo/register: phone, code, password and agreement make a borrower who is logged in (V1, V4, V9). */
export const register: Handler<"userinfo-register"> = async (call) => {
  const { tx, body, now, language } = call;
  const mobile = readMobile(body.mobile);
  assertLoginSecret(body.password);
  assertRule("agreement", body.agree);
  if (await borrowerByMobile(tx, mobile)) throw new Refusal(STATUS.alreadyRegistered);
  await checkSmsCode(call, { mobile, scene: "register", code: body.smsCode });
  const who = await createBorrower(tx, { mobile, registeredAt: now });
  await setLoginPassword(tx, who.id, body.password);
  await saveConsent(tx, {
    borrowerId: who.id,
    consent: "registration",
    textVersion: "1",
    granted: true,
    language,
    at: now,
  });
  const { invitationCode: code, activityId } = body;
  const prizeValue = await keepInvitation(tx, { inviteeId: who.id, code, activityId, at: now });
  const result = await logIn(call, who, { way: "register" });
  return prizeValue > 0 ? { ...result, invitePrizeResp: { prizeType: 1, prizeValue } } : result;
};
