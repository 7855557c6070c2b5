import { figures } from "../../contract/brands.ts";
import { eq } from "drizzle-orm";
import { type BankCardRow, bankCard } from "../../database/tables/bank.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { assertRule } from "../../contract/rules.ts";
import { isChallenged, meetChallenge, setChallenge } from "../access/challenge.ts";
import { sendMessage } from "../notes/outbox.ts";
import { SANDBOX_OTP } from "./sandbox-cards.ts";
import { Refusal } from "../../contract/refusal.ts";
import { type Status, STATUS } from "../../contract/status.ts";

const TRIES = 3;
const MINUTE = 60_000;
const LOCK = 60 * MINUTE;

/** What is charged: whose card, when (ms), and the OTP that came with it. */
export interface Charge {
  readonly borrower: Pick<BorrowerRow, "mobile">;
  readonly card: BankCardRow;
  /** For what, and how much: an OTP is good for this alone. */
  readonly what: string;
  readonly now: number;
  readonly otp?: string;
}

/**
 * Asks the bank whether the card may be charged. Refuses with 2801 (the bank sends an OTP and wants it with the same
 * call), 3051, 3052 (tries left) or 3053 (locked for an hour).
 */
export async function useCard(tx: Tx, charge: Charge): Promise<void> {
  const { card, now, otp } = charge;
  refuseLocked(card, now);
  if (card.outcome === "pin-wrong") throw await countWrong(tx, card, STATUS.cardPinWrong, now);
  if (card.outcome === "otp-wrong") throw await countWrong(tx, card, STATUS.otpWrong, now);
  if (card.outcome !== "otp-asked" && otp === undefined) return;
  await checkOtp(tx, charge);
}

/** What an OTP is kept under: of this card, for what is charged. */
const askedFor = ({ card, what, now }: Charge) => ({ kind: "card-otp", subject: `${card.id} ${what}`, now }) as const;

/** Sends an OTP that is good for this charge alone, as long as a submission is. */
export async function sendOtp(tx: Tx, charge: Charge): Promise<void> {
  const { borrower, now } = charge;
  const lasts = figures().submissionMinutes * MINUTE;
  await setChallenge(tx, { ...askedFor(charge), secret: SANDBOX_OTP, lasts });
  await sendMessage(tx, { at: now, channel: "sms", recipient: borrower.mobile, kind: "card-otp", code: SANDBOX_OTP });
}

/**
 * Refuses with 2801 an OTP that is missing or was not asked for this charge, and sends one; a wrong one with 3052 (tries
 * left), the last one with 3053. A right one is used up, and gives all tries back.
 */
export async function checkOtp(tx: Tx, charge: Charge): Promise<void> {
  const { card, now, otp } = charge;
  if (otp !== undefined) assertRule("card-otp", otp);
  const asked = askedFor(charge);
  if (otp === undefined || !(await isChallenged(tx, asked))) {
    await sendOtp(tx, charge);
    throw new Refusal(STATUS.otpNeeded, { keep: true });
  }
  if (card.outcome === "otp-wrong" || !(await meetChallenge(tx, { ...asked, secret: otp })))
    throw await countWrong(tx, card, STATUS.otpWrong, now);
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
