import { HOUR } from "../../../lending/lagos-time.ts";
import type { suggestion } from "../../database/tables/borrower-calls.ts";
import type { CallContext } from "../call/handler.ts";
import { complaintNumber } from "./complaint-number.ts";

/** How long nobody has looked at it yet, ms. */
const UNSEEN = HOUR;

/**
 * What a borrower told the lender, and how it stands at `now` (ms). Nobody works at the sandbox: it begins after an
 * hour and answers as `answerComplaints` says, in words that fit what it was about.
 */
export function complaintView(
  { suggestion: row, loanNo }: { suggestion: typeof suggestion.$inferSelect; loanNo: string | null },
  now: number,
  text: CallContext["text"],
) {
  const { id, type, content, dispute, at, answerAt, answeredAt } = row;
  const started = now >= at + UNSEEN;
  return {
    suggestGid: id,
    number: complaintNumber(id),
    type,
    content,
    dispute,
    loanNo: loanNo ?? undefined,
    time: at,
    answerTime: answerAt,
    state: answeredAt !== null ? "answered" : started ? "in-work" : "received",
    ...(answeredAt === null
      ? {}
      : { answer: text(`lender.answer-${dispute ? "dispute" : "plain"}`), answeredTime: answeredAt }),
  };
}
