import { assertRule } from "../../contract/rules.ts";
import type { Handler } from "../call/handler.ts";
import { setChallenge } from "../access/challenge.ts";
import { sendMessage } from "../notes/outbox.ts";
import { startSubmission } from "../account/submissions.ts";

const SANDBOX_CODE = "123456";

/** POST /mail/sendCode: a code of 6 digits to an address that is to be bound (V12). Refuses 3054 after three a day (F11). */
export const mailSendCode: Handler<"mail-send-code"> = async (call) => {
  const { tx, body, now } = call;
  const { id } = call.borrower;
  assertRule("email", body.mail);
  const { mail } = body;
  const { row, left } = await startSubmission(tx, { borrowerId: id, kind: "mail", subject: mail, step: "code", now });
  const lasts = row.expiresAt - now;
  await setChallenge(tx, { kind: "mail", subject: `${id}:${mail}`, secret: SANDBOX_CODE, now, lasts });
  await sendMessage(tx, { at: now, channel: "mail", recipient: mail, kind: "bind", code: SANDBOX_CODE });
  return { codeLength: SANDBOX_CODE.length, resendSeconds: 60, expireTime: row.expiresAt, left };
};
