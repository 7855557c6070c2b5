import { figures } from "../../contract/brands.ts";
import { mailboxOf } from "../../../lending/format/mailbox.ts";
import { assertRule } from "../../contract/rules.ts";
import type { Handler } from "../call/handler.ts";
import { setChallenge } from "../access/challenge.ts";
import { newCode } from "../access/sms-code.ts";
import { sendMessage } from "../notes/outbox.ts";
import { startSubmission } from "../account/submissions.ts";

/** POST /mail/sendCode: a code to an address that is to be bound (V12). Refuses 3018 a second one within a minute, unless the first was used, and 3054 after the last of a day (F11). */
export const mailSendCode: Handler<"mail-send-code"> = async (call) => {
  const { tx, body, now, sandbox } = call;
  const { id } = call.borrower;
  assertRule("email", body.mail);
  const { mail } = body;
  const mailbox = mailboxOf(mail);
  const { mailCodeLength, resendSeconds } = figures();
  const code = newCode(sandbox, mailCodeLength);
  const asked = { borrowerId: id, kind: "mail", subject: mailbox, step: "code", now } as const;
  const { row, left } = await startSubmission(tx, { ...asked, pause: resendSeconds });
  const lasts = row.expiresAt - now;
  await setChallenge(tx, { kind: "mail", subject: `${id}:${mailbox}`, secret: code, now, lasts });
  await sendMessage(tx, { at: now, channel: "mail", recipient: mail, kind: "bind", code });
  return { codeLength: mailCodeLength, resendSeconds, expireTime: row.expiresAt, left };
};
