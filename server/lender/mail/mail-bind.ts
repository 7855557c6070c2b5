import { mailboxOf } from "../../../lending/format/mailbox.ts";
import { figures } from "../../contract/brands.ts";
import { and, desc, eq } from "drizzle-orm";
import { assertRule } from "../../contract/rules.ts";
import { submission } from "../../database/tables/borrower-calls.ts";
import { person } from "../../database/tables/person.ts";
import type { Handler } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { meetChallenge } from "../access/challenge.ts";
import { giveCoupon } from "../rewards/gift.ts";
import { sendNote } from "../notes/send-note.ts";
import { moveSubmission } from "../account/submissions.ts";

/** POST /mail/bind: the code binds the address; the first time in the account's life a coupon is given (F11), and he is written to in the language and the name of this app (F37). Refuses 3013. */
export const mailBind: Handler<"mail-bind"> = async (call) => {
  const { tx, body, now } = call;
  const { id } = call.borrower;
  assertRule("email", body.mail);
  assertRule("mail-code", body.code);
  const { mail } = body;
  const subject = mailboxOf(mail);
  const good = await meetChallenge(tx, { kind: "mail", subject: `${id}:${subject}`, secret: body.code, now });
  const mine = and(eq(submission.borrowerId, id), eq(submission.kind, "mail"));
  const sent = await tx.select().from(submission).where(mine).orderBy(desc(submission.startedAt));
  const last = sent[0]?.step === "code" && sent[0].expiresAt > now ? sent[0].subject : subject;
  if (!good) {
    const message = call.text(last === subject ? "lender.mail-code-wrong" : "lender.mail-code-elsewhere");
    throw new Refusal(STATUS.codeWrong, { keep: true, message });
  }
  const row = sent.find((one) => one.subject === subject);
  if (row) await moveSubmission(tx, row, "done", now);
  const { bizType: mailBusiness = null, c: mailChannel = null } = call.query;
  const written = { mail, mailLanguage: call.language, mailBusiness, mailChannel };
  await tx.update(person).set(written).where(eq(person.borrowerId, id));
  const coupon = await giveCoupon(tx, {
    borrowerId: id,
    reason: "mail-bound",
    value: figures().couponAmount,
    kind: "universal",
    at: now,
  });
  await sendNote(tx, { borrowerId: id, kind: "mail-bound", at: now });
  return { mail, coupon };
};
