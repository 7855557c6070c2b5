import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { suggestion } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { noteRequest } from "../call/note-request.ts";
import { recordEvent } from "../call/record-event.ts";
import { sendMessage } from "../notes/outbox.ts";
import { sendNote } from "../notes/send-note.ts";
import { answerTo } from "./answer-to.ts";
import { complaintNumber } from "./complaint-number.ts";

/** Half of the time that is promised. */
const half = sql<number>`${suggestion.at} + (${suggestion.answerAt} - ${suggestion.at}) / 2`;

/** What a borrower told us that is to be answered by `now` (ms). */
export const answerDue = (borrowerId: string, now: number): SQL | undefined =>
  and(eq(suggestion.borrowerId, borrowerId), isNull(suggestion.answeredAt), lte(half, now));

/**
 * Answers what is to be answered by `now` (ms), each at its own moment, and tells the borrower so by a message and where
 * he wants to be reached (F22). Nobody works at the sandbox: it answers when half of the time is over.
 */
export async function answerComplaints(
  tx: Tx,
  { id, mobile }: { id: string; mobile: string },
  now: number,
): Promise<void> {
  for (const row of await tx.select().from(suggestion).where(answerDue(id, now)).orderBy(suggestion.at)) {
    const at = row.at + Math.floor((row.answerAt - row.at) / 2);
    const number = complaintNumber(row.id);
    await tx.update(suggestion).set({ answeredAt: at }).where(eq(suggestion.id, row.id));
    await noteRequest(tx, id, at, ["support", "answer", "messages"]);
    await recordEvent(tx, { at, borrowerId: id, subject: "suggestion", subjectId: row.id, kind: "answered" });
    await sendNote(tx, { borrowerId: id, kind: "complaint-answered", at, args: { number } });
    // What he gave to be reached by may be anybody's: the number alone tells nothing of him.
    const to = await answerTo(tx, row.contact, mobile, now);
    await sendMessage(tx, { at, ...to, kind: "complaint-answered", code: number });
  }
}
