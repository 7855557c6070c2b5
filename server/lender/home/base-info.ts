import { and, count, eq, isNull } from "drizzle-orm";
import { bankCard } from "../../database/tables/bank.ts";
import type { Handler } from "../call/handler.ts";
import { loanTotals } from "../loan/loan-totals.ts";
import { highestOf, type Offer, offerOf } from "../loan/offer.ts";
import { isUsable, vouchersOf } from "../rewards/voucher-view.ts";
import { personOf } from "../call/person-of.ts";
import { unreadCount } from "../notes/messages.ts";
import { redBagsOf } from "../rewards/rewards.ts";

const ACTIVE = 1;
const nobody = {
  balance: 0,
  bankCardCount: 0,
  creditLine: 0,
  invitationCode: "",
  loanBalance: 0,
  loanQty: 0,
  loanSumAmount: 0,
  messageNumbers: 0,
  mobile: "",
  name: "",
  overdueQty: 0,
  redBagCount: 0,
  voucherCount: 0,
  showGuaranteeFlag: 0,
};

/** POST /userinfo/baseinfo: the user's figures (E14); a guest's are all nothing. */
export const baseInfo: Handler<"userinfo-baseinfo"> = async ({ tx, borrower, now }) => {
  if (!borrower) return nobody;
  const held = and(eq(bankCard.borrowerId, borrower.id), eq(bankCard.status, ACTIVE), isNull(bankCard.removedAt));
  const [cards] = await tx.select({ number: count() }).from(bankCard).where(held);
  const offer = await offerOf(tx, borrower, now);
  const vouchers = (await vouchersOf(tx, borrower.id)).filter((row) => isUsable(row, now));
  return {
    ...nobody,
    ...(await loanTotals(tx, borrower, now)),
    bankCardCount: Number(cards?.number ?? 0),
    creditLine: borrower.creditLimit,
    usedCredit: borrower.creditLimit - offer.available,
    spareCredit: offer.available - mostOf(offer),
    invitationCode: (await personOf(tx, borrower.id)).invitationCode,
    messageNumbers: await unreadCount(tx, borrower.id),
    mobile: borrower.mobile,
    name: borrower.name,
    redBagCount: (await redBagsOf(tx, borrower.id)).length,
    voucherCount: vouchers.length,
  };
};

/** The most that one loan of the first line may be (kobo). */
const mostOf = (offer: Offer): number =>
  Math.max(0, ...offer.products.filter(({ type }) => type !== "subloan").map((row) => highestOf(row, offer)));
