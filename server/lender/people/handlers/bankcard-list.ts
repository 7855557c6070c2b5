import { asc, eq } from "drizzle-orm";
import { bankCard } from "../../../database/tables/bank.ts";
import type { Handler } from "../../handler.ts";

const ACTIVE = 1;

/** POST /bankcard/list: the user's cards, masked. */
export const bankcardList: Handler = async ({ tx, borrower }) => {
  if (!borrower) return { cards: [] };
  const rows = await tx
    .select()
    .from(bankCard)
    .where(eq(bankCard.borrowerId, borrower.id))
    .orderBy(asc(bankCard.addedAt), asc(bankCard.id));
  const cards = rows.map((row) => ({
    bankCode: row.bankCode,
    bankId: row.bankId,
    bankName: row.bankName,
    bankShortName: row.bankShortName,
    bankcardGid: row.id,
    bankcardStatus: row.status,
    canGuarantee: 0,
    cardAuthStatus: row.authStatus,
    cardNo: row.maskedNo,
    cardType: row.cardType,
    debitCandeduct: row.status === ACTIVE ? 1 : 0,
  }));
  return { cards };
};
