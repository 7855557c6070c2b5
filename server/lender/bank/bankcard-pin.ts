import { figures } from "../../contract/brands.ts";
import { assertRule } from "../../contract/rules.ts";
import type { Handler } from "../call/handler.ts";
import { countWrong, refuseLocked, sendOtp } from "./use-card.ts";
import { activationView } from "./activation-view.ts";
import { cardOf } from "./cards.ts";
import { SANDBOX_PIN } from "./sandbox-cards.ts";
import { moveSubmission, submissionAt, submissionsLeft } from "../account/submissions.ts";
import { STATUS } from "../../contract/status.ts";

/** POST /bankcard/pin: the card's PIN; the bank then sends an OTP. Refuses 3051 (tries left), 3053, 3199 after 15 minutes. */
export const bankcardPin: Handler<"bankcard-pin"> = async (call) => {
  const { tx, body, now } = call;
  const { id } = call.borrower;
  assertRule("pin", body.pin, { with: { length: figures().cardPinLength } });
  const submission = await submissionAt(tx, { borrowerId: id, id: body.activationGid, step: "pin", now });
  const card = await cardOf(tx, id, submission.subject);
  refuseLocked(card, now);
  if (card.outcome === "pin-wrong" || body.pin !== SANDBOX_PIN)
    throw await countWrong(tx, card, STATUS.cardPinWrong, now);
  await moveSubmission(tx, submission, "otp", now);
  await sendOtp(tx, { borrower: call.borrower, card, what: submission.id, now });
  return activationView(card, "otp", submission, await submissionsLeft(tx, submission));
};
