import { mailboxOf } from "../../../lending/format/mailbox.ts";
import { storedPhone } from "../../../lending/format/phone-digits.ts";
import { keepsRule } from "../../contract/rules.ts";
import type { Tx } from "../../database/tx.ts";
import { LIMITS } from "../access/limits.ts";
import { addTime, isReached, timesOf } from "../access/tally.ts";
import type { OutboxMessage } from "../notes/outbox.ts";

/** By what and where somebody is told. */
type Reached = Pick<OutboxMessage, "channel" | "recipient">;

/**
 * Where a borrower is told at `now` (ms) that he was answered: by the phone or address that he gave for that, else by the
 * phone of his account (F22). Whose it is that he gave nobody knows: it is told of a few answers a day, whoever gives it.
 */
export async function answerTo(tx: Tx, contact: string, mobile: string, now: number): Promise<Reached> {
  const own: Reached = { channel: "sms", recipient: mobile };
  const given = givenOf(contact.trim());
  if (!given) return own;
  const counted = `answer:${mailboxOf(given.recipient)}`;
  if (isReached(await timesOf(tx, counted, now), LIMITS.answers, now)) return own;
  await addTime(tx, counted, now);
  return given;
}

function givenOf(contact: string): Reached | null {
  if (keepsRule("email", contact)) return { channel: "mail", recipient: contact };
  return keepsRule("phone", contact) ? { channel: "sms", recipient: storedPhone(contact) } : null;
}
