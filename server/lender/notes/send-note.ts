import { message } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { sendMail } from "./send-mail.ts";

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

/** What goes by no mail: who is welcomed has bound no address yet, and an answer goes to where he wants it (F22). */
const UNMAILED: ReadonlySet<NoteKind> = new Set(["welcome", "complaint-answered"]);

/**
 * Puts messages into borrowers' message centres, and sends each by mail too where an address is bound (F37); `args` fill a
 * message's words, `at` in ms.
 */
export async function sendNote(tx: Tx, ...sent: Note[]): Promise<void> {
  await tx.insert(message).values(sent.map((note) => ({ ...note, id: newGid() })));
  for (const note of sent) if (!UNMAILED.has(note.kind)) await mailNote(tx, note);
}

async function mailNote(tx: Tx, { borrowerId, kind, at, args }: Note): Promise<void> {
  await sendMail(tx, { borrowerId, kind, at }, (text) => {
    const [title, content] = [text(`lender.message-${kind}-title`, args), text(`lender.message-${kind}-content`, args)];
    return text("lender.mail-message", { title, content });
  });
}
