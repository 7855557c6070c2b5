import { message } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";

/** What the message centre tells; each has its words in `locales/` as `lender.message-<kind>-title` and `-content`. */
type NoteKind =
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
  | "extension-confirmed"
  | "payment-taken-back"
  | "complaint-answered";

interface Note {
  borrowerId: string;
  kind: NoteKind;
  at: number;
  args?: Record<string, string | number>;
}

/** Puts messages into borrowers' message centres; `args` fill a message's words, `at` in ms. */
export async function sendNote(tx: Tx, ...sent: Note[]): Promise<void> {
  await tx.insert(message).values(sent.map((note) => ({ ...note, id: newGid() })));
}
