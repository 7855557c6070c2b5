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
  if (card.outcome === "locked" || (card.lockedUntil ?? 0) > now) throw new Refusal(LOCKED);
  if (card.outcome !== "pin-wrong" && card.outcome !== "otp-wrong") return;
  const wrong = (card.lockedUntil === null ? card.wrong : 0) + 1;
  const locks = wrong >= TRIES;
  await tx
    .update(bankCard)
    .set({ wrong, lockedUntil: locks ? now + LOCK : null })
    .where(eq(bankCard.id, card.id));
  if (locks) throw new Refusal(LOCKED, { keep: true });
  throw new Refusal(card.outcome === "pin-wrong" ? PIN_WRONG : OTP_WRONG, {
    keep: true,
    args: { left: TRIES - wrong },
  });
}
