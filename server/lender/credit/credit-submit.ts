import { eq } from "drizzle-orm";
import { person } from "../../database/tables/person.ts";
import type { Handler } from "../call/handler.ts";
import { noteRequest } from "../call/note-request.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { REVIEW } from "./advance-credit.ts";
import { creditPages } from "./credit-pages.ts";
import { AUDIT } from "./credit-state.ts";
import { personOf } from "../call/person-of.ts";

/** POST /credit/submit: the whole form goes under review, which takes the sandbox minute. Refuses 3107 and names the missing pages, 3199 what was approved. */
export const creditSubmit: Handler<"credit-submit"> = async (call) => {
  const { tx, now, body } = call;
  const { idAuthReference: idAuth } = body;
  const { id } = call.borrower;
  const { auditState, creditForm } = await personOf(tx, id, true);
  if (auditState === AUDIT.review) return { auditState };
  if (auditState === AUDIT.approved) throw new Refusal(STATUS.illegal);
  const missing = creditPages(creditForm, now).flatMap(({ page, done }) => (done ? [] : [page]));
  if (missing.length > 0) throw new Refusal(STATUS.creditIncomplete, { content: { missing } });
  await tx
    .update(person)
    .set({ auditState: AUDIT.review, auditAt: now + REVIEW })
    .where(eq(person.borrowerId, id));
  await noteRequest(tx, id, now, ["credit-bureau", "application", "credit-record"]);
  const detail = idAuth === undefined ? {} : { idAuth };
  await recordEvent(tx, { at: now, borrowerId: id, subject: "credit", subjectId: id, kind: "submitted", detail });
  return { auditState: AUDIT.review };
};
