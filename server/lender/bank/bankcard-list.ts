import type { Handler } from "../call/handler.ts";
import { CARD, cardView } from "./card-view.ts";
import { cardsOf } from "./cards.ts";

/** POST /bankcard/list: the user's cards, masked; the first one that can be used is the default. */
export const bankcardList: Handler<"bankcard-list"> = async ({ tx, borrower, now }) => {
  const cards = borrower ? (await cardsOf(tx, borrower.id)).map((row) => cardView(row, now)) : [];
  const first = cards.find(({ bankcardStatus }) => bankcardStatus === CARD.active);
  return { cards: cards.map((card) => ({ ...card, isDefault: card === first })) };
};
