import { eq } from "drizzle-orm";
import { type BankCardRow, bankCard } from "../../database/tables/bank.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { assertRule } from "../../contract/rules.ts";
import { sendMessage } from "../notes/outbox.ts";
import { SANDBOX_OTP } from "./sandbox-cards.ts";
import { Refusal } from "../../contract/refusal.ts";
import { type Status, STATUS } from "../../contract/status.ts";

const TRIES = 3;
const LOCK = 3_600_000;

/** What is charged: whose card, when (ms), and the OTP that came with it. */
export interface Charge {
  readonly borrower: BorrowerRow;
  readonly card: BankCardRow;
  readonly now: number;
  readonly otp?: string;
}

/**
 * Asks the bank whether the card may be charged. Refuses with 2801 (the bank sends an OTP and wants it with the same
 * call), 3051, 3052 (tries left) or 3053 (locked for an hour).
 */
export async function useCard(tx: Tx, { borrower, card, now, otp }: Charge): Promise<void> {
  refuseLocked(card, now);
  if (card.outcome === "pin-wrong") throw await countWrong(tx, card, STATUS.cardPinWrong, now);
  if (card.outcome === "otp-wrong") throw await countWrong(tx, card, STATUS.otpWrong, now);
  if (card.outcome !== "otp-asked" && otp === undefined) return;
  if (otp === undefined) throw await askOtp(tx, borrower, now);
  await checkOtp(tx, card, otp, now);
}

/** Sends an OTP; gives the refusal to throw that asks for it. `now` in ms. */
export async function askOtp(tx: Tx, { mobile }: BorrowerRow, now: number): Promise<Refusal> {
  await sendMessage(tx, { at: now, channel: "sms", recipient: mobile, kind: "card-otp", code: SANDBOX_OTP });
  return new Refusal(STATUS.otpNeeded, { keep: true });
}

/** Refuses a wrong OTP with 3052 (tries left), the last one with 3053; a right one gives all tries back. `now` in ms. */
export async function checkOtp(tx: Tx, card: BankCardRow, otp: string, now: number): Promise<void> {
  assertRule("card-otp", otp);
  if (card.outcome === "otp-wrong" || otp !== SANDBOX_OTP) throw await countWrong(tx, card, STATUS.otpWrong, now);
  await tx.update(bankCard).set({ wrong: 0 }).where(eq(bankCard.id, card.id));
}

/** Whether wrong tries have locked a card at `now` (ms). */
export const isLocked = ({ lockedUntil }: BankCardRow, now: number): boolean => (lockedUntil ?? 0) > now;

/** Refuses with 3053 a card that is locked at `now` (ms). */
export function refuseLocked(card: BankCardRow, now: number): void {
  if (card.outcome === "locked" || isLocked(card, now)) throw new Refusal(STATUS.cardLocked);
}

/** Counts a wrong PIN or OTP; gives the refusal to throw: `status` with the tries that are left, or 3053 for the last one. */
export async function countWrong(tx: Tx, card: BankCardRow, status: Status, now: number): Promise<Refusal> {
  const wrong = (card.lockedUntil === null ? card.wrong : 0) + 1;
  const locks = wrong >= TRIES;
  await tx
    .update(bankCard)
    .set({ wrong, lockedUntil: locks ? now + LOCK : null })
    .where(eq(bankCard.id, card.id));
  return locks
    ? new Refusal(STATUS.cardLocked, { keep: true })
    : new Refusal(status, { keep: true, args: { left: TRIES - wrong, context: TRIES - wrong } });
}
