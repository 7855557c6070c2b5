import type { Handler } from "../call/handler.ts";
import { setChallenge } from "../access/challenge.ts";
import { borrowerByMobile, readMobile } from "../account/find-borrower.ts";
import { newToken } from "../access/secrets.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { checkSmsCode } from "../access/sms-code.ts";

/** How long a verified device may wait to be bound, ms. */
const LASTS = 10 * 60_000;

/**
 * POST /device/verify: the code of the scene "device" proves that the phone is at hand (S14); gives what binds this one
 * device, to whoever is logged in or, before a login, to whom the phone belongs. Refuses 3013, also for a phone that
 * nobody registered: only its owner learns that.
 */
export const deviceVerify: Handler<"device-verify"> = async (call) => {
  const { tx, body, borrower, now } = call;
  const mobile = borrower?.mobile ?? readMobile(body.mobile);
  await checkSmsCode(call, { mobile, scene: "device", code: body.smsCode });
  const owner = borrower ?? (await borrowerByMobile(tx, mobile));
  if (!owner) throw new Refusal(STATUS.codeWrong, { keep: true });
  const verifyToken = newToken();
  const subject = `${owner.id}:${body.zuid}`;
  await setChallenge(tx, { kind: "device", subject, secret: verifyToken, now, lasts: LASTS });
  return { verifyToken, expireTime: now + LASTS };
};
