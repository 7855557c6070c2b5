import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { type Status, STATUS } from "../../contract/status.ts";
import { borrowerByMobile, readMobile } from "../account/find-borrower.ts";
import { personOf } from "../call/person-of.ts";
import { aboutSms, type SmsScene, sendSmsCode } from "../access/sms-code.ts";

/** What a scene answers to a phone that nobody registered. */
const UNKNOWN: Partial<Record<SmsScene, Status>> = {
  login: STATUS.notRegistered,
  password: STATUS.accountUnknown,
  "trade-password": STATUS.accountUnknown,
  cancel: STATUS.accountUnknown,
};

/** POST /userinfo/sendSms: a code for one purpose. Refuses 3012, 3014, 3016, 3018, 3019, and asks for a picture code where it wants one. */
export const sendSms: Handler<"userinfo-send-sms"> = async (call) => {
  const { tx, body } = call;
  const mobile = readMobile(body.mobile);
  const { scene } = body;
  const known = await borrowerByMobile(tx, mobile);
  const unknown = UNKNOWN[scene];
  if (!known && unknown) throw new Refusal(unknown);
  if (known && scene === "register") throw new Refusal(STATUS.alreadyRegistered);
  const captchaStatus = known && (await personOf(tx, known.id)).captchaStatus;
  const expireTime = await sendSmsCode(call, { mobile, scene, captchaStatus });
  return { ...aboutSms(), expireTime };
};
