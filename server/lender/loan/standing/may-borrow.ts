import { brandOf, type CallBrand, callBrand } from "../../../contract/brands.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { type Status, STATUS } from "../../../contract/status.ts";
import type { Product } from "../products.ts";
import type { CallContext } from "../../call/handler.ts";
import { placeOfSession } from "../../access/session.ts";
import { borrowerOf } from "../../call/borrower-of.ts";
import { nairaWords } from "../naira-words.ts";
import { borrowFacts } from "./borrow-facts.ts";

/** What the rows that open nothing are refused with; those that are not here are not possible as things stand. */
const REFUSES: Readonly<Record<string, Status>> = {
  "app-only": STATUS.appOnly,
  huidus: STATUS.appOnly,
  "credit-first": STATUS.creditIncomplete,
  "refused-credit": STATUS.creditIncomplete,
  "credit-line": STATUS.limitTooLow,
  consent: STATUS.consentWithdrawn,
  "in-process": STATUS.loanUnderWay,
};

/**
 * Whether a borrower may take a product now: the decision behind 'borrow' (F6, A3), on the lender's own facts and not on
 * what an app kept or sends. Refuses with 2712 on a channel that is intercepted and whom the app alone lends to, with
 * the status of the risk engine, 3107, 3108, 3109, 3104, and 3199 where none of them fits.
 */
export async function assertMayBorrow(call: CallContext, product: Product): Promise<void> {
  const { tx, now, text } = call;
  const borrower = borrowerOf(call);
  // What the decision "borrow" asks first: a channel that does not lend. Who logged in on one may not take his session
  // to another: a request says whatever it likes of its channel.
  const began = call.token === undefined ? undefined : await placeOfSession(tx, call.token);
  const places = began?.channel ? [brandOf(began.business ?? undefined, began.channel)] : [];
  if ([callBrand(), ...places].some(isIntercepted)) throw new Refusal(STATUS.appOnly);
  const { riskStatus } = borrower.flags;
  const refuses = (row: string) => {
    const status = REFUSES[row] ?? (row.endsWith("-status") ? riskStatus : undefined) ?? STATUS.illegal;
    const message = status === STATUS.illegal ? text("borrow.not-now") : undefined;
    return new Refusal(status, { message, args: { amount: nairaWords(product.lowest) } });
  };
  const facts = await borrowFacts(tx, borrower, product.type, now);
  // Who asked for the main line and is offered the second one instead may not take the main line.
  call.gate.pass(facts, refuses, { productType: product.type });
}

function isIntercepted({ flags, lists, channel }: CallBrand): boolean {
  const intercepted: readonly string[] = lists.interceptChannels;
  return flags.loanIntercept && intercepted.includes(channel);
}
