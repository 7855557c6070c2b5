import { figures } from "../../contract/brands.ts";
import { eq } from "drizzle-orm";
import { bankCard } from "../../database/tables/bank.ts";
import { submission } from "../../database/tables/borrower-calls.ts";
import type { Handler } from "../call/handler.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { checkOtp, useCard } from "./use-card.ts";
import { CARD } from "./card-view.ts";
import { cardOf } from "./cards.ts";
import { giveCoupon } from "../rewards/gift.ts";
import { sendNote } from "../notes/send-note.ts";
import { moveSubmission, submissionAt } from "../account/submissions.ts";

/** POST /bankcard/activate: charges a little, which is given back after a loan was paid out; a coupon once per account (F11). Refuses 2801 while the bank wants an OTP, which may come with the same call; 3050 where the money is not there. */
export const bankcardActivate: Handler<"bankcard-activate"> = async (call) => {
  const { tx, body, now, text, borrower } = call;
  const { id } = borrower;
  const { otp, activationGid } = body;
  const [known] = await tx.select().from(submission).where(eq(submission.id, activationGid));
  const step = known?.step === "otp" ? "otp" : "activate";
  const row = await submissionAt(tx, { borrowerId: id, id: activationGid, step, now });
  const card = await cardOf(tx, id, row.subject);
  // Another of its submissions was finished meanwhile: it is charged once.
  if (card.status === CARD.active) {
    await moveSubmission(tx, row, "done", now);
    return { bankcardGid: card.id, bankcardStatus: CARD.active, fee: 0, coupon: 0 };
  }
  const charge = { borrower, card, what: row.id, now, otp };
  if (step === "otp" && otp === undefined) await checkOtp(tx, charge);
  await useCard(tx, charge);
  if (card.outcome === "insufficient")
    throw new Refusal(STATUS.cardInvalid, { message: text("lender.fail-insufficient-balance") });
  const { activationAmount: fee, couponAmount } = figures();
  await postTransfer(tx, { kind: "activation", at: now, borrowerId: id }, { bank: fee, "activation-payable": -fee });
  await tx.update(bankCard).set({ status: CARD.active, authStatus: 1, wrong: 0 }).where(eq(bankCard.id, card.id));
  await moveSubmission(tx, row, "done", now);
  const coupon = await giveCoupon(tx, {
    borrowerId: id,
    reason: "card-activated",
    value: couponAmount,
    kind: "universal",
    at: now,
  });
  await sendNote(tx, { borrowerId: id, kind: "card-activated", at: now, args: { cardNo: card.maskedNo } });
  return { bankcardGid: card.id, bankcardStatus: CARD.active, fee, coupon };
};
