import { borrowerOf } from "../../borrower-of.ts";
import type { Handler } from "../../handler.ts";
import { setChallenge } from "../challenge.ts";
import { newToken } from "../secrets.ts";
import { checkSmsCode } from "../sms-code.ts";

/** How long a verified device may wait to be bound, ms. */
const LASTS = 10 * 60_000;

/** POST /device/verify: the code of the scene "device" proves that the phone is at hand (S14); gives what binds this one device. Refuses 3013. */
export const deviceVerify: Handler = async (call) => {
  const { tx, body, now } = call;
  const { id, mobile } = borrowerOf(call);
  await checkSmsCode(tx, { mobile, scene: "device", code: String(body.smsCode), now });
  const verifyToken = newToken();
  const subject = `${id}:${String(body.zuid)}`;
  await setChallenge(tx, { kind: "device", subject, secret: verifyToken, now, lasts: LASTS });
  return { verifyToken, expireTime: now + LASTS };
};
