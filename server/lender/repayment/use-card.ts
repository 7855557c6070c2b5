import { eq } from "drizzle-orm";
import { type BankCardRow, bankCard } from "../../database/tables/bank.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../refusal.ts";

const PIN_WRONG = 3051;
const OTP_WRONG = 3052;
const LOCKED = 3053;
const TRIES = 3;
const LOCK = 3_600_000;

/** Asks the bank whether the card may be charged; refuses with 3051, 3052 (tries left) or 3053 (locked for an hour). `now` in ms. */
export async function useCard(tx: Tx, card: BankCardRow, now: number): Promise<void> {
  refuseLocked(card, now);
  if (card.outcome !== "pin-wrong" && card.outcome !== "otp-wrong") return;
  throw await countWrong(tx, card, card.outcome === "pin-wrong" ? PIN_WRONG : OTP_WRONG, now);
}

/** Refuses with 3053 a card that is locked at `now` (ms). */
export function refuseLocked(card: BankCardRow, now: number): void {
  if (card.outcome === "locked" || (card.lockedUntil ?? 0) > now) throw new Refusal(LOCKED);
}

/** Counts a wrong PIN or OTP; gives the refusal to throw: `status` with the tries that are left, or 3053 for the last one. */
export async function countWrong(tx: Tx, card: BankCardRow, status: number, now: number): Promise<Refusal> {
  const wrong = (card.lockedUntil === null ? card.wrong : 0) + 1;
  const locks = wrong >= TRIES;
  await tx
    .update(bankCard)
    .set({ wrong, lockedUntil: locks ? now + LOCK : null })
    .where(eq(bankCard.id, card.id));
  return locks
    ? new Refusal(LOCKED, { keep: true })
    : new Refusal(status, { keep: true, args: { left: TRIES - wrong } });
}
