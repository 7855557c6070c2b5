import { and, eq, inArray } from "drizzle-orm";
import { HOUR } from "../../../lending/lagos-time.ts";
import { complaintNumber } from "./complaint-number.ts";
import { figures } from "../../contract/brands.ts";
import { assertRule } from "../../contract/rules.ts";
import { photo, suggestion, suggestionPhoto } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import type { Handler } from "../call/handler.ts";
import { findLoan } from "../loan/find-loan.ts";
import { newGid } from "../call/new-gid.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";

/** POST /suggest/submit: what the user tells us; a dispute keeps his account open until it is answered (F5). Refuses 3198 another's loan or photo. */
export const suggestSubmit: Handler<"suggest-submit"> = async (call) => {
  const { tx, now } = call;
  const { id } = call.borrower;
  const { type, content, dispute, loanGid, contact, photos = [] } = call.body;
  assertRule("suggestion", content);
  const loanId = loanGid ? (await findLoan(tx, id, loanGid)).id : null;
  await assertOwn(tx, id, photos);
  const suggestGid = newGid();
  const answerTime = now + figures().complaintHours * HOUR;
  const about = { type, content, dispute: dispute ?? false, loanId, contact: contact ?? "" };
  await tx.insert(suggestion).values({ ...about, id: suggestGid, borrowerId: id, at: now, answerAt: answerTime });
  for (const photoId of photos) await tx.insert(suggestionPhoto).values({ photoId, suggestionId: suggestGid });
  await recordEvent(tx, { at: now, borrowerId: id, subject: "suggestion", subjectId: suggestGid, kind: "submitted" });
  return { suggestGid, number: complaintNumber(suggestGid), answerTime };
};

/** Each photo is the borrower's own, made for this, named once and not part of another suggestion. */
async function assertOwn(tx: Tx, borrowerId: string, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return;
  const found = await tx
    .select({ taken: suggestionPhoto.suggestionId })
    .from(photo)
    .leftJoin(suggestionPhoto, eq(suggestionPhoto.photoId, photo.id))
    .where(and(eq(photo.borrowerId, borrowerId), eq(photo.kind, "suggestion"), inArray(photo.id, [...photos])));
  if (found.length !== photos.length || found.some(({ taken }) => taken !== null)) throw new Refusal(STATUS.notFound);
}
