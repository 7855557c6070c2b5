import type { BankCardRow } from "../../database/tables/bank.ts";

/** Stages of a card, in bank_card.status and on the wire. */
export const CARD = { inactive: 0, active: 1, locked: 2 } as const;

/** E9: a card as a list shows it; `now` in ms decides whether it is locked. */
export function cardView(row: BankCardRow, now: number) {
  const locked = (row.lockedUntil ?? 0) > now;
  return {
    bankCode: row.bankCode,
    bankId: row.bankId,
    bankName: row.bankName,
    bankShortName: row.bankShortName,
    bankcardGid: row.id,
    bankcardStatus: locked ? CARD.locked : row.status,
    canGuarantee: 0,
    cardAuthStatus: row.authStatus,
    cardNo: row.maskedNo,
    cardType: row.cardType,
    debitCandeduct: row.status === CARD.active && !locked ? 1 : 0,
  };
}
