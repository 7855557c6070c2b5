import { figures } from "../../contract/brands.ts";
import { randomInt } from "node:crypto";
import { assertRule } from "../../contract/rules.ts";
import type { CallContext } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { type Status, STATUS } from "../../contract/status.ts";
import { checkCaptcha, type ReadPicture } from "./captcha.ts";
import { meetChallenge, setChallenge } from "./challenge.ts";
import { isKnownAt } from "./known-devices.ts";
import { LIMITS } from "./limits.ts";
import { digest } from "./secrets.ts";
import { addTime, assertWithin, clearTimes, isReached, timesOf } from "./tally.ts";
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

/** A code of so many digits; in a sandbox always the same, which is written down. */
export function newCode(sandbox: boolean, length: number): string {
  return sandbox ? SANDBOX_DIGITS.slice(0, length) : String(randomInt(10 ** length)).padStart(length, "0");
}

type AnyCall = Pick<CallContext, "tx" | "now" | "device" | "address" | "sandbox"> & { body: ReadPicture };

/** A number's pause after a code: until it is over, or the code was used. */
const pauseOf = (mobile: string) => `sms:pause:${mobile}`;

/** What counts wrong codes of a number: a device that is known there counts for itself. */
async function wrongCodesOf({ tx, device }: Pick<CallContext, "tx" | "device">, mobile: string): Promise<string> {
  const own = (await isKnownAt(tx, mobile, device)) ? `:${digest(device ?? "")}` : "";
  return `code:${mobile}${own}`;
}

/**
 * Sends a code to a phone of 10 digits and says until when it is good, ms. Refuses with 3018 a second one within a
 * minute, unless the first was used; with 3019 too many to this number, from this device or address, and any that no
 * try is left for; and asks for a picture's code from the third on, or where `captchaStatus` says so.
 */
export async function sendSmsCode(
  call: AnyCall,
  sent: { mobile: string; scene: SmsScene; captchaStatus?: Status | null },
): Promise<number> {
  const { tx, now, device, address, sandbox } = call;
  const { mobile, scene } = sent;
  const { codes } = LIMITS;
  const { codeLength, resendSeconds } = figures();
  const counted = [
    { subject: `sms:number:${mobile}`, limits: codes.number, picture: codes.pictureFrom },
    ...(device ? [{ subject: `sms:device:${digest(device)}`, limits: codes.device, picture: codes.pictureFrom }] : []),
    { subject: `sms:address:${address}`, limits: codes.address, picture: codes.pictureFromAddress },
  ];
  const paused = pauseOf(mobile);
  const last = (await timesOf(tx, paused, now)).at(-1) ?? Number.NEGATIVE_INFINITY;
  const seconds = Math.ceil((last - now) / 1000) + resendSeconds;
  if (seconds > 0) throw new Refusal(STATUS.tooSoon, { args: { seconds, context: seconds }, content: { seconds } });
  assertWithin(await timesOf(tx, await wrongCodesOf(call, mobile), now), LIMITS.wrongCodes, now);
  let captchaStatus = sent.captchaStatus ?? null;
  for (const { subject, limits, picture } of counted) {
    const times = await timesOf(tx, subject, now);
    assertWithin(times, limits, now);
    if (isReached(times, picture, now)) captchaStatus ??= STATUS.captchaNeeded;
  }
  await checkCaptcha(tx, { captchaStatus }, call.body, now);
  for (const subject of [paused, ...counted.map((row) => row.subject)]) await addTime(tx, subject, now);
  const secret = newCode(sandbox, codeLength);
  await setChallenge(tx, { kind: "sms", subject: `${scene}:${mobile}`, secret, now, lasts: LASTS });
  await sendMessage(tx, { at: now, channel: "sms", recipient: mobile, kind: scene, code: secret });
  return now + LASTS;
}

/**
 * Refuses with 3013 a code that was not sent, is wrong, too old or used, and with 3019 any more of them after too many
 * wrong ones for this number, whatever they were for. A device that is known at this number counts for itself: a
 * stranger's guesses do not keep its owner out.
 */
export async function checkSmsCode(
  call: Pick<CallContext, "tx" | "now" | "device">,
  checked: { mobile: string; scene: SmsScene; code: string },
): Promise<void> {
  const { tx, now } = call;
  const { mobile, scene, code } = checked;
  assertRule("sms-code", code);
  const wrong = await wrongCodesOf(call, mobile);
  assertWithin(await timesOf(tx, wrong, now), LIMITS.wrongCodes, now);
  const good = await meetChallenge(tx, { kind: "sms", subject: `${scene}:${mobile}`, secret: code, now });
  if (good) {
    await clearTimes(tx, pauseOf(mobile));
    return clearTimes(tx, wrong);
  }
  await addTime(tx, wrong, now);
  throw new Refusal(STATUS.codeWrong, { keep: true });
}
