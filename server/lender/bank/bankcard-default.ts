import { eq } from "drizzle-orm";
import { STATUS } from "../../contract/status.ts";
import { Refusal } from "../../contract/refusal.ts";
import { bankCard } from "../../database/tables/bank.ts";
import type { Handler } from "../call/handler.ts";
import { recordEvent } from "../call/record-event.ts";
import { CARD } from "./card-view.ts";
import { cardOf } from "./cards.ts";
import { refuseLocked } from "./use-card.ts";

/**
 * POST /bankcard/default: the card that is offered first from now on. Refuses 3198 (not his), 3199 (not active) and
 * 3053 (locked).
 */
export const bankcardDefault: Handler<"bankcard-default"> = async ({ tx, body, now, borrower }) => {
  const card = await cardOf(tx, borrower.id, body.bankcardGid);
  if (card.status !== CARD.active) throw new Refusal(STATUS.illegal);
  refuseLocked(card, now);
  await tx.update(bankCard).set({ chosenAt: now }).where(eq(bankCard.id, card.id));
  await recordEvent(tx, { at: now, borrowerId: borrower.id, subject: "bank-card", subjectId: card.id, kind: "chosen" });
  return {};
};
