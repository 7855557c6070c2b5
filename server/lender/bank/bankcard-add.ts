import { assertRule } from "../../contract/rules.ts";
import { bankCard, type BankCardRow } from "../../database/tables/bank.ts";
import type { Tx } from "../../database/tx.ts";
import type { Handler } from "../call/handler.ts";
import { newGid } from "../call/new-gid.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { activationView } from "./activation-view.ts";
import { bankByCode } from "./banks.ts";
import { CARD } from "./card-view.ts";
import { cardsOf } from "./cards.ts";
import { maskCard, type SandboxCard, sandboxCards } from "./sandbox-cards.ts";
import { startSubmission, submissionsLeft, submissionWaiting } from "../account/submissions.ts";
import { refuseLocked } from "./use-card.ts";
import { one } from "../../database/rows.ts";

/** POST /bankcard/add: starts the activation of a card, of which only the masked number is kept (V6, F11). Refuses 3050 a card that no bank knows, 3053 a locked one, 3054 after three a day; an active card is active already, and one whose PIN is awaited goes on. */
export const bankcardAdd: Handler<"bankcard-add"> = async (call) => {
  const { tx, now } = call;
  const { id } = call.borrower;
  const { cardNo, expiryMonth, expiryYear, cvv } = call.body;
  assertRule("card-number", cardNo);
  assertRule("card-expiry", `${expiryMonth}/${expiryYear}`, { with: { now } });
  assertRule("card-cvv", cvv);
  const known = sandboxCards.find(({ number }) => number === cardNo);
  if (!known) throw new Refusal(STATUS.cardInvalid);
  const masked = maskCard(known.number);
  const held = (await cardsOf(tx, id)).find(({ maskedNo }) => maskedNo === masked);
  if (held?.status === CARD.active) return activationView(held, "done");
  if (held) refuseLocked(held, now);
  const card = held ?? (await storeCard(tx, id, known, now));
  // Its answer may have got lost: that costs none of the day's three (C5).
  const waiting = await submissionWaiting(tx, { borrowerId: id, subject: card.id, step: "pin", now });
  if (waiting) return activationView(card, "pin", waiting, await submissionsLeft(tx, waiting));
  const started = await startSubmission(tx, { borrowerId: id, kind: "card", subject: card.id, step: "pin", now });
  return activationView(card, "pin", started.row, started.left);
};

async function storeCard(tx: Tx, borrowerId: string, card: SandboxCard, addedAt: number): Promise<BankCardRow> {
  const bank = bankByCode(card.bankCode);
  if (!bank) throw new Error(`there is no bank ${card.bankCode}`);
  const { bankId, bankCode, bankName, bankShortName } = bank;
  const { outcome, cardType, number } = card;
  const stage = { status: CARD.inactive, authStatus: 0, maskedNo: maskCard(number), addedAt };
  const row = one(
    await tx
      .insert(bankCard)
      .values({ ...stage, id: newGid(), borrowerId, bankId, bankCode, bankName, bankShortName, cardType, outcome })
      .returning(),
  );
  return row;
}
