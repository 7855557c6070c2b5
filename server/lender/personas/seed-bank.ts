import { bankAccount, bankCard } from "../../database/tables/bank.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { bankByCode } from "../bank/banks.ts";
import { resolveAccount } from "../bank/resolve-account.ts";
import { maskCard, sandboxCards } from "../bank/sandbox-cards.ts";

const ACCOUNT = { bankCode: "058", accountNumber: "0123456785" };
const ACTIVE = 1;

/** The account that every persona has; gives their ids in the borrowers' order. */
export async function seedAccounts(tx: Tx, borrowers: readonly BorrowerRow[]): Promise<string[]> {
  const rows = borrowers.map((borrower) => {
    const { bank, accountNumber, holderName } = resolveAccount(ACCOUNT, borrower.name);
    const { bankCode, bankName, bankShortName } = bank;
    return {
      id: newGid(),
      borrowerId: borrower.id,
      holder: holderName,
      bankCode,
      bankName,
      bankShortName,
      accountNo: accountNumber,
      addedAt: borrower.registeredAt,
    };
  });
  await tx.insert(bankAccount).values(rows);
  return rows.map(({ id }) => id);
}

/** One card of every outcome for each borrower; gives the ids of those that succeed, in the borrowers' order. */
export async function seedCards(tx: Tx, borrowers: readonly BorrowerRow[]): Promise<string[]> {
  const held = borrowers.map(cardsOf);
  await tx.insert(bankCard).values(held.flat());
  return held.map(([first]) => {
    if (!first) throw new Error("the sandbox has no cards");
    return first.id;
  });
}

/** A borrower's cards, the one that succeeds first. */
const cardsOf = (borrower: BorrowerRow) =>
  sandboxCards.map(({ number, outcome, cardType, bankCode }, index) => {
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
      addedAt: borrower.registeredAt + index,
    };
  });
