import { message } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";

/** What the message centre tells; each has its words in `locales/` as `lender.message-<kind>-title` and `-content`. */
export type NoteKind =
  | "welcome"
  | "credit-approved"
  | "credit-refused"
  | "loan-paid-out"
  | "card-activated"
  | "card-refunded"
  | "mail-bound"
  | "friend-borrowed"
  | "withdrawal-paid"
  | "withdrawal-failed"
  | "renewal-confirmed"
  | "extension-confirmed";

/** Puts a message into a borrower's message centre; `args` fill its words, `at` in ms. */
export async function sendNote(
  tx: Tx,
  sent: { borrowerId: string; kind: NoteKind; at: number; args?: Record<string, string | number> },
): Promise<void> {
  await tx.insert(message).values({ ...sent, id: newGid() });
}
