import type { Handler } from "../call/handler.ts";
import { cardView } from "./card-view.ts";
import { cardsOf } from "./cards.ts";

/** POST /bankcard/list: the user's cards, masked. */
export const bankcardList: Handler<"bankcard-list"> = async ({ tx, borrower, now }) => ({
  cards: borrower ? (await cardsOf(tx, borrower.id)).map((row) => cardView(row, now)) : [],
});
