import { bankAccount, bankCard } from "../../database/tables/bank.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { bankByCode } from "../bank/banks.ts";
import { resolveAccount } from "../bank/resolve-account.ts";
import { maskCard, sandboxCards } from "../bank/sandbox-cards.ts";

const ACCOUNT = { bankCode: "058", accountNumber: "0123456785" };
const ACTIVE = 1;

/** The account that every persona has; gives its id. */
export async function seedAccount(tx: Tx, borrower: BorrowerRow, addedAt: number): Promise<string> {
  const { bank, accountNumber, holderName } = resolveAccount(ACCOUNT, borrower.name);
  const { bankCode, bankName, bankShortName } = bank;
  const id = newGid();
  await tx.insert(bankAccount).values({
    id,
    borrowerId: borrower.id,
    holder: holderName,
    bankCode,
    bankName,
    bankShortName,
    accountNo: accountNumber,
    addedAt,
  });
  return id;
}

/** One card of every outcome, the one that succeeds first; gives that one's id. */
export async function seedCards(tx: Tx, borrower: BorrowerRow, addedAt: number): Promise<string> {
  const rows = sandboxCards.map(({ number, outcome, cardType, bankCode }, index) => {
    const bank = bankByCode(bankCode);
    if (!bank) throw new Error(`there is no bank ${bankCode}`);
    const { bankId, bankName, bankShortName } = bank;
    const id = newGid();
    const held = { id, borrowerId: borrower.id, bankId, bankCode, bankName, bankShortName };
    return {
      ...held,
      maskedNo: maskCard(number),
      cardType,
      outcome,
      status: ACTIVE,
      authStatus: 1,
      addedAt: addedAt + index,
    };
  });
  await tx.insert(bankCard).values(rows);
  const [first] = rows;
  if (!first) throw new Error("the sandbox has no cards");
  return first.id;
}
