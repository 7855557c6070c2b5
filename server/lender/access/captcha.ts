import { randomInt } from "node:crypto";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { Refusal } from "../../contract/refusal.ts";
import { type Status, STATUS } from "../../contract/status.ts";
import { meetChallenge, setChallenge } from "./challenge.ts";
import { sendMessage } from "../notes/outbox.ts";

/** How long a picture is good, ms. */
const LASTS = 5 * 60_000;

/** A new picture's id and the digits to draw. The sandbox shows them in its outbox. */
export async function makeCaptcha(
  tx: Tx,
  made: { length: number; now: number },
): Promise<{ id: string; code: string }> {
  const { length, now } = made;
  const id = newGid();
  const code = String(randomInt(10 ** length)).padStart(length, "0");
  await setChallenge(tx, { kind: "captcha", subject: id, secret: code, now, lasts: LASTS });
  await sendMessage(tx, { at: now, channel: "captcha", recipient: id, kind: "captcha", code });
  return { id, code };
}

/** What any call may carry: a picture, and what was read in it. */
export interface ReadPicture {
  captchaId?: string;
  captchaCode?: string;
}

/** Where the lender wants a picture code (X4): refuses with that status without one, with 1014 for a wrong one. */
export async function checkCaptcha(
  tx: Tx,
  wanted: { captchaStatus?: Status | null } | null,
  body: ReadPicture,
  now: number,
): Promise<void> {
  const status = wanted?.captchaStatus;
  if (!status) return;
  const { captchaId, captchaCode } = body;
  if (!captchaId || !captchaCode) throw new Refusal(status);
  const good = await meetChallenge(tx, { kind: "captcha", subject: captchaId, secret: captchaCode, now });
  if (!good) throw new Refusal(STATUS.captchaWrong, { keep: true });
}
