import type { Handler } from "../call/handler.ts";
import { checkOtp, refuseLocked } from "./use-card.ts";
import { activationView } from "./activation-view.ts";
import { cardOf } from "./cards.ts";
import { moveSubmission, submissionAt, submissionsLeft } from "../account/submissions.ts";

/** POST /bankcard/otp: the code that the bank sent. Refuses 3052 (tries left), 3053, 3199 out of order or after 15 minutes. */
export const bankcardOtp: Handler<"bankcard-otp"> = async (call) => {
  const { tx, body, now } = call;
  const { id } = call.borrower;
  const submission = await submissionAt(tx, { borrowerId: id, id: body.activationGid, step: "otp", now });
  const card = await cardOf(tx, id, submission.subject);
  refuseLocked(card, now);
  await checkOtp(tx, { borrower: call.borrower, card, what: submission.id, now, otp: body.otp });
  await moveSubmission(tx, submission, "activate", now);
  return activationView(card, "activate", submission, await submissionsLeft(tx, submission));
};
