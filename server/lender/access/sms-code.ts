import { figures } from "../../contract/brands.ts";
import { assertRule } from "../../contract/rules.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { meetChallenge, setChallenge } from "./challenge.ts";
import { sendMessage } from "../notes/outbox.ts";

const SANDBOX_DIGITS = "12345678";
/** How long a code is good, ms. */
const LASTS = 10 * 60_000;

/** What a code is for; one for logging in opens nothing else. */
export type SmsScene =
  | "login"
  | "register"
  | "password"
  | "device"
  | "trade-password"
  | "cancel"
  | "phone-old"
  | "phone-new";

/** What is said about a code that was sent. */
export function aboutSms() {
  const { codeLength, resendSeconds } = figures();
  return { codeLength, resendSeconds };
}

/** Sends a code to a phone of 10 digits and says until when it is good, ms. */
export async function sendSmsCode(tx: Tx, sent: { mobile: string; scene: SmsScene; now: number }): Promise<number> {
  const { mobile, scene, now } = sent;
  const code = SANDBOX_DIGITS.slice(0, figures().codeLength);
  await setChallenge(tx, { kind: "sms", subject: `${scene}:${mobile}`, secret: code, now, lasts: LASTS });
  await sendMessage(tx, { at: now, channel: "sms", recipient: mobile, kind: scene, code });
  return now + LASTS;
}

/** Refuses with 3013 a code that was not sent, is wrong, too old or used; wrong tries are counted. */
export async function checkSmsCode(
  tx: Tx,
  checked: { mobile: string; scene: SmsScene; code: string; now: number },
): Promise<void> {
  const { mobile, scene, code, now } = checked;
  assertRule("sms-code", code);
  const good = await meetChallenge(tx, { kind: "sms", subject: `${scene}:${mobile}`, secret: code, now });
  if (!good) throw new Refusal(STATUS.codeWrong, { keep: true });
}
