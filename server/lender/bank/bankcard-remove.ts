import { and, eq } from "drizzle-orm";
import { bankCard } from "../../database/tables/bank.ts";
import { payment } from "../../database/tables/payment.ts";
import type { Handler } from "../call/handler.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { cardOf } from "./cards.ts";
import { isLocked } from "./use-card.ts";

/** POST /bankcard/remove: takes a card out. Refuses 3198, 3121 while a payment by it is being verified, and 3053 while it is locked. */
export const bankcardRemove: Handler<"bankcard-remove"> = async (call) => {
  const { tx, body, now } = call;
  const { id } = call.borrower;
  const card = await cardOf(tx, id, body.bankcardGid);
  const [waiting] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.bankCardId, card.id), eq(payment.status, "process")));
  if (waiting) throw new Refusal(STATUS.beingVerified);
  // Added again it would be a card without wrong tries.
  if (isLocked(card, now)) throw new Refusal(STATUS.cardLocked);
  await tx.update(bankCard).set({ removedAt: now }).where(eq(bankCard.id, card.id));
  await recordEvent(tx, { at: now, borrowerId: id, subject: "bank-card", subjectId: card.id, kind: "removed" });
  return {};
};
