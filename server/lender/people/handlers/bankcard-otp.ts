import { assertRule } from "../../../contract/rules.ts";
import { borrowerOf } from "../../borrower-of.ts";
import type { Handler } from "../../handler.ts";
import { countWrong, refuseLocked } from "../../repayment/use-card.ts";
import { activationView } from "../activation-view.ts";
import { cardOf } from "../cards.ts";
import { SANDBOX_OTP } from "../sandbox-cards.ts";
import { moveSubmission, submissionAt, submissionsLeft } from "../submissions.ts";

const WRONG = 3052;

/** POST /bankcard/otp: the code that the bank sent. Refuses 3052 (tries left), 3053, 3199 out of order or after 15 minutes. */
export const bankcardOtp: Handler = async (call) => {
  const { tx, body, now } = call;
  const { id } = borrowerOf(call);
  assertRule("card-otp", body.otp);
  const submission = await submissionAt(tx, { borrowerId: id, id: String(body.activationGid), step: "otp", now });
  const card = await cardOf(tx, id, submission.subject);
  refuseLocked(card, now);
  if (card.outcome === "otp-wrong" || body.otp !== SANDBOX_OTP) throw await countWrong(tx, card, WRONG, now);
  await moveSubmission(tx, submission, "activate", now);
  return activationView(card, "activate", submission, await submissionsLeft(tx, submission));
};
