import { DAY } from "../../../../app/domain/lagos-time.ts";
import { assertRule } from "../../../contract/rules.ts";
import { suggestion } from "../../../database/tables/borrower-calls.ts";
import { borrowerOf } from "../../borrower-of.ts";
import type { Handler } from "../../handler.ts";
import { findLoan } from "../../loan/find-loan.ts";
import { newGid } from "../../new-gid.ts";
import { recordEvent } from "../../record-event.ts";

/** How long an answer takes, ms: complaints are answered within two days. */
const ANSWERED_AFTER = 2 * DAY;

/** POST /suggest/submit: what the user tells us; a dispute keeps his account open until it is answered (F5). Refuses 3198 another's loan. */
export const suggestSubmit: Handler = async (call) => {
  const { tx, now } = call;
  const { id } = borrowerOf(call);
  const { type, content, dispute, loanGid, contact } = call.body as {
    type: string;
    content: string;
    dispute?: boolean;
    loanGid?: string;
    contact?: string;
  };
  assertRule("suggestion", content);
  const loanId = loanGid ? (await findLoan(tx, id, loanGid)).id : null;
  const suggestGid = newGid();
  const answerTime = now + ANSWERED_AFTER;
  const about = { type, content, dispute: dispute ?? false, loanId, contact: contact ?? "" };
  await tx.insert(suggestion).values({ ...about, id: suggestGid, borrowerId: id, at: now, answerAt: answerTime });
  await recordEvent(tx, { at: now, borrowerId: id, subject: "suggestion", subjectId: suggestGid, kind: "submitted" });
  return { suggestGid, answerTime };
};
